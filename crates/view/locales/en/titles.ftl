# What belongs to a title: the unit of its money, its profiles.

unit-1844 = SFR
unit-1824 = G

profile-text-1844-2e = second edition (2016), with our rulings
profile-text-1844-1e = first edition (2003), with our rulings
profile-text-1844-18xxgames = second edition as 18xx.games plays it
profile-text-1824-1e = first edition (2005), with our rulings
profile-text-1824-2e = second edition (2019), with our rulings
profile-text-1824-18xxgames = second edition as 18xx.games plays it
profile-text-1824-cisleithania = Cisleithania for two or three, second edition (2019), with our rulings
profile-text-1824-cisleithania-18xxgames = Cisleithania as 18xx.games plays it
