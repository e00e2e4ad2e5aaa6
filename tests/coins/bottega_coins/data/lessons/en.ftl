# What the lessons say, in English.

## first

lesson-first-title = A round of coins
lesson-first-about = Bid for two coins.
lesson-first-welcome = The highest bid wins the top coin of the pile.
lesson-first-bid = Bid 16 or 20.
lesson-first-bid-low = With a 3 you will hardly win.
lesson-first-bid-other = Your opponent may have more. Bid 16 or 20.
lesson-first-throw = You have won. Throw a coin away, or pass.
lesson-first-again = Once more: bid what you like.
lesson-first-end = That is the whole game.
