import { ANIMALS } from '../../artwork/catalog/animals.ts';
import { FOOD } from '../../artwork/catalog/food.ts';
import { HOUSEHOLD } from '../../artwork/catalog/household.ts';
import { PLANTS } from '../../artwork/catalog/plants.ts';
import { SPORTS_AND_EVENTS } from '../../artwork/catalog/sports-and-events.ts';
import { SQUARE } from '../../artwork/plain-body.ts';
import type { CastPose } from './cast-poses.ts';

/** How a drawing is held. */
interface Grip {
  /** The pose of someone who only holds it. */
  pose: CastPose;
  /** Side of its square in the figure's units. */
  size: number;
  /** Point of the 32-unit square that is in the hand, after turning. */
  at: readonly [x: number, y: number];
  turn?: 'mirrored' | 'upside-down';
  /** Units that it takes around the hand, if the size does not tell. */
  around?: { above: number; left: number; right: number };
}

/** In one hand, upright. */
const upright = (size: number, at: Grip['at'] = [16, 25]): Grip => ({ pose: 'hold', size, at });
/** In both hands before the belly. */
const both = (size: number): Grip => ({ pose: 'carry', size, at: [16, 29] });
/** Drawn around the hand by hand. */
const own = (above: number, left: number, right = left): Grip => ({
  ...upright(0),
  around: { above, left, right },
});
const hanging = (size: number, at: Grip['at']): Grip => ({ pose: 'stand', size, at });

/** Drawings whose grip is not in the middle of their foot. */
const GRIPS: Readonly<Record<string, Grip>> = {
  wrench: { pose: 'hold', size: 190, at: [7, 25], turn: 'mirrored' },
  hammer: { pose: 'hold', size: 210, at: [6, 26], turn: 'mirrored' },
  screwdriver: { pose: 'hold', size: 170, at: [6, 26], turn: 'mirrored' },
  axe: { pose: 'hold', size: 260, at: [6, 27], turn: 'mirrored' },
  'carpentry-saw': { pose: 'hold', size: 230, at: [6, 25], turn: 'mirrored' },
  toothbrush: { pose: 'hold', size: 150, at: [6, 27], turn: 'mirrored' },
  paintbrush: { pose: 'hold', size: 190, at: [8, 25], turn: 'upside-down' },
  scissors: { pose: 'hold', size: 130, at: [16, 26], turn: 'upside-down' },
  sponge: upright(90),
  stethoscope: upright(150, [16, 20]),
  'paint-roller': upright(230, [13.5, 26]),
  'watering-can': { pose: 'hold', size: 190, at: [6, 15], turn: 'mirrored' },
  microphone: upright(150, [9, 23]),
  'beer-mug': upright(150, [20, 20]),
  'wine-glass': upright(170, [16, 24]),
  'cocktail-glass': upright(170, [16, 25]),
  'tropical-drink': upright(180, [16, 24]),
  'cup-with-straw': upright(170, [16, 24]),
  'bubble-tea': upright(160, [16, 22]),
  'glass-of-milk': upright(140, [16, 22]),
  tennis: upright(240, [8, 27]),
  'magic-wand': upright(170, [7, 25]),
  'baguette-bread': upright(220, [8, 25]),
  'artist-palette': upright(190, [12, 25]),
  guitar: { pose: 'strum', size: 430, at: [16, 16] },
  violin: { pose: 'strum', size: 330, at: [16, 16] },
  saxophone: { pose: 'strum', size: 320, at: [16, 16] },
  trumpet: { pose: 'strum', size: 280, at: [16, 16] },
  banjo: { pose: 'strum', size: 400, at: [16, 16] },
  accordion: both(230),
  'open-book': { pose: 'read', size: 230, at: [16, 24] },
  newspaper: { pose: 'read', size: 290, at: [16, 22] },
  'rolled-up-newspaper': { pose: 'read', size: 200, at: [16, 24] },
  laptop: both(230),
  'video-game': { pose: 'read', size: 130, at: [16, 20] },
  camera: { pose: 'read', size: 150, at: [16, 20] },
  'shopping-bags': hanging(200, [8, 3]),
  briefcase: hanging(190, [16, 5]),
  handbag: hanging(170, [16, 4]),
  'mobile-phone': upright(110),
  'soccer-ball': both(150),
  basketball: both(160),
  volleyball: both(150),
  'fishing-pole': { pose: 'hold', size: 300, at: [6, 27], turn: 'mirrored' },
  'small-airplane': upright(150, [16, 22]),
  ring: upright(100, [16, 28]),
  bouquet: { pose: 'hold', size: 210, at: [7, 24], turn: 'mirrored' },
};

/** Drawings that are made here and not taken from the artwork. */
const OWN: Readonly<Record<string, Grip>> = {
  'hot-beverage': own(58, 76),
  pan: own(116, 74),
  tray: own(108, 104),
  fork: own(92, 80),
  'baby-bottle': own(64, 64),
  ladle: own(60, 50),
  pen: own(52, 32),
  chalk: own(46, 26),
  boxes: { pose: 'carry', size: 0, at: [16, 16], around: { above: 226, left: 112, right: 112 } },
  knitting: { pose: 'read', size: 0, at: [16, 16] },
  plan: { pose: 'read', size: 0, at: [16, 16] },
  pitchfork: own(306, 40),
  broom: own(240, 62),
  staff: own(90, 10),
  scalpel: own(132, 52),
  flask: own(96, 68),
  radio: own(140, 28),
  gavel: own(136, 66),
  diploma: own(110, 60),
  dumbbell: own(46, 112),
  'ring-buoy': hanging(0, [16, 4]),
  umbrella: own(468, 330, 212),
  'shared-umbrella': own(496, 350, 280),
  balloon: own(448, 56, 108),
  balloons: own(480, 150, 190),
  'golf-club': { pose: 'golf', size: 0, at: [16, 16] },
  'kitchen-knife': own(24, 128),
};

const NOT_HELD: ReadonlySet<string> = new Set(['bubbles', 'kite']);
const TALLEST_HELD = 0.75;

/** English nouns for what people can hold, with the name of its drawing. */
export const HELD_ICONS: ReadonlyMap<string, string> = new Map<string, string>([
  ...[ANIMALS, FOOD, PLANTS, HOUSEHOLD, SPORTS_AND_EVENTS].flatMap((things) =>
    things
      .filter(({ height, stance, icon }) => isHandy(height, stance) && !NOT_HELD.has(icon))
      .flatMap(({ names, icon }) => names.map((name) => [name, icon] as const)),
  ),
  ...([
    ['umbrella', 'umbrella'],
    ['balloon', 'balloon'],
    ['guitar', 'guitar'],
    ['violin', 'violin'],
    ['saxophone', 'saxophone'],
    ['trumpet', 'trumpet'],
    ['laptop', 'laptop'],
    ['computer', 'laptop'],
    ['notebook', 'open-book'],
    ['phone', 'mobile-phone'],
    ['smartphone', 'mobile-phone'],
    ['tablet', 'mobile-phone'],
    ['mobile phone', 'mobile-phone'],
    ['newspaper', 'newspaper'],
    ['book', 'open-book'],
    ['cup', 'hot-beverage'],
    ['cup of coffee', 'hot-beverage'],
    ['coffee', 'hot-beverage'],
    ['coffee cup', 'hot-beverage'],
    ['tea', 'hot-beverage'],
    ['mug', 'hot-beverage'],
    ['broom', 'broom'],
    ['pan', 'pan'],
    ['frying pan', 'pan'],
    ['tray', 'tray'],
    ['blueprint', 'plan'],
    ['map', 'plan'],
    ['plan', 'plan'],
    ['dumbbell', 'dumbbell'],
    ['briefcase', 'briefcase'],
    ['handbag', 'handbag'],
    ['suitcase', 'briefcase'],
    ['shopping bag', 'shopping-bags'],
    ['package', 'package'],
    ['box', 'package'],
    ['parcel', 'package'],
    ['clipboard', 'clipboard'],
    ['flask', 'flask'],
    ['diploma', 'diploma'],
    ['gavel', 'gavel'],
    ['pitchfork', 'pitchfork'],
    ['walking stick', 'staff'],
    ['cane', 'staff'],
    ['stick', 'staff'],
  ] as const),
]);

function isHandy(height: number, stance: string): boolean {
  return height <= TALLEST_HELD && (stance === 'stands' || stance === 'flies');
}

export function isOwnDrawing(name: string): boolean {
  return Object.hasOwn(OWN, name);
}

/** How a thing is held in a pose: at the mouth it is small, and a ball lies on the hand. */
export function gripIn(pose: CastPose, name: string): Grip {
  if (pose === 'picnic') return BITE;
  if (pose === 'eat') return name === 'toothbrush' ? BRUSH : BITE;
  if (pose === 'offer' && BOTH_HANDS.has(gripOf(name).pose)) return OFFERED;
  return pose === 'throw' || pose === 'dunk' ? BALL : gripOf(name);
}

const BRUSH: Grip = { pose: 'eat', size: 104, at: [25, 27] };
const BITE: Grip = { pose: 'eat', size: 112, at: [16, 26] };
/** Poses that hold a thing in both hands. When it is given to somebody, it lies on the hand that is held out. */
const BOTH_HANDS: ReadonlySet<CastPose> = new Set<CastPose>(['carry', 'read', 'strum']);
const OFFERED: Grip = { pose: 'offer', size: 170, at: [16, 28] };
const BALL: Grip = { pose: 'throw', size: 140, at: [16, 25] };

/** Units that a thing takes around the hand. */
export function reachFromHand(pose: CastPose, name: string): { above: number; left: number; right: number } {
  const { size, at, around } = OWN[name] ?? gripIn(pose, name);
  const unit = size / SQUARE;
  return around ?? { above: at[1] * unit, left: at[0] * unit, right: (SQUARE - at[0]) * unit };
}

export function gripOf(name: string): Grip {
  return OWN[name] ?? GRIPS[name] ?? both(190);
}
