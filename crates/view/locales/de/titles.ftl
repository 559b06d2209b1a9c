# What belongs to a title: the unit of its money, its profiles.

unit-1844 = Fr.
unit-1824 = G

profile-text-1844-2e = zweite Auflage (2016) mit unseren Auslegungen
profile-text-1844-1e = erste Auflage (2003) mit unseren Auslegungen
profile-text-1844-18xxgames = zweite Auflage, wie 18xx.games sie spielt
profile-text-1824-1e = erste Auflage (2005) mit unseren Auslegungen
profile-text-1824-2e = zweite Auflage (2019) mit unseren Auslegungen
profile-text-1824-18xxgames = zweite Auflage, wie 18xx.games sie spielt
profile-text-1824-cisleithania = Cisleithanien für zwei oder drei, zweite Auflage (2019) mit unseren Auslegungen
profile-text-1824-cisleithania-18xxgames = Cisleithanien, wie 18xx.games es spielt
