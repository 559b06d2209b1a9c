# What belongs to a title: the unit of its money, its profiles.

unit-1844 = SFR
unit-1824 = G

profile-text-1844-2e = drugie wydanie (2016) z naszymi rozstrzygnięciami
profile-text-1844-1e = pierwsze wydanie (2003) z naszymi rozstrzygnięciami
profile-text-1844-18xxgames = drugie wydanie tak, jak gra się na 18xx.games
profile-text-1824-1e = pierwsze wydanie (2005) z naszymi rozstrzygnięciami
profile-text-1824-2e = drugie wydanie (2019) z naszymi rozstrzygnięciami
profile-text-1824-18xxgames = drugie wydanie tak, jak gra się na 18xx.games
profile-text-1824-cisleithania = Przedlitawia dla dwóch lub trzech, drugie wydanie (2019) z naszymi rozstrzygnięciami
profile-text-1824-cisleithania-18xxgames = Przedlitawia tak, jak gra się na 18xx.games
