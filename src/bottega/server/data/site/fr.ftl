# Les mots du serveur, en français : requêtes, réglages, démarrage.

### Requêtes

problem-come-in = Il faut d'abord entrer : choisissez un nom, ou connectez-vous.
problem-token-unknown = Ce jeton n'est pas connu, ou ne l'est plus. Créez-en un autre dans votre compte.
problem-origin = Cette requête ne vient pas d'une page de ce site ; elle a été refusée. Ouvrez le site lui-même et réessayez.
problem-host = Ce serveur ne répond pas au nom que vous avez employé. Demandez la bonne adresse à son hébergeur.
problem-too-often = C'était trop souvent en trop peu de temps. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-busy = Le serveur ne peut pas le faire en ce moment. Rien n'est perdu ; réessayez dans quelques secondes.
problem-slow = C'était trop long et a été abandonné. Réessayez dans quelques secondes.
problem-slow-body = Votre envoi arrivait trop lentement et a été abandonné. Réessayez.
problem-failed = Une erreur s'est produite sur le serveur ; vous n'y êtes pour rien. Réessayez ; si cela persiste, donnez ce numéro à l'hébergeur : { $reference }.
problem-not-found = Il n'y a rien ici. Vérifiez l'adresse.
problem-method = Cela ne peut pas se faire ici. La description de l'API dit ce qui est possible.
problem-bad-request = Cette requête ne peut pas être comprise. La description de l'API dit ce qui est attendu.
problem-body-size = Votre envoi est trop volumineux : { $most } octets au plus sont acceptés.
problem-json-wanted = Ce que vous envoyez doit être du JSON, avec le type de contenu application/json.
problem-json-bad = Ce que vous avez envoyé n'est pas du JSON : impossible de le lire à partir de la ligne { $line }, colonne { $column }.
problem-json-deep = Ce que vous avez envoyé est trop imbriqué : { $most } niveaux au plus sont acceptés.

### Ce qui était attendu

problem-invalid = « { $field } » ne convient pas : { $expected }.
expected-missing = il manque
expected-unknown = ce champ n'existe pas ici
expected-text = un texte est attendu
expected-text-longer = { $min-length ->
    [one] il faut au moins un caractère
   *[other] il faut au moins { $min-length } caractères
}
expected-text-shorter = { $max-length ->
    [one] un caractère au plus est permis
   *[other] { $max-length } caractères au plus sont permis
}
expected-text-form = le texte n'a pas la forme attendue
expected-whole = un nombre entier est attendu
expected-number = un nombre est attendu
expected-truth = true ou false est attendu
expected-more = un nombre supérieur à { $gt } est attendu
expected-at-least = un nombre d'au moins { $ge } est attendu
expected-less = un nombre inférieur à { $lt } est attendu
expected-at-most = un nombre d'au plus { $le } est attendu
expected-list = une liste est attendue
expected-list-longer = { $min-length ->
    [one] une liste d'au moins un élément est attendue
   *[other] une liste d'au moins { $min-length } éléments est attendue
}
expected-list-shorter = { $max-length ->
    [one] une liste d'un élément au plus est attendue
   *[other] une liste de { $max-length } éléments au plus est attendue
}
expected-object = un objet avec des champs est attendu
expected-one-of = l'une de ces valeurs est attendue : { $expected }
expected-nothing = rien (null) est attendu
expected-other = la valeur ne correspond pas à la description de l'API

### Réglages

problem-setting-number = { $setting } est un nombre entier de { $low } à { $high }, pas « { $value } ».
problem-setting-choice = { $setting } est l'un de { $choices }, pas « { $value } ».
problem-setting-database = { $setting } est un fichier, ou commence par sqlite:/// ou postgresql://. Vérifiez l'adresse de la base de données.
problem-setting-redis = { $setting } commence par redis:// ou rediss://. Vérifiez l'adresse de Redis.
problem-setting-origin = { $setting } est ce que l'on tape pour venir ici, comme https://jeux.example.org, pas « { $value } ».
problem-setting-network = { $setting } est une liste d'adresses et de réseaux, comme 127.0.0.1,10.0.0.0/8, et « { $value } » n'est ni l'un ni l'autre.

### Démarrage

serving = Bottega est ouvert : { $address } (Ctrl-C pour fermer)
problem-port-taken = Le port { $port } est pris par un autre programme. Arrêtez-le, ou choisissez un autre port avec --port.
problem-port-forbidden = Ce compte n'a pas le droit d'utiliser le port { $port }. Choisissez-en un à partir de 1024 avec --port, et mettez un proxy devant.
problem-address-unusable = Le serveur ne peut pas écouter sur { $address } ({ $reason }). Vérifiez --host.
problem-store-away = La base de données ne s'ouvre pas : { $reason }. Vérifiez --database, et qu'elle est en marche.
problem-store-in-use = Un autre serveur utilise cette base de données. Arrêtez-le d'abord, ou employez PostgreSQL (--database postgresql://...), que plusieurs serveurs peuvent partager.
problem-data-folder = Le dossier de données { $path } ne peut pas être créé : { $reason }. Choisissez-en un autre avec --data.

### Sans client

web-title = Bottega
web-none = Le serveur fonctionne, mais il a été installé sans les pages pour le navigateur. Les programmes peuvent s'en servir, et l'on peut jouer sans lui dans le terminal : bottega play.
web-api = La description de l'API
docs-title = L'API de Bottega
docs-sent = Envoi :
docs-answer = Réponse :
docs-forms = Formes
docs-optional = peut être omis
