import type { Outfit } from '../outfits.ts';
import type { Accessory, Footwear, Hat, Legwear, Person } from '../people-scene.ts';
import type { TradeName } from '../trades.ts';
import type { CastPose } from './cast-poses.ts';
import type { PropName } from './props.ts';

/** One person as the prompt describes them; traits it does not name are undefined. */
export interface PersonWish {
  sex?: 'woman' | 'man';
  age?: 'baby' | 'toddler' | 'child' | 'teenager' | 'adult' | 'old';
  /** First and last of the skin tones, light to dark, that suit. */
  skin?: readonly [number, number];
  /** Display hex. */
  hairColor?: string;
  hair?: HairStyle;
  beard?: 'beard' | 'mustache' | 'none';
  glasses?: 'glasses' | 'sunglasses' | 'none';
  head?: 'hijab' | 'turban';
  isPregnant?: boolean;
  inWheelchair?: boolean;
  trade?: TradeName;
  outfit?: Outfit;
  /** Display hex of the top and the trousers. */
  top?: string;
  bottom?: string;
  pattern?: NonNullable<Person['pattern']>;
  /** Display hex of what an open jacket shows. */
  inner?: string;
  legwear?: Legwear;
  isLong?: boolean;
  footwear?: Footwear;
  shoes?: string;
  hat?: Hat | 'none';
  /** Display hex, of a hat that comes in any color. */
  hatColor?: string;
  /** Empty: none at all. */
  overs?: readonly Accessory[];
  headset?: Person['headset'];
  pose?: CastPose;
  /** A pose of the arms alone, as of somebody who walks and phones. */
  arms?: CastPose;
  /** Name of a drawing in the hand; empty: what is there is put away. */
  holds?: string;
  /** Display hex of what is held, ridden or driven, if that comes in any color. */
  thingColor?: string;
  prop?: PropName;
  face?:
    | 'smiling'
    | 'laughing'
    | 'confident'
    | 'serious'
    | 'sad'
    | 'crying'
    | 'tired'
    | 'angry'
    | 'surprised'
    | 'calm'
    | 'kissing'
    | 'shouting';
}

type HairStyle = 'bald' | 'long' | 'short' | 'curly' | 'afro' | 'bun' | 'braids' | 'straight' | 'bangs';

const LOOKS = ['pattern', 'inner', 'legwear', 'isLong', 'footwear', 'headset'] as const;

/** Fields that are copied unchanged from a wish to the person. */
export function looksOf(wish: PersonWish): Partial<Pick<Person, (typeof LOOKS)[number]>> {
  return Object.fromEntries(LOOKS.filter((key) => wish[key] !== undefined).map((key) => [key, wish[key]]));
}
