# Pourquoi l’hôte dans une page refuse une demande.

problem-form-invalid = La page a envoyé quelque chose d’illisible (« { $field } »). Rechargez la page.
problem-not-here = Il n’y a pas de serveur ici : ce n’est pas possible dans cette page.
problem-name-first = Choisissez d’abord un nom.
problem-name-long = Un nom a de 1 à { $longest } caractères. Choisissez-en un autre.
problem-review-quick-only = Cette page ne fait que des analyses rapides. Le programme Bottega en fait d’approfondies.
problem-storage-full = Votre navigateur n’a plus de place pour cette partie : votre décision n’a pas été enregistrée. Libérez de la place sur le disque, ou téléchargez d’abord le relevé de la partie.
problem-storage-failed = Votre navigateur n’a pas pu enregistrer cela, et rien n’a été fait. Réessayez. Si cela se reproduit, rechargez la page.
