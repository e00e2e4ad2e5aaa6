# Les comptes, en français.

problem-name-length = Un nom compte de { $shortest } à { $longest } caractères. Choisissez-en un autre.
problem-name-signs = Ce nom contient des caractères invisibles, ou qui perturbent le texte autour. Choisissez-en un autre.
problem-name-reserved = « { $name } » est un nom réservé. Choisissez-en un autre.
problem-name-taken = Le nom « { $name } » est déjà pris. « { $suggestion } » est libre.
problem-name-taken-all = Le nom « { $name } » est déjà pris. Choisissez-en un autre.
problem-in-already = Vous êtes déjà connecté sous le nom de « { $name } ». Changez de nom, ou déconnectez-vous d’abord.
problem-language = La langue « { $lang } » n’est pas disponible. Choisissez parmi { $languages }.
problem-settings-number = Un nombre de ces réglages est trop grand : les entiers ont 64 bits au plus.
problem-settings-size = Ces réglages sont trop volumineux : la limite est de { $most } octets.
problem-wrong-login = Nom ou mot de passe incorrect. Un compte sans mot de passe ne peut pas se reconnecter.
problem-wrong-password = Mot de passe incorrect. Réessayez.
problem-too-many-attempts = Trop de mots de passe erronés. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-claimed-already = Ce compte a déjà un mot de passe. Pour le changer, saisissez l’ancien.
problem-session-unknown = Votre compte n’a pas cette session ou ce jeton. Peut-être a-t-il déjà pris fin.
problem-tokens-many = Vous avez { $most } jetons, c’est le maximum. Supprimez-en un dont vous n’avez plus besoin.
problem-name-often = Vous avez changé de nom { $count } fois en { $days } jours. Vous pourrez en changer à nouveau dans { $wait ->
    [one] un jour
   *[other] { $wait } jours
}.
problem-seat-name = « { $name } » est le nom d’un joueur ici. Choisissez un autre nom pour cette place.
problem-password-common = C’est l’un des mots de passe les plus courants, il serait deviné aussitôt. Choisissez-en un autre.
problem-password-name = Ce mot de passe est votre nom, ou presque. Choisissez-en un autre.
problem-password-plain = Ce mot de passe répète les mêmes caractères. Choisissez-en un autre.
problem-banned = Ce compte est bloqué jusqu’au { $until }. Motif : { $reason }
problem-banned-for-good = Ce compte est bloqué. Motif : { $reason }
problem-recovery-off = Ce serveur n’envoie pas d’e-mails. Demandez un nouveau mot de passe à son hébergeur.
problem-recovery-stale = Ce lien est trop ancien ou a déjà servi. Demandez-en un nouveau.
recovery-title = Un nouveau mot de passe pour Bottega
recovery-text = Quelqu’un a demandé à { $site } un nouveau mot de passe pour le compte « { $name } ». Si c’était vous, ouvrez ce lien :
recovery-other = Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même. Le lien fonctionne une seule fois, pendant { $minutes } minutes.
