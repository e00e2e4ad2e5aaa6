# Les comptes, en français.

problem-name-length = Un nom compte de { $shortest } à { $longest } caractères. Choisissez-en un autre.
problem-name-signs = Ce nom contient des signes invisibles ou qui dérangent le texte autour d'eux. Choisissez-en un autre.
problem-name-reserved = « { $name } » est un nom de la maison. Choisissez-en un autre.
problem-name-taken = Quelqu'un d'autre s'appelle « { $name } ». « { $suggestion } » est libre.
problem-name-taken-all = Quelqu'un d'autre s'appelle « { $name } ». Choisissez un autre nom.
problem-in-already = Vous êtes déjà là, sous le nom de « { $name } ». Changez de nom, ou déconnectez-vous d'abord.
problem-language = La langue « { $lang } » n'existe pas ici. Choisissez parmi { $languages }.
problem-settings-number = Un nombre de ces réglages est trop grand : seuls les entiers de 64 bits au plus sont conservés.
problem-settings-size = Ces réglages sont trop volumineux : { $most } octets au plus sont conservés.
problem-wrong-login = Le nom et le mot de passe ne vont pas ensemble. Vérifiez les deux. Sans mot de passe, on ne peut pas se reconnecter.
problem-wrong-password = Ce n'est pas le mot de passe de votre compte. Réessayez.
problem-too-many-attempts = Trop de mots de passe erronés. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-claimed-already = Ce compte a déjà un mot de passe. Changez-le à l'aide de l'ancien.
problem-session-unknown = Votre compte n'a pas de session ou de jeton de ce nom. Peut-être est-ce déjà terminé.
problem-tokens-many = Vous avez { $most } jetons, et l'on n'en garde pas davantage. Supprimez-en un dont vous n'avez plus besoin.
