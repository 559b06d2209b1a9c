//! How well a bot plays, and in which manner.

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Its name, as it is stored.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text),*
                }
            }

            /// The one of this name.
            pub fn named(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.name() == name)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

named!(
    /// The rungs of the ladder, weakest first.
    Level {
        /// Anything legal.
        Random = "random",
        /// Takes what pays now, as far as it is seen.
        Beginner = "beginner",
        /// The best next step by what it is worth at once.
        Greedy = "greedy",
        /// Looks at the train clock, its debts to come and the end of the game.
        Planner = "planner",
        /// Plays on what it would do, with planners in all seats.
        Search = "search",
        /// Judges positions by what it has learned from many games.
        Learned = "learned",
    }
);

impl Level {
    /// Those to play against, weakest first. Whatever moves at random is for trials.
    pub const OPPONENTS: [Level; 4] = [Level::Beginner, Level::Greedy, Level::Planner, Level::Learned];
}

named!(
    /// Different weights on the same judgement, so that tables differ.
    Character {
        /// No leaning.
        Neutral = "neutral",
        /// Track, markers and destinations first.
        Builder = "builder",
        /// Lives on other people's shares and sells early.
        Trader = "trader",
        /// Buys the next type of train to scrap the others' ones.
        Rusher = "rusher",
        /// Keeps money for the next train and never borrows.
        Cautious = "cautious",
        /// What hurts the leader is as good as what helps.
        Shark = "shark",
    }
);
