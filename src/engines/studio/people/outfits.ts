import { phrases } from '../scene/phrases.ts';
import type { Accessory } from './people-scene.ts';
import { NAVY_SUIT, SCRUBS, SUITS, WHITE_COAT } from './person-colors.ts';

/** Of jeans and of jackets like them. */
export const DENIM = '#3b5b8c';

/** Clothes from the shoulders down. */
interface OutfitTraits {
  /** English nouns in the singular; none if words ask for it by a trade or a sport alone. */
  names?: string;
  /** Nouns for those of one color or length. */
  kinds?: readonly (readonly [
    names: string,
    looks: { top?: string; isLong?: true; overs?: readonly Accessory[] },
  ])[];
  /** People name outfits alike that have the same word here. */
  alike?: 'shirt' | 'sweater' | 'coat' | 'jacket';
  sex?: 'woman';
  /** Display hexes of the usual ones, each as likely; any color unless given. */
  colors?: readonly string[];
  /** Worn under open outfits, or open over others; all else is worn alone. */
  layer?: 'under' | 'open';
  takesPattern?: true;
  /** Long sleeves unless given. */
  arms?: 'short' | 'bare';
  /** The part that hangs below the hips. */
  below?: 'tails' | 'skirt' | 'gown';
  /** The legs have the color of the top. */
  isOfOneColor?: true;
  /** Display hex of the shoes that go with it; 'none' if barefoot. */
  shoes?: string;
  /** Clothes of a trade: no child wears them, and they tell the trade of people without a role. */
  isForWork?: true;
}

const DRESS_SHOES = '#22242e';
const WORK_BOOTS = '#3a3d48';

const TABLE = {
  suit: {
    names: 'suit, business suit, blazer, suit jacket, formal clothes, formal wear',
    kinds: [['tuxedo, dinner jacket, dinner suit', { top: '#1b1c22', overs: [{ over: 'bow-tie' }] }]],
    alike: 'jacket',
    colors: SUITS,
    layer: 'open',
    isOfOneColor: true,
    shoes: DRESS_SHOES,
  },
  shirt: { names: 'shirt, dress shirt', alike: 'shirt', layer: 'under', takesPattern: true },
  sweater: {
    names: 'sweater, jumper, pullover, cardigan',
    alike: 'sweater',
    layer: 'under',
    takesPattern: true,
  },
  tee: {
    names: 't shirt, tee, tshirt, polo shirt, t-shirt, tee shirt, casual clothes',
    alike: 'shirt',
    layer: 'under',
    takesPattern: true,
    arms: 'short',
  },
  blouse: { names: 'blouse', alike: 'shirt', sex: 'woman', layer: 'under', takesPattern: true },
  'doctor-coat': {
    names: 'doctor coat',
    alike: 'coat',
    colors: [WHITE_COAT],
    below: 'tails',
    isForWork: true,
  },
  jacket: {
    names: 'jacket, windbreaker, bomber jacket, anorak, track jacket',
    kinds: [['denim jacket, jean jacket, jeans jacket', { top: DENIM }]],
    alike: 'jacket',
    colors: ['#4f6b8f'],
    layer: 'open',
  },
  'biker-jacket': {
    names: 'leather jacket, biker jacket, motorcycle jacket',
    alike: 'jacket',
    colors: ['#2b292e'],
    layer: 'open',
  },
  overcoat: {
    names: 'coat, overcoat, winter coat, trench coat, trenchcoat, wool coat',
    alike: 'coat',
    colors: ['#8a6a4a'],
    layer: 'open',
    below: 'tails',
  },
  raincoat: {
    names: 'raincoat, rain coat, rain jacket, slicker',
    alike: 'coat',
    colors: ['#f2c230'],
    below: 'tails',
  },
  scrubs: { names: 'scrub, scrubs', colors: SCRUBS, arms: 'short', isOfOneColor: true, isForWork: true },
  hoodie: {
    names: 'hoodie, sweatshirt, hooded sweater',
    alike: 'sweater',
    layer: 'under',
    takesPattern: true,
  },
  sport: { names: 'sportswear, activewear, tank top, sports top', arms: 'bare' },
  dress: {
    names: 'dress, sundress, summer dress',
    kinds: [
      ['gown, evening dress, evening gown, ball gown, maxi dress', { isLong: true }],
      ['wedding dress, wedding gown, bridal gown', { isLong: true, top: WHITE_COAT }],
    ],
    sex: 'woman',
    takesPattern: true,
    arms: 'short',
    below: 'skirt',
    isOfOneColor: true,
  },
  tunic: { isForWork: true },
  labcoat: {
    names: 'lab coat, white coat',
    alike: 'coat',
    colors: [WHITE_COAT],
    below: 'tails',
    isForWork: true,
  },
  uniform: { names: 'uniform', isOfOneColor: true, shoes: DRESS_SHOES, isForWork: true },
  turnout: { alike: 'coat', isOfOneColor: true, shoes: WORK_BOOTS, isForWork: true },
  robe: { below: 'gown', shoes: DRESS_SHOES, isForWork: true },
  spacesuit: { isOfOneColor: true, shoes: WORK_BOOTS, isForWork: true },
  wetsuit: {
    names: 'wetsuit, wet suit, diving suit',
    colors: [NAVY_SUIT, '#2b2f3d', '#1f4a5c'],
    isOfOneColor: true,
    shoes: 'none',
  },
} as const satisfies Record<string, OutfitTraits>;

export type Outfit = keyof typeof TABLE;

export const OUTFITS: Readonly<Record<Outfit, OutfitTraits>> = TABLE;

const NAMES = (Object.keys(OUTFITS) as Outfit[]).map((outfit) => {
  const { names = '', kinds = [] } = OUTFITS[outfit];
  return [outfit, [names, ...kinds.map(([more]) => more)].flatMap(phrases)] as const;
});

/** The outfits that a noun names in any of its base forms. */
export function outfitsNamed(forms: readonly string[]): Outfit[] {
  return NAMES.filter(([, names]) => forms.some((form) => names.includes(form))).map(([outfit]) => outfit);
}

export function areAlike(one: Outfit, other: Outfit): boolean {
  const { alike } = OUTFITS[one];
  return one === other || (alike !== undefined && alike === OUTFITS[other].alike);
}
