# Messages that only the tests of texts need.

metal-gold = { $count ->
    [one] a gold coin
   *[other] { $count } gold coins
}
metal-silver = { $count ->
    [one] a silver coin
   *[other] { $count } silver coins
}
metal-none = no coins
won-yes = won
won-no = lost
alloy-electrum = gold and silver
melted = { $alloy-is ->
    [electrum] It glows: { $alloy }.
   *[other] It melts: { $alloy }.
}
paid = { $metal-count ->
    [0] nothing
   *[other] { $metal-count }: { $metal }
}
