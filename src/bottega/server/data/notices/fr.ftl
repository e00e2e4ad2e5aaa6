# Les avis aux absents, en français.

### Les avis

notice-match = { $count ->
    [0] { $game }
   *[other] { $game } avec { $others }
}
notice-title-decision = À vous de jouer
notice-title-reminder = C’est toujours à vous de jouer
notice-title-begins = Une partie commence
notice-title-over = Une partie est terminée
notice-title-chat = Un message à votre table
notice-title-many = { $count ->
    [0] Des nouvelles de vos parties
    [one] 1 partie vous attend
   *[other] { $count } parties vous attendent
}
notice-line-decision = { $match } : c’est à vous de jouer.
notice-line-reminder = { $match } : c’est toujours à vous de jouer.
notice-line-deadline = { $match } : c’est toujours à vous de jouer, avant { $deadline }.
notice-line-begins = { $match } : la partie a commencé.
notice-line-over = { $match } : la partie est terminée.
notice-line-chat = { $match } : quelqu’un a écrit à la table.
notice-line-more = { $count ->
    [one] et 1 autre partie
   *[other] et { $count } autres parties
}

### Le courrier

notice-mail-footer = Vous recevez cet e-mail parce que vous avez demandé les avis de Bottega. Pour ne plus les recevoir : { $url }
notice-confirm-title = Confirmez votre adresse e-mail pour Bottega
notice-confirm-text = Quelqu’un a demandé à { $site } d’envoyer des avis de parties à cette adresse. Si c’est vous, ouvrez ce lien :
notice-confirm-other = Sinon, ne faites rien : nous ne vous écrirons plus. Le lien est valable { $hours } heures.

### Essayer un moyen

notice-test-title = Bottega peut vous joindre
notice-test-text = C’est ici que vous recevrez les avis de vos parties.

### Les pages derrière les liens d’un courrier

notice-page-home = Aller sur Bottega
notice-page-confirmed-title = Merci
notice-page-confirmed = Cette adresse est confirmée. Elle recevra vos avis.
notice-page-unsubscribed-title = C’est fait
notice-page-unsubscribed = Plus aucun avis ne sera envoyé à cette adresse.
notice-page-stale-title = Ce lien ne fonctionne plus
notice-page-stale = Il est trop ancien, a déjà servi ou est incomplet. Vous pouvez en demander un nouveau dans vos réglages.

### Moyens abandonnés

notice-lost-push = Un navigateur n’accepte plus nos avis ({ $label }) ; nous ne lui en envoyons plus.
notice-lost-mail = Les e-mails pour { $label } n’ont pas pu être remis ; nous n’en envoyons plus.
notice-lost-webhook = Le webhook de { $label } n’accepte plus nos avis ; nous ne l’appelons plus.
notice-lost-ntfy = Le sujet { $label } n’accepte plus nos avis ; nous n’y envoyons plus rien.

### Problèmes

problem-notice-url-bad = Impossible d’envoyer des avis à cette adresse. Elle devrait ressembler à https://example.org/hook.
problem-notice-url-user = L’adresse contient un nom ou un mot de passe devant le @. Saisissez-la sans eux.
problem-notice-url-scheme = L’adresse doit commencer par https://.
problem-notice-url-port = Les avis ne sont pas envoyés à ce port. Utilisez le 443, ou un port à partir de 1024.
problem-notice-url-private = L’adresse mène à un réseau privé. Ce serveur n’y envoie pas d’avis.
problem-notice-url-unknown = Le nom dans cette adresse est inconnu sur internet. Vérifiez l’orthographe.
problem-notice-mail-off = Ce serveur n’envoie pas d’e-mails. Choisissez un autre moyen.
problem-notice-mail-often = Nous venons d’écrire à cette adresse. Cherchez-y notre e-mail, ou réessayez dans une heure.
problem-notice-mail-url = { $setting } doit ressembler à smtps://user:password@mail.example.org. Ce réglage contient un mot de passe : ne le montrez à personne.
problem-notice-mail-sender = { $setting } doit ressembler à Bottega <games@example.org>, et non à « { $value } ».
problem-notice-contact = { $setting } doit ressembler à mailto:vous@example.org ou à https://example.org/contact, et non à « { $value } ».
problem-notice-channels-many = Vous avez { $most } moyens de recevoir des avis, c’est le maximum. Supprimez-en d’abord un.
problem-notice-channel-unknown = Ce moyen de recevoir des avis n’existe pas. Il a peut-être été supprimé.
problem-notice-test-often = Vous venez de l’essayer. Attendez une minute.
problem-notice-test-failed = L’adresse n’a pas répondu, ou a refusé l’avis. Vérifiez-la.
