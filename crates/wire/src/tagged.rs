//! Enums that carry their name among their fields: `{"do": "bid", "amount": 20}`. What serde derives for these keeps all fields
//! before it knows what to make of them, and so twice where one stands in another. We write the name first, so that the
//! fields can be read as they come; with the name elsewhere they are still read, at the price of keeping them.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IgnoredAny, MapAccess, Unexpected, VariantAccess, Visitor,
};
use serde_json::{Map, Value};

/// Declares the enum, and beside it a twin by whose help it is read: serde's `remote` needs the variants once more.
macro_rules! tagged {
    ($tag:literal, $name:literal as $fields:ident, serde($($serde:tt)*); $(#[$attribute:meta])* pub enum $enum:ident { $($body:tt)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(tag = $tag, $($serde)*)]
        pub enum $enum { $($body)* }

        $(#[$attribute])*
        #[derive(serde::Deserialize)]
        #[serde(remote = $name, $($serde)*)]
        enum $fields { $($body)* }

        impl<'de> serde::Deserialize<'de> for $enum {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$enum, D::Error> {
                deserializer.deserialize_map($crate::tagged::Tagged::<$enum>::new($tag))
            }
        }

        impl $crate::tagged::Fields for $enum {
            fn read<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<$enum, D::Error> {
                $fields::deserialize(deserializer)
            }
        }
    };
}
pub(crate) use tagged;

/// Reads an enum of which it is told the name and then the fields.
pub trait Fields: Sized {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Reads a map.
pub struct Tagged<T> {
    tag: &'static str,
    reads: PhantomData<T>,
}

impl<T> Tagged<T> {
    pub const fn new(tag: &'static str) -> Tagged<T> {
        Tagged { tag, reads: PhantomData }
    }
}

impl<'de, T: Fields> Visitor<'de> for Tagged<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object with the field {:?}", self.tag)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        match map.next_key_seed(Key(self.tag))? {
            None => Err(A::Error::missing_field(self.tag)),
            Some(Found::Tag) => T::read(Rest(map)),
            Some(Found::Other(first)) => {
                let mut fields = Map::new();
                fields.insert(first, map.next_value()?);
                while let Some((name, value)) = map.next_entry::<String, Value>()? {
                    if fields.insert(name, value).is_some() {
                        return Err(A::Error::custom("a field is there twice"));
                    }
                }
                let tag = fields.remove_entry(self.tag).ok_or_else(|| A::Error::missing_field(self.tag))?;
                let again = std::iter::once(tag).chain(fields);
                let mut again = serde::de::value::MapDeserializer::new(again);
                again.next_key::<IgnoredAny>().map_err(A::Error::custom::<serde_json::Error>)?;
                T::read(Rest(again)).map_err(A::Error::custom)
            }
        }
    }
}

/// The first name of a field.
struct Key(&'static str);

enum Found {
    Tag,
    Other(String),
}

impl<'de> DeserializeSeed<'de> for Key {
    type Value = Found;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Found, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Key {
    type Value = Found;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Found, E> {
        Ok(if name == self.0 { Found::Tag } else { Found::Other(name.to_owned()) })
    }
}

/// A map of which the next value is the name of the variant, and the rest its fields.
struct Rest<A>(A);

impl<'de, A: MapAccess<'de>> Deserializer<'de> for Rest<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Rest<A> {
    type Error = A::Error;
    type Variant = Rest<A>;

    fn variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<(V::Value, Rest<A>), A::Error> {
        Ok((self.0.next_value_seed(seed)?, self))
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Rest<A> {
    type Error = A::Error;

    fn unit_variant(mut self) -> Result<(), A::Error> {
        while self.0.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, A::Error> {
        Err(A::Error::invalid_type(Unexpected::NewtypeVariant, &"fields with names"))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(A::Error::invalid_type(Unexpected::TupleVariant, &"fields with names"))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_map(self.0)
    }
}
