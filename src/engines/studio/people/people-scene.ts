import type { Finish } from '../scene/finish.ts';
import type { Margins } from '../scene/margins.ts';
import type { Season, TimeOfDay } from '../scene/weather.ts';
import type { CastPose } from './cast/cast-poses.ts';
import type { PropName } from './cast/props.ts';
import type { Outfit } from './outfits.ts';
import type { PeopleArchetype } from './people-archetypes.ts';
import type { SETTING_WORDS } from './setting-words.ts';
import type { TradeName } from './trades.ts';

/** Places without a floor and a wall. */
export type Outdoors =
  | 'meadow'
  | 'lake'
  | 'forest'
  | 'desert'
  | 'seashore'
  | 'skyline'
  | 'park'
  | 'beach'
  | 'street'
  | 'garden'
  | 'snow'
  | 'farm'
  | 'building-site'
  | 'airfield'
  | 'mountain'
  | 'hill'
  | 'moon'
  | 'swimming-pool'
  | 'golf-course'
  | 'graduation'
  | 'open-water';

export type Setting =
  | keyof typeof SETTING_WORDS
  | Outdoors
  | 'dental-clinic'
  | 'kitchen'
  | 'gym'
  | 'shop'
  | 'workshop'
  | 'laboratory'
  | 'bedroom'
  | 'courtroom'
  | 'library'
  | 'supermarket'
  | 'bar'
  | 'hotel-lobby'
  | 'airport'
  | 'cinema'
  | 'concert'
  | 'warehouse'
  | 'tunnel'
  | 'railway-tunnel'
  | 'cave'
  | 'underwater';

/** Below the hips; dresses and robes have skirts of their own. */
export type Legwear = 'trousers' | 'skirt' | 'shorts';

export type Footwear = 'boots' | 'sneakers' | 'shoes';

export type Pattern = 'striped' | 'checkered' | 'dotted' | 'flowered';

export type Hat =
  | 'toque'
  | 'hard-hat'
  | 'cap'
  | 'police-cap'
  | 'pilot-cap'
  | 'pillbox'
  | 'fire-helmet'
  | 'army-helmet'
  | 'beret'
  | 'straw-hat'
  | 'mortarboard'
  | 'surgical-cap'
  | 'space-helmet'
  | 'top-hat'
  | 'beanie'
  | 'santa-hat'
  | 'crown'
  | 'bike-helmet'
  | 'cowboy-hat';

/** Accessories over the clothes or the face. */
export type Over =
  | 'apron'
  | 'vest'
  | 'waistcoat'
  | 'tie'
  | 'overalls'
  | 'tool-belt'
  | 'bow-tie'
  | 'epaulettes'
  | 'camouflage'
  | 'jabot'
  | 'backpack'
  | 'mask'
  | 'goggles'
  | 'scarf'
  | 'tutu';

/** `color`: display hex; the accessory's own color unless given. */
export interface Accessory {
  over: Over;
  color?: string;
}

/** Colors as display hex. */
export interface Person {
  /** Names of Open Peeps parts; the empty string for none. */
  head: string;
  face: string;
  beard: string;
  glasses: string;
  skin: string;
  hair: string;
  outfit: Outfit;
  top: string;
  /** On the top or the dress; its color is chosen to be seen unless given. */
  pattern?: { kind: Pattern; color?: string };
  /** Color of the shirt under an open jacket; chosen by the jacket unless given. */
  inner?: string;
  /** Shirt under a jacket, stripes, collars. */
  trim: string;
  bottom: string;
  /** Trousers unless given. */
  legwear?: Legwear;
  /** A skirt that reaches to the ankles. */
  isLong?: boolean;
  shoes: string;
  footwear?: Footwear;
  child: boolean;
  isWoman?: boolean;
  isOld?: boolean;
  /** In place of the face's own. */
  mouth?: 'smiling' | 'laughing' | 'open' | 'crying' | 'kissing' | undefined;
  headset?: 'headset' | 'headphones';
  /** For people cast from the words of a prompt. */
  role?: Role;
  /** Left by a change: not drawn, and nobody else takes the place. */
  isGone?: boolean;
  /** Joined by a change: beside the others, who keep their places. */
  isNewcomer?: boolean;
}

export interface Role {
  trade?: TradeName;
  build: 'baby' | 'toddler' | 'child' | 'teenager' | 'adult';
  pose: CastPose;
  /** The pose of the arms, if it is another one. */
  arms?: CastPose;
  hat?: Hat;
  /** Display hex; the hat's own color unless given. */
  hatColor?: string;
  overs?: readonly Accessory[];
  /** Name of a drawing in the hand. */
  holds?: string;
  /** Display hex of what is held, ridden or driven; the drawing's own color unless given. */
  thingColor?: string;
  /** The thing in use before the person, such as a stove or a shopping cart. */
  prop?: PropName;
  isPregnant?: boolean;
  inWheelchair?: boolean;
  /** Pose, hat and thing for which the group was arranged; others that a change gives move nobody else. */
  placedAs?: Pick<Role, 'pose' | 'hat' | 'holds'>;
}

/** A table, a desk seen from the side, or a picnic blanket, with what is on it. */
export interface Table {
  kind: 'table' | 'desk' | 'blanket';
  /** Names of drawings in the middle. */
  middle: readonly string[];
  /** Names of drawings before each in turn. */
  each: readonly string[];
}

/** Colors of the room as display hex. */
export interface RoomColors {
  wall: string;
  wallShade: string;
  floor: string;
  wood: string;
  accent: string;
  second: string;
  leaf: string;
  sky: string;
  /** Outlines of people. */
  ink: string;
}

/** Hour, season and weather of an outdoor place; rooms have none of them. */
export interface OpenAir {
  time: TimeOfDay;
  season: Season;
  falling?: 'rain' | 'snow';
  /** Beside another view of the sky, which has the sun or moon. */
  isBeside?: boolean;
}

/** Placement of the group, and furniture. */
export interface Layout {
  /** Middle of the group as a fraction of the picture's width; undefined for the archetype's usual one. */
  middle: number | undefined;
  /** Fraction of the picture's width that the group may take, and its size, 1 for the usual. */
  share: number;
  size: number;
  /** Zoom of the view, sideways shift as a fraction of its width, and tilt in degrees. */
  zoom: number;
  slide: number;
  tilt: number;
  /**
   * How furnished the room is: as usual, with a single thing, a bare backdrop of two flat colors, or a plain one in the
   * color of the wall.
   */
  furniture: 'full' | 'spare' | 'bare' | 'plain';
}

/** How much more of a place is seen beyond the edges of the picture of another size, in parts of its sides. */
export interface Around extends Margins {
  from: { width: number; height: number };
}

/**
 * An illustration: drawn as a vector picture, which is a pure function of this data and the picture's size.
 */
export interface PeopleScene {
  kind: 'people';
  archetype: PeopleArchetype;
  setting: Setting;
  seed: number;
  colors: RoomColors;
  air: OpenAir;
  layout: Layout;
  cast: Person[];
  /** Undefined if they stand or have seats of their own. */
  table?: Table;
  /** Undefined where nothing more is seen. */
  around?: Around;
  /** Grades the finished picture by the moods. */
  finish: Finish;
}
