# Les cartes du guide : ce qui est dit la première fois qu’une décision ou un événement se présente. En français.

coach-favour = Avant le premier tour, vous choisissez des faveurs : florins, composants, apprenti ou amélioration. Prenez de quoi commencer vite une première invention.
coach-pick = Ces composants sont offerts, deux identiques au plus. Regardez les inventions demandées : laquelle pourrez-vous commencer ?
coach-laboratories = Un laboratoire au repos peut commencer une invention : on y met exactement ses composants, et les autres ne voient pas laquelle. Le premier à l’achever reçoit la somme la plus haute, et la carte s’il est seul.
coach-assign = Envoyez des apprentis en un lieu, ou votre maître d’œuvre, qui compte double ; puis c’est au suivant. Une seule fois par lieu et par tour pour les apprentis. Au laboratoire, chacun fait une semaine de travail ; en ville, le plus nombreux choisit d’abord.
coach-leonardo = Vous êtes premier au Conseil : vous dites qui prend Léonard. Celui qui l’a joue en premier au tour suivant et l’emporte à mise égale.
coach-benefit = Chaque privilège du Conseil ne va qu’à un joueur : déplacer un apprenti, prendre les florins, consulter le paquet, ou acheter un composant.
coach-lift = Vous pouvez déplacer un apprenti vers une zone de la ville résolue plus tard. Cela peut changer qui y est premier.
coach-put = Choisissez la zone où un homme de plus fait la différence : chaque apprenti compte un, et à égalité l’ordre d’arrivée décide.
coach-arrange = Vous reposez les cartes du dessus du paquet dans l’ordre que vous voulez. Celles du dessus seront demandées d’abord : mettez-y ce que vous pourrez achever.
coach-component = C’est le seul privilège du Conseil qui se paie : 1 florin pour n’importe quel composant encore en boutique.
coach-offer = Dans chaque zone, le premier privilège est gratuit, les suivants coûtent 2, 3 et 4 florins. L’offre passe de l’un à l’autre selon le rang, jusqu’à ce que personne ne paie plus. Si vous renoncez, votre main-d’œuvre rentre.
coach-bid = Vous êtes plusieurs à avoir achevé la même invention. Tous sont payés ; la carte va à la plus haute mise secrète. Elle épargne des semaines pour son type et compte pour la variété à la fin.
