import { ANIMALS } from '../../artwork/catalog/animals.ts';
import { HOUSEHOLD } from '../../artwork/catalog/household.ts';
import { OWN_THINGS } from '../../artwork/catalog/own-things.ts';
import { TRAVEL } from '../../artwork/catalog/travel.ts';
import { visibleBox } from '../../artwork/draw-icon.ts';
import { SQUARE } from '../../artwork/plain-body.ts';
import type { Setting } from '../people-scene.ts';
import { icon, type Prop } from './prop-parts.ts';

/**
 * Drawings that stand beside a person, with their height in units: small animals larger and vehicles smaller than life, so that
 * both they and the person are seen. With where that is, unless the prompt says.
 */
const NEIGHBORS = [
  { place: undefined, heights: { dog: 310, cat: 240, poodle: 290, 'guide-dog': 310, 'grand-piano': 640 } },
  {
    place: 'farm',
    heights: {
      pig: 360,
      ewe: 420,
      ram: 440,
      goat: 440,
      donkey: 640,
      horse: 860,
      cow: 700,
      ox: 740,
      llama: 820,
      tractor: 820,
    },
  },
  {
    place: 'meadow',
    heights: {
      zebra: 760,
      unicorn: 860,
      lion: 560,
      tiger: 500,
      leopard: 440,
      kangaroo: 720,
      gorilla: 760,
      elephant: 1060,
      giraffe: 1260,
      peacock: 480,
      flamingo: 600,
    },
  },
  {
    place: 'forest',
    heights: { boar: 400, deer: 760, moose: 860, wolf: 440, bear: 620, panda: 560, tent: 720 },
  },
  { place: 'desert', heights: { camel: 940, 'two-hump-camel': 940 } },
  { place: 'snow', heights: { 'polar-bear': 620 } },
  {
    place: 'street',
    heights: {
      automobile: 560,
      'racing-car': 400,
      'sport-utility-vehicle': 640,
      'pickup-truck': 600,
      taxi: 580,
      'police-car': 580,
      ambulance: 740,
      'fire-engine': 840,
      'delivery-truck': 840,
      minibus: 680,
      bus: 840,
      motorcycle: 480,
      'motor-scooter': 500,
    },
  },
] as const satisfies readonly { place: Setting | undefined; heights: Record<string, number> }[];

type KeyOf<T> = T extends unknown ? keyof T : never;
type Neighbor = KeyOf<(typeof NEIGHBORS)[number]['heights']>;
export type BesideName = `${Neighbor}-beside`;

/** Where they begin, right of the middle between the person's feet. */
const START = 200;
/** They stand a little nearer than the person. */
const FOOT = 6;

interface Beside {
  prop: BesideName;
  /** Where they are, unless the prompt says. */
  place: Setting | undefined;
  isAnimal: boolean;
}

/** The animal or thing of a name that can stand beside people; undefined if there is none. */
export function besideNamed(noun: string): Beside | undefined {
  return NAMED.get(noun);
}

const BY_ICON: ReadonlyMap<string, Beside> = new Map(
  NEIGHBORS.flatMap(({ place, heights }) =>
    Object.keys(heights).map((name) => {
      const isAnimal = ANIMALS.some(({ icon }) => icon === name);
      return [name, { prop: `${name}-beside` as BesideName, place, isAnimal }] as const;
    }),
  ),
);

const NAMED: ReadonlyMap<string, Beside> = new Map(
  [ANIMALS, TRAVEL, HOUSEHOLD, OWN_THINGS].flat().flatMap(({ names, icon }) => {
    const found = BY_ICON.get(icon);
    return found ? names.map((name) => [name, found] as const) : [];
  }),
);

export const BESIDE = Object.fromEntries(
  NEIGHBORS.flatMap(({ heights }) =>
    Object.entries(heights).map(([name, height]) => [`${name}-beside`, standing(name, height)]),
  ),
) as Record<BesideName, Prop>;

/** Measured on first use: a drawing is rasterized for it. */
function standing(name: string, height: number): Prop {
  let measured: { size: number; left: number; foot: number; right: number } | undefined;
  const measure = () => {
    if (measured) return measured;
    const box = visibleBox(name);
    const unit = height / box.height;
    measured = {
      size: SQUARE * unit,
      left: box.left,
      foot: box.top + box.height,
      right: START + box.width * unit,
    };
    return measured;
  };
  return {
    above: height,
    get right() {
      return measure().right;
    },
    draw({ id }) {
      const { size, left, foot } = measure();
      return icon(name, [START, FOOT], { size, left, foot }, id);
    },
  };
}
