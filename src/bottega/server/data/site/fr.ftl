# Les mots du serveur, en français : requêtes, réglages, démarrage.

### Requêtes

problem-come-in = Choisissez d’abord un nom, ou connectez-vous.
problem-token-unknown = Ce jeton n’est pas valable, ou ne l’est plus. Créez-en un autre dans votre compte.
problem-origin = Cette requête ne vient pas d’une page de ce site ; elle a été refusée. Ouvrez le site lui-même et réessayez.
problem-host = Ce serveur ne répond pas au nom que vous avez employé. Demandez la bonne adresse à son hébergeur.
problem-not-on-this-machine = Seul un navigateur sur l’ordinateur du serveur peut demander cela.
problem-too-often = Trop de requêtes en peu de temps. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-busy = Le serveur ne peut pas le faire en ce moment. Rien n’est perdu ; réessayez dans quelques secondes.
problem-gone = Ce à quoi cela se rapporte, la partie ou le compte, n’existe plus.
problem-unstorable = Ce texte contient un caractère qui ne peut pas être enregistré. Retirez-le et réessayez.
problem-slow = La demande a pris trop de temps et a été interrompue. Réessayez dans quelques secondes.
problem-slow-body = Votre envoi arrivait trop lentement et a été interrompu. Réessayez.
problem-failed = Une erreur s’est produite sur le serveur. Réessayez ; si cela se reproduit, donnez ce numéro à l’hébergeur : { $reference }.
problem-not-found = Page introuvable. Vérifiez l’adresse.
problem-method = Cette méthode n’est pas permise ici. Voyez la description de l’API.
problem-bad-request = Cette requête est illisible. Voyez la description de l’API.
problem-body-size = Votre envoi est trop volumineux : la limite est de { $most } octets.
problem-json-wanted = Envoyez du JSON, avec le type de contenu application/json.
problem-json-bad = Votre envoi n’est pas du JSON valable : erreur à la ligne { $line }, colonne { $column }.
problem-json-deep = Votre JSON est trop imbriqué : la limite est de { $most } niveaux.

### Ce qui était attendu

problem-invalid = « { $field } » n’est pas valable : { $expected }.
expected-missing = ce champ manque
expected-unknown = ce champ n’existe pas ici
expected-text = un texte est attendu
expected-text-longer = { $min-length ->
    [one] il faut au moins un caractère
   *[other] il faut au moins { $min-length } caractères
}
expected-text-shorter = { $max-length ->
    [one] un caractère au plus est permis
   *[other] { $max-length } caractères au plus sont permis
}
expected-text-form = le texte n’a pas la forme attendue
expected-whole = un nombre entier est attendu
expected-number = un nombre est attendu
expected-truth = true ou false est attendu
expected-more = un nombre supérieur à { $gt } est attendu
expected-at-least = un nombre d’au moins { $ge } est attendu
expected-less = un nombre inférieur à { $lt } est attendu
expected-at-most = un nombre d’au plus { $le } est attendu
expected-list = une liste est attendue
expected-list-longer = { $min-length ->
    [one] une liste d’au moins un élément est attendue
   *[other] une liste d’au moins { $min-length } éléments est attendue
}
expected-list-shorter = { $max-length ->
    [one] une liste d’un élément au plus est attendue
   *[other] une liste de { $max-length } éléments au plus est attendue
}
expected-object = un objet avec des champs est attendu
expected-one-of = l’une de ces valeurs est attendue : { $expected }
expected-nothing = la valeur null est attendue
expected-other = la valeur ne correspond pas à la description de l’API

### Réglages

problem-setting-number = { $setting } doit être un nombre entier de { $low } à { $high }, et non « { $value } ».
problem-setting-choice = { $setting } doit être l’un de { $choices }, et non « { $value } ».
problem-setting-database = { $setting } doit être un fichier, ou commencer par sqlite:/// ou postgresql://. Vérifiez l’adresse de la base de données.
problem-setting-redis = { $setting } doit commencer par redis:// ou rediss://. Vérifiez l’adresse de Redis.
problem-setting-origin = { $setting } doit être l’adresse du site, comme https://jeux.example.org, et non « { $value } ».
problem-setting-network = { $setting } doit être une liste d’adresses et de réseaux, comme 127.0.0.1,10.0.0.0/8. « { $value } » n’est ni l’un ni l’autre.

### Démarrage

serving = Bottega fonctionne à l’adresse { $address } (Ctrl-C pour l’arrêter)
serving-alone = Seul cet ordinateur peut s’y connecter. Pour jouer avec d’autres sur votre réseau, démarrez avec --host 0.0.0.0
serving-others = Les autres appareils de votre réseau s’y connectent à l’adresse { $addresses }
problem-untested-version = { $package } { $installed } est installé. Bottega a été testé avec les versions à partir de { $first } et antérieures à { $end }. Installez l’une d’elles : pip install "{ $package }>={ $first },<{ $end }".
problem-port-taken = Un autre programme utilise le port { $port }. Arrêtez-le, ou choisissez un autre port avec --port.
problem-port-forbidden = Cet utilisateur n’a pas le droit d’utiliser le port { $port }. Choisissez-en un à partir de 1024 avec --port, et placez un proxy devant.
problem-address-unusable = Le serveur ne peut pas écouter sur { $address } ({ $reason }). Vérifiez --host.
problem-store-away = Impossible d’ouvrir la base de données : { $reason }. Vérifiez --database, et que la base est en marche.
problem-store-in-use = Un autre serveur utilise cette base de données. Arrêtez-le d’abord, ou utilisez PostgreSQL (--database postgresql://...), que plusieurs serveurs peuvent partager.
problem-data-folder = Le dossier de données { $path } ne peut pas être créé : { $reason }. Choisissez-en un autre avec --data.

### Sans client

web-title = Bottega
web-none = Le serveur fonctionne, mais il a été installé sans les pages web. Les programmes peuvent utiliser son API. Pour jouer dans le terminal : bottega play.
web-api = La description de l’API
docs-title = L’API de Bottega
docs-sent = Requête :
docs-answer = Réponse :
docs-forms = Types
docs-optional = facultatif
