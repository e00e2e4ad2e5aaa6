# Ce que disent les leçons, en français.

## first

lesson-first-title = Une manche de pièces
lesson-first-about = Misez pour deux pièces.
lesson-first-welcome = La plus haute mise gagne la pièce du dessus.
lesson-first-bid = Misez 16 ou 20.
lesson-first-bid-low = Avec un 3, vous ne gagnerez guère.
lesson-first-bid-other = Votre adversaire a peut-être plus. Misez 16 ou 20.
lesson-first-throw = Vous avez gagné. Jetez une pièce, ou passez.
lesson-first-again = Encore une fois : misez ce que vous voulez.
lesson-first-end = C’est tout le jeu.
