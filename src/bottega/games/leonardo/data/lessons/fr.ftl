# Ce que disent les leçons, en français.

## first

lesson-first-title = Votre première partie
lesson-first-about = Jouez deux tours dans la ville de Léonard et apprenez tout ce qu’il faut pour continuer sans aide.
lesson-first-welcome = Bienvenue en ville ! Le Seigneur veut des inventions : marteaux, miroirs, machines volantes. Vous et votre adversaire avez chacun un laboratoire, un maître d’œuvre et quelques apprentis, et vous fabriquez ce qu’il demande.
lesson-first-goal = Il paie en florins. Après neuf tours, le plus riche gagne. Rien d’autre ne compte.
lesson-first-invention = Trois inventions sont demandées en ce moment. Chacune exige certains composants et un nombre de semaines de travail, et paie deux sommes : la plus forte à ceux qui arrivent les premiers, la plus faible aux suivants.
lesson-first-phase-a = Un tour a quatre phases. En phase A, vous commencez une fabrication : vous glissez les composants d’une invention sous un laboratoire au repos. Vous avez un fer, une brique et deux cordes.
lesson-first-hammer = Le marteau automatique demande un fer et 4 semaines, et paie 5 florins. Commencez-le dans votre petit laboratoire.
lesson-first-hammer-other = C’est possible, mais le marteau peut être prêt dès ce tour, et l’argent vous servira. Commencez l’invention 1.
lesson-first-secret = Votre adversaire a aussi commencé quelque chose. Les composants sont face cachée : vous voyez seulement que le laboratoire travaille. Mais votre adversaire avait un fer : c’est donc aussi le marteau.
lesson-first-phase-b = En phase B, vous placez votre main-d’œuvre à tour de rôle : des apprentis, tous au même endroit, ou le maître d’œuvre. Vous commencez, car vous avez Léonard.
lesson-first-workshop = L’Atelier garde votre grand laboratoire. Dans une zone, le premier a le privilège pour rien. Envoyez-y un apprenti : il n’y a personne, un seul suffit.
lesson-first-workshop-master = Le maître d’œuvre vaut mieux au laboratoire : deux semaines au lieu d’une. Envoyez un apprenti à l’Atelier.
lesson-first-workshop-many = Ce serait plus sûr, mais il nous faut les autres au laboratoire : 4 semaines de travail ce tour-ci. Envoyez-en un.
lesson-first-workshop-other = L’endroit vaut le détour, mais un autre tour. D’abord le grand laboratoire : un apprenti à l’Atelier.
lesson-first-master = Au tour du laboratoire. Un apprenti fait 1 semaine de travail, le maître d’œuvre 2. Il y a 3 places : le maître d’œuvre et deux apprentis font juste 4 semaines. Envoyez le maître d’œuvre.
lesson-first-master-other = Le marteau ne serait pas prêt ce tour-ci. Envoyez le maître d’œuvre au petit laboratoire.
lesson-first-two = Et deux apprentis. On n’envoie des apprentis à un endroit qu’une fois par tour : envoyez donc les deux ensemble.
lesson-first-two-other = Le marteau resterait inachevé. Avec deux apprentis au petit laboratoire, cela fait 4 semaines.
lesson-first-phase-c = Tout le monde est placé : la phase C commence. Les zones de la ville sont résolues dans l’ordre, du Conseil au Cordier. Celui qui a le plus de monde passe devant ; à égalité, celui qui est arrivé plus tôt.
lesson-first-large = Il n’y a que vous à l’Atelier, et le premier privilège est gratuit. Prenez le grand laboratoire.
lesson-first-large-other = Sans rien prendre ? Votre apprenti serait venu pour rien. Le grand laboratoire ne coûte aucun florin : prenez-le.
lesson-first-withdraw = On vous propose encore, mais le prix monte : 2 florins maintenant, puis 3, puis 4. Vous avez 3 florins, et ils serviront. Reprenez votre main-d’œuvre.
lesson-first-withdraw-other = Six places, ce serait bien, mais vous ne pouvez pas encore les remplir. Gardez vos florins et reprenez votre main-d’œuvre.
lesson-first-complete = Les laboratoires ont travaillé, et la phase D paie. Votre marteau a ses 4 semaines : 5 florins pour vous ! Votre adversaire l’a réalisé au même tour et est payé aussi.
lesson-first-auction = Mais il n’y a qu’une carte. Chacun mise donc en secret. Qui mise le plus paie et prend la carte ; l’autre ne paie rien. Comme vous avez Léonard, vous gagnez à égalité.
lesson-first-bid = La carte vous fera gagner 2 semaines sur chaque autre invention de fer, et des types différents rapportent à la fin. Misez 2 florins.
lesson-first-bid-other = Vous pouvez miser ce que vous voulez. Ici, 2 florins sont un prix raisonnable : moins, vous risquez de perdre la carte ; plus, c’est trop pour une petite.
lesson-first-card = La carte est à vous ! Une nouvelle invention prend sa place : l’oculaire visuel, qui demande un verre. Le tour 2 commence.
lesson-first-silver = De nouveau la phase A. Vous avez la brique et les deux cordes de l’ascenseur théâtral : 11 semaines, 13 florins. Il faudra plusieurs tours : donnez-lui le grand laboratoire et ses 4 places.
lesson-first-silver-small = Dans le petit, ce serait plus long, et nous voulons le garder pour les travaux rapides. Prenez le grand laboratoire.
lesson-first-silver-other = C’est permis. Mais ce qui n’est pas demandé ne rapporte rien tant qu’il n’est pas révélé. Commencez l’ascenseur théâtral, le numéro 8.
lesson-first-done = Pas de composants pour le petit laboratoire : il reste au repos ce tour-ci. Terminez la phase A.
lesson-first-council = Rendez visite au Conseil. Il décide qui aura Léonard, et chacun y obtient un privilège. Envoyez un apprenti.
lesson-first-council-other = C’est possible, mais c’est le Conseil qu’il faut découvrir maintenant. Envoyez-y un apprenti.
lesson-first-glass = Votre adversaire veut aussi du verre, et a déjà un apprenti chez le Vitrier.
lesson-first-rank = Avec un seul, vous seriez à égalité et passeriez après, car votre adversaire était là avant. Envoyez-en deux : vous passez devant et ne payez rien.
lesson-first-glass-one = Un seul ne suffit pas : votre adversaire est arrivé plus tôt et resterait devant. Envoyez-en deux.
lesson-first-glass-other = Vous pourriez, mais l’oculaire visuel demande un verre. Deux apprentis chez le Vitrier.
lesson-first-last-master = Il reste le maître d’œuvre. Envoyez-le au grand laboratoire : 2 semaines pour l’ascenseur théâtral.
lesson-first-last-master-other = Le maître d’œuvre compte pour deux partout. Mais les 11 semaines doivent commencer : au grand laboratoire.
lesson-first-pass = Votre adversaire a passé avec un apprenti en réserve : on peut passer à tout moment, et l’on quitte alors la phase B.
lesson-first-council-first = Au Conseil vous êtes à égalité, et vous étiez là avant. C’est donc vous qui dites qui prend Léonard. Qui l’a joue en premier et gagne les enchères à égalité. Gardez Léonard.
lesson-first-leonardo-other = C’est généreux, mais jouer en premier est un avantage. Gardez Léonard pour vous.
lesson-first-benefits = Choisissez maintenant : déplacer un de vos apprentis, prendre les florins du Conseil, consulter le paquet, ou acheter un composant pour 1 florin. Choisissez le composant, le numéro 4.
lesson-first-benefit-other = Un bon choix aussi. Le Conseil a sa propre leçon ; ici, choisissez le composant, le numéro 4.
lesson-first-component = Votre adversaire a choisi les florins. À votre composant : la machine à soufflet paie 13 florins et demande deux bois et un verre. Prenez un bois, c’est un début.
lesson-first-component-other = Vous pouvez prendre ce que vous voulez. Mais la machine à soufflet est demandée, et il lui faut deux bois. Prenez un bois.
lesson-first-glass-offer = Le Vitrier : vous êtes en tête, et le premier verre est gratuit. Prenez-le.
lesson-first-glass-offer-other = Vous avez envoyé deux apprentis pour ce verre, et il ne coûte rien. Prenez-le.
lesson-first-glass-again = Votre adversaire a payé 2 florins pour le suivant. Un second verre vous en coûterait 3. C’est cher, et il sera peut-être bon marché au prochain tour : reprenez votre main-d’œuvre.
lesson-first-glass-again-other = 3 florins pour un verre ? Les florins sont vos points. Mieux vaut reprendre votre main-d’œuvre.
lesson-first-third = Tour 3. L’ascenseur théâtral a 2 semaines sur 11. Et vous avez un verre : commencez l’oculaire visuel dans le petit laboratoire.
lesson-first-third-cancel = Vous pouvez interrompre et reprendre les composants, mais les semaines sont perdues. Commencez plutôt l’oculaire visuel.
lesson-first-third-done = Le grand laboratoire continue, tout simplement. En phase A, vous pourriez l’interrompre, mais ses semaines seraient perdues. Terminez la phase A.
lesson-first-third-done-other = Les 2 semaines seraient perdues. Laissez le grand laboratoire continuer et terminez la phase A.
lesson-first-third-other = Un instant : le petit laboratoire est au repos, et vous avez le verre de l’oculaire visuel. Commencez-le d’abord.
lesson-first-race = Votre adversaire avait aussi un verre : c’est une course. Si vous finissez au même tour, chacun est payé en entier ; avec un tour de retard, vous touchez la somme la plus faible, sans carte. Le maître d’œuvre et deux apprentis suffisent pour finir maintenant !
lesson-first-engine = Dans les prochains tours, grandissez. L’Académie donne des apprentis ; l’Atelier retourne vos laboratoires, à 5 et 6 places, et fournit des automates, qui travaillent 2 semaines par tour pour rien. On n’améliore qu’un laboratoire au repos.
lesson-first-end = Aux tours 8 et 9, seuls les laboratoires travaillent : prévoyez vos composants à temps. À la fin, trois types de cartes différents rapportent 8 florins, quatre 13, les cinq 20.
lesson-first-tip = Un conseil : le premier privilège est gratuit, le deuxième coûte 2. Mieux vaut être premier dans quelques zones que second partout, et ne pas dépenser à la légère : les florins sont vos points. Bonne chance !

## laboratories

lesson-laboratories-title = Laboratoires et semaines
lesson-laboratories-about = Ce qu’un laboratoire peut faire en un tour, et ce que vaut un automate.
lesson-laboratories-weeks = Tour 5 d’une partie. Chaque ouvrier occupe une place : un apprenti fait 1 semaine, le maître d’œuvre 2. Votre petit laboratoire est plein avec trois apprentis : 3 semaines par tour, et le palais en verre en demande 7.
lesson-laboratories-man = Votre grand laboratoire est au repos, et l’on n’améliore qu’un laboratoire au repos. Un automate fait 2 semaines à chaque tour, jusqu’à la fin, même sans personne. Il coûte vos 2 derniers florins : cela les vaut. Placez-le.
lesson-laboratories-man-other = Vous garderiez 2 florins et perdriez jusqu’à 8 semaines de travail. Placez l’automate.
lesson-laboratories-start = Nouveau tour, phase A. Vous avez une brique et deux cordes : l’ascenseur théâtral, 11 semaines. Commencez-le dans le grand laboratoire.
lesson-laboratories-start-other = C’est possible. Mais l’ascenseur théâtral est demandé et paie 13 florins. Commencez le numéro 8 dans le grand laboratoire.
lesson-laboratories-fill = Six places, dont une pour l’automate. Avec le maître d’œuvre et quatre apprentis, cela fait 2 + 2 + 4 = 8 semaines en un tour. Un second automate pourrait prendre une autre place.
lesson-laboratories-specialisation = Et vos cartes aident : chacune fait gagner 2 semaines sur les inventions suivantes de son type. Vous avez une carte de fer : la coupole inattaquable, de fer aussi, ne demanderait que 5 semaines au lieu de 7.
lesson-laboratories-tip = Un conseil : comptez les semaines avant de placer. Une de moins coûte un tour entier ; une de trop, c’est un ouvrier qui manque en ville.

## council

lesson-council-title = Le Conseil
lesson-council-about = Qui prend Léonard, quatre privilèges, et un déplacement qui change le classement.
lesson-council-ranking = La phase C commence par le Conseil. Vous y avez deux apprentis, votre adversaire un : vous êtes premier. Chez le Forgeron vous êtes à égalité, mais votre adversaire est arrivé plus tôt.
lesson-council-leonardo = Le premier du Conseil désigne qui a Léonard, dès maintenant : premier à jouer, et vainqueur des enchères à égalité. Désignez-vous.
lesson-council-leonardo-other = Ce serait un cadeau. Gardez Léonard.
lesson-council-benefits = Ensuite chacun choisit un privilège sur quatre, chacun une seule fois : déplacer un apprenti, prendre les florins, consulter le paquet ou acheter un composant pour 1 florin.
lesson-council-move = Le Conseil est résolu avant toutes les autres zones. Un apprenti déplacé maintenant peut donc encore vous faire passer devant chez le Forgeron. Choisissez le privilège 1.
lesson-council-benefit-other = Utile en d’autres occasions. Ici, le déplacement vous vaut un fer pour rien : choisissez le privilège 1.
lesson-council-lift = Quel apprenti ? Ceux du Conseil rentrent de toute façon. Prenez-en un au Conseil.
lesson-council-lift-other = Vous avez besoin de votre apprenti chez le Forgeron. Prenez-en un au Conseil, où son travail est fini.
lesson-council-put = Et maintenant chez le Forgeron : vous y serez deux contre un.
lesson-council-put-other = Votre adversaire resterait premier chez le Forgeron. Envoyez-y l’apprenti.
lesson-council-first = Réussi : vous êtes premier chez le Forgeron, et le fer est gratuit. Prenez-le.
lesson-council-first-other = Vous avez déplacé un apprenti pour ce fer. Prenez-le.
lesson-council-tip = Un conseil : un florin s’ajoute au Conseil à chaque tour, et la cagnotte grossit tant que personne ne la prend. Et à deux joueurs, connaître le paquet, c’est connaître les demandes pour longtemps.

## offers

lesson-offers-title = Les offres dans une zone
lesson-offers-about = Comment le prix monte, qui est sollicité, et quand se retirer.
lesson-offers-offer = Vous et votre adversaire êtes chez le Menuisier. Vous y avez deux apprentis, votre adversaire un : l’offre vient d’abord à vous.
lesson-offers-price = Les prix d’une zone sont toujours 0, 2, 3 et 4 florins. Chaque achat fait monter le prix ; après 4, la zone est close.
lesson-offers-free = Le premier bois est gratuit. Prenez-le.
lesson-offers-free-other = Si vous vous retirez, le bois gratuit revient à votre adversaire. Prenez-le.
lesson-offers-again = Votre adversaire a payé 2. L’offre fait le tour et revient à vous : le prochain bois coûte 3, tous vos florins. Trop cher pour un composant : reprenez votre main-d’œuvre.
lesson-offers-again-other = C’est permis, mais les florins sont des points, et au prochain tour ce sera de nouveau bon marché. Reprenez votre main-d’œuvre.
lesson-offers-end = Quand on se retire, les ouvriers rentrent, et le prix reste pour les autres. Quand il n’y a plus personne, on passe à la zone suivante, de nouveau à 0.
lesson-offers-tip = Un conseil : un ouvrier de plus que l’adversaire suffit. N’en envoyez davantage que si le deuxième privilège vaut pour vous 2 ou 3 florins.

## auctions

lesson-auctions-title = Les enchères
lesson-auctions-about = Deux joueurs réalisent la même invention. Qui aura la carte, et à quel prix ?
lesson-auctions-both = Vous et votre adversaire avez réalisé le marteau automatique au même tour. Chacun a touché les 5 florins. Mais il n’y a qu’une carte.
lesson-auctions-worth = Que vaut-elle ? 2 semaines de moins sur chaque invention de fer à venir. Et à la fin, trois types différents rapportent 8 florins, quatre 13, cinq 20.
lesson-auctions-bid = Les mises sont secrètes. La plus haute est payée et emporte la carte ; les autres gardent leur argent. À égalité, celui qui a Léonard l’emporte : c’est vous. Misez ce qui vous semble juste, à partir de 0.
lesson-auctions-result = Votre adversaire avait misé 2 florins. Avec 2 ou plus, la carte est à vous ; avec moins, elle va à votre adversaire, qui paie alors 2. Si toutes les mises sont de 0, personne n’a la carte.
lesson-auctions-tip = Un conseil : une carte est payée trop cher si vous ne la revendriez pas au même prix. En début de partie, 2 ou 3 florins suffisent largement.

## experts

lesson-experts-title = Le départ des experts
lesson-experts-about = Choisissez vos faveurs au lieu d’une dotation toute prête.
lesson-experts-start = Les experts partent tous à égalité : le maître d’œuvre, trois apprentis, trois florins et le petit laboratoire. Aucun composant. Les premières demandes sont tirées au sort.
lesson-experts-favours = Avant le premier tour, vous choisissez des faveurs : 5 florins, 4 composants, un apprenti ou une amélioration de vos laboratoires.
lesson-experts-number = À deux joueurs vous en avez une, à trois deux, à quatre ou cinq trois, chacun son tour.
lesson-experts-choose = Un second laboratoire travaille à tous les tours. C’est une amélioration, et elle donne un composant. Prenez le grand laboratoire.
lesson-experts-choose-other = Chaque faveur a ses partisans. Ici, essayez le grand laboratoire.
lesson-experts-component = Et le composant ? Le marteau automatique est demandé et exige un fer. Prenez du fer.
lesson-experts-component-other = Prenez plutôt du fer : vous pourrez commencer le marteau dès le premier tour.
lesson-experts-begin = Votre adversaire a choisi aussi, et le tour 1 commence. Vous pouvez commencer le marteau tout de suite.
lesson-experts-tip = Un conseil : choisissez la faveur selon les demandes sur la table. Des composants utiles tout de suite valent mieux que de l’argent.
