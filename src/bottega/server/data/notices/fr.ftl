# Ce que l'on apprend quand on est absent.

### Les avis

notice-match = { $count ->
    [0] { $game }
   *[other] { $game } avec { $others }
}
notice-title-decision = C'est à vous de décider
notice-title-reminder = C'est toujours à vous de décider
notice-title-begins = Une partie commence
notice-title-over = Une partie est terminée
notice-title-chat = Un message à votre table
notice-title-many = { $count ->
    [0] Des nouvelles de vos parties
    [one] 1 partie vous attend
   *[other] { $count } parties vous attendent
}
notice-line-decision = { $match } : c'est à vous de décider.
notice-line-reminder = { $match } : c'est toujours à vous de décider.
notice-line-deadline = { $match } : c'est toujours à vous de décider, avant { $deadline }.
notice-line-begins = { $match } : la partie a commencé.
notice-line-over = { $match } : la partie est terminée.
notice-line-chat = { $match } : il y a un message pour la table.
notice-line-more = { $count ->
    [one] et 1 autre partie
   *[other] et { $count } autres parties
}

### Le courrier

notice-mail-footer = Bottega vous écrit parce que vous l'avez demandé. Pour ne plus recevoir ces messages : { $url }
notice-confirm-title = Confirmez votre adresse pour Bottega
notice-confirm-text = Quelqu'un a demandé à { $site } d'envoyer des avis de parties à cette adresse. Si c'est vous, ouvrez ce lien :
notice-confirm-other = Sinon, ne faites rien : vous n'entendrez plus parler de nous. Le lien est valable { $hours } heures.

### Essayer une voie

notice-test-title = Bottega peut vous joindre
notice-test-text = C'est ici que vous apprendrez que c'est à vous de décider.

### Les pages derrière les liens d'un courrier

notice-page-home = Vers Bottega
notice-page-confirmed-title = Merci
notice-page-confirmed = Cette adresse est confirmée. Elle recevra vos avis.
notice-page-unsubscribed-title = C'est fait
notice-page-unsubscribed = Plus aucun avis ne sera envoyé à cette adresse.
notice-page-stale-title = Ce lien ne fonctionne plus
notice-page-stale = Il est trop ancien, a déjà servi ou est incomplet. Vous pouvez en demander un nouveau dans vos réglages.

### Ce qu'une voie est devenue

notice-lost-push = Un navigateur n'accepte plus nos avis, nous avons donc cessé d'en envoyer là : { $label }.
notice-lost-mail = Le courrier pour { $label } est revenu plusieurs fois, nous avons donc cessé d'en envoyer.
notice-lost-webhook = Le webhook de { $label } n'accepte plus nos avis, nous avons donc cessé de l'appeler.
notice-lost-ntfy = Le sujet { $label } n'accepte plus nos avis, nous avons donc cessé d'en envoyer là.

### Problèmes

problem-notice-url-bad = Nous ne pouvons rien envoyer à cette adresse. Elle devrait ressembler à https://example.org/hook.
problem-notice-url-user = L'adresse contient un nom ou un mot de passe devant le @. Donnez-la sans cela.
problem-notice-url-scheme = L'adresse doit commencer par https://.
problem-notice-url-port = Nous n'envoyons rien à ce port. Utilisez le 443, ou un port à partir de 1024.
problem-notice-url-private = L'adresse mène dans un réseau privé, où ce serveur n'envoie rien.
problem-notice-url-unknown = Le nom dans cette adresse est inconnu sur internet. Vérifiez qu'il est bien écrit.
problem-notice-mail-off = Ce serveur n'envoie pas de courrier. Choisissez une autre façon d'être averti.
problem-notice-mail-often = Nous venons d'écrire à cette adresse. Cherchez-y notre message, ou réessayez dans une heure.
problem-notice-mail-url = { $setting } ressemble à smtps://user:password@mail.example.org. Vérifiez ce réglage, sans le montrer à personne.
problem-notice-mail-sender = { $setting } ressemble à Bottega <games@example.org>, et non à « { $value } ».
problem-notice-contact = { $setting } ressemble à mailto:vous@example.org ou à https://example.org/contact, et non à « { $value } ».
problem-notice-channels-many = Vous avez { $most } façons d'être averti, il ne peut y en avoir plus. Supprimez-en d'abord une.
problem-notice-channel-unknown = Vous n'avez pas cette façon d'être averti. Elle a peut-être été supprimée.
problem-notice-test-often = Vous venez de l'essayer. Attendez une minute.
problem-notice-test-failed = Personne n'a répondu là-bas, ou l'avis a été refusé. Vérifiez l'adresse.
