import { phrases } from '../scene/phrases.ts';

/** Objects that can carry text, by their English nouns in the singular. */
const CARRIER_NOUNS = {
  neon: 'neon sign, neon light sign, neon, neon light, neon lettering, led sign, light sign, neon text',
  'road-sign':
    'road sign, street sign, traffic sign, highway sign, signpost, street name sign, motorway sign',
  'shop-sign':
    'shop sign, store sign, storefront, storefront sign, restaurant sign, cafe sign, bar sign, pub sign, hanging sign, shop',
  chalkboard: 'chalkboard, blackboard, chalk board, menu board, sandwich board, chalkboard sign, slate',
  billboard: 'billboard, advertising board, hoarding, billboard ad, advertisement',
  banner: 'banner, flag, cloth banner, fabric banner, bunting',
  poster:
    'poster, print, typography poster, movie poster, placard, flyer, flier, leaflet, wall art, quote, typography, lettering, text, picture frame, frame, canvas, motivational quote, slogan',
  card: 'card, greeting card, birthday card, note, invitation, postcard, thank you card, place card, wedding invitation, business card, christmas card, label, tag, sticky note, letter, envelope, paper, sheet of paper, piece of paper',
  book: 'book, book cover, novel, notebook, journal, diary, cookbook, magazine, magazine cover, textbook, album cover',
  phone:
    'phone screen, phone, smartphone, smartphone screen, mobile phone, app screen, text message, cell phone',
  mug: 'mug, coffee mug, cup, coffee cup, tea cup, teacup, tumbler, travel mug',
  shirt: 't-shirt, t shirt, tee-shirt, tshirt, tee shirt, tee, shirt, hoodie, sweatshirt, sweater, jersey',
  cake: 'cake, birthday cake, wedding cake, chocolate cake, cake topper',
  sign: 'sign, wooden sign, door sign, wood sign, signboard, board, plaque, nameplate, metal sign, notice, open sign, closed sign, welcome sign, plate, warning sign, protest sign',
} as const;

export type Carrier = keyof typeof CARRIER_NOUNS;

const CARRIERS: ReadonlyMap<string, Carrier> = new Map(
  (Object.keys(CARRIER_NOUNS) as Carrier[]).flatMap((carrier) =>
    phrases(CARRIER_NOUNS[carrier]).map((noun) => [noun, carrier] as const),
  ),
);

/** The object that a noun and its adjectives name: "neon" makes any sign one of light. */
export function findCarrier(
  forms: readonly string[],
  modifiers: readonly string[] = [],
): Carrier | undefined {
  const carriers = forms.map((form) => CARRIERS.get(form)).filter((found) => found !== undefined);
  const carrier = carriers[0];
  if (carrier !== 'sign') return carrier;
  return modifiers.map((word) => SIGNS.get(word)).find((found) => found !== undefined) ?? carrier;
}

const SIGNS: ReadonlyMap<string, Carrier> = new Map([
  ['neon', 'neon'],
  ['led', 'neon'],
  ['glowing', 'neon'],
  ['light', 'neon'],
  ['road', 'road-sign'],
  ['street', 'road-sign'],
  ['traffic', 'road-sign'],
  ['highway', 'road-sign'],
  ['shop', 'shop-sign'],
  ['store', 'shop-sign'],
  ['restaurant', 'shop-sign'],
  ['cafe', 'shop-sign'],
  ['bar', 'shop-sign'],
  ['chalk', 'chalkboard'],
  ['chalkboard', 'chalkboard'],
]);

/** Whether every letter of a text is of a script that can be written, and any can be seen. */
export function isWritable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(INVISIBLE, '')) && SCRIPTS.test(text);
}

/** Such as the Hangul fillers, which are letters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SCRIPTS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Inherited}\p{N}\p{P}\p{Z}\p{Sc}\p{Sm}ー]*$/u;
