import { floorPlane, wallPlane } from '../geometry/plane.ts';
import { meshOf } from '../geometry/shape.ts';
import { FINISHES, type FinishName } from '../materials/finishes.ts';
import { type SurfaceName, surface } from '../materials/surfaces.ts';
import type { Light } from '../scene/light.ts';
import type { Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import { type Rgb, rgbFromHex, type Vec3 } from '../scene/vector.ts';
import { findItem } from '../things/catalog.ts';
import { isDusk, type LightMood } from './set.ts';

/** Where a table may stand. */
export const FAR_PLACES = [
  'kitchen',
  'cafe',
  'restaurant',
  'bar',
  'office',
  'living room',
  'bedroom',
] as const;

export type FarPlace = (typeof FAR_PLACES)[number];

export function findFarPlace(name: string | undefined): FarPlace | undefined {
  return FAR_PLACES.find((place) => place === name);
}

/** Meters: to the right of the middle, away from the table's far edge, and above the floor. */
interface FarThing {
  key: string;
  right: number;
  away: number;
  up?: number;
  /** Radians; 0 faces the camera. */
  turn?: number;
  scale?: number;
}

interface FarRoom {
  /** Meters from the table's far edge to the wall. */
  depth: number;
  wall: string;
  wallFinish: FinishName;
  floor: SurfaceName;
  /** Behind what is asked for, out of focus. Clear glass and bright bulbs there stay grainy. */
  things: readonly FarThing[];
}

const KITCHEN_BACK = 2.05;
const WORKTOP = 0.89;

const FAR_ROOMS: Readonly<Record<FarPlace, FarRoom>> = {
  kitchen: {
    depth: 2.4,
    wall: '#dcd8cf',
    wallFinish: 'wall',
    floor: 'oak',
    things: [
      { key: 'high-cabinet', right: -2.1, away: KITCHEN_BACK },
      { key: 'lower-cabinet', right: -1.5, away: KITCHEN_BACK },
      { key: 'sink-cabinet', right: -0.9, away: KITCHEN_BACK },
      { key: 'drawers-cabinet', right: -0.3, away: KITCHEN_BACK },
      { key: 'lower-cabinet', right: 0.3, away: KITCHEN_BACK },
      { key: 'drawers-cabinet', right: 0.9, away: KITCHEN_BACK },
      { key: 'large-fridge', right: 1.7, away: KITCHEN_BACK },
      { key: 'upper-cabinet', right: -1.5, away: 2.18, up: 1.48 },
      { key: 'range-hood', right: 0.3, away: 2.2, up: 1.55 },
      { key: 'upper-cabinet', right: 0.9, away: 2.18, up: 1.48 },
      { key: 'upper-shelves', right: -0.35, away: 2.2, up: 1.48 },
      { key: 'made-olive-oil', right: 0.62, away: 1.95, up: WORKTOP },
      { key: 'pothos', right: -0.75, away: 1.95, up: WORKTOP },
      { key: 'made-bowl', right: 1.05, away: 1.9, up: WORKTOP },
    ],
  },
  cafe: {
    depth: 4.2,
    wall: '#a98f78',
    wallFinish: 'wall',
    floor: 'oak',
    things: [
      { key: 'cloth-table', right: -0.85, away: 1.5 },
      { key: 'bentwood-chair', right: -1.4, away: 1.6, turn: 1.3 },
      { key: 'bentwood-chair', right: -0.3, away: 1.4, turn: -1.4 },
      { key: 'cloth-table', right: 0.95, away: 2.3 },
      { key: 'bentwood-chair', right: 0.4, away: 2.2, turn: 1.5 },
      { key: 'bentwood-chair', right: 1.5, away: 2.4, turn: -1.3 },
      { key: 'tall-bookcase', right: 0.3, away: 3.9 },
      { key: 'tall-bookcase', right: -0.65, away: 3.9 },
      { key: 'areca-palm', right: -1.3, away: 3.4 },
      { key: 'hanging-lantern', right: -0.6, away: 1.9, up: 1.34 },
      { key: 'hanging-lantern', right: 0.75, away: 2.4, up: 1.4 },
      { key: 'made-cup-and-saucer', right: -0.85, away: 1.45, up: 0.76 },
      { key: 'made-vase', right: 0.95, away: 2.25, up: 0.76 },
    ],
  },
  restaurant: {
    depth: 4.6,
    wall: '#8a7c6c',
    wallFinish: 'wall',
    floor: 'walnut',
    things: [
      { key: 'cloth-table', right: -0.75, away: 1.5 },
      { key: 'dining-armchair', right: -1.35, away: 1.5, turn: 1.5 },
      { key: 'dining-armchair', right: -0.2, away: 1.55, turn: -1.5 },
      { key: 'cloth-table', right: 0.85, away: 2.3 },
      { key: 'dining-armchair', right: 0.25, away: 2.3, turn: 1.5 },
      { key: 'dining-armchair', right: 1.45, away: 2.3, turn: -1.5 },
      { key: 'cloth-table', right: -0.35, away: 3.5 },
      { key: 'made-vase-of-white-tulips', right: -0.75, away: 1.5, up: 0.76 },
      { key: 'made-candle', right: 0.85, away: 2.25, up: 0.76 },
      { key: 'made-vase-of-red-roses', right: -0.35, away: 3.45, up: 0.76 },
      { key: 'made-picture-frame', right: -0.75, away: 4.5, up: 1.2, scale: 3 },
      { key: 'made-picture-frame', right: 0.5, away: 4.5, up: 1.2, scale: 3 },
      { key: 'olive-tree', right: 1.3, away: 3.9 },
      { key: 'hanging-lantern', right: 0.85, away: 2.3, up: 1.4 },
    ],
  },
  bar: {
    depth: 3.4,
    wall: '#4a3a2f',
    wallFinish: 'wall',
    floor: 'dark wood',
    things: [
      { key: 'barrel', right: -0.95, away: 1.5 },
      { key: 'made-candle', right: -0.95, away: 1.5, up: 0.88 },
      { key: 'bar-stool', right: -1.5, away: 1.6, turn: 1 },
      { key: 'bar-stool', right: -0.4, away: 1.75, turn: -1 },
      { key: 'barrel', right: 0.95, away: 2.3 },
      { key: 'bar-stool', right: 0.4, away: 2.35, turn: 1.2 },
      { key: 'bar-stool', right: 1.55, away: 2.3, turn: -1.2 },
      { key: 'made-picture-frame', right: -0.35, away: 3.3, up: 1.05, scale: 3 },
      { key: 'hanging-lantern', right: -0.9, away: 1.7, up: 1.36 },
      { key: 'hanging-lantern', right: 0.1, away: 2.1, up: 1.42 },
      { key: 'hanging-lantern', right: 1, away: 2.3, up: 1.38 },
      { key: 'made-picture-frame', right: 0.75, away: 3.3, up: 1.15, scale: 3 },
    ],
  },
  office: {
    depth: 3,
    wall: '#d9dad8',
    wallFinish: 'wall',
    floor: 'concrete',
    things: [
      { key: 'office-desk', right: -1, away: 1.7 },
      { key: 'office-visitor-chair', right: -0.9, away: 1, turn: Math.PI },
      { key: 'television', right: -1, away: 1.75, up: 0.72 },
      { key: 'tall-bookcase', right: 0.75, away: 2.75 },
      { key: 'tall-bookcase', right: 1.7, away: 2.75 },
      { key: 'areca-palm', right: 0, away: 2.4 },
      { key: 'whiteboard', right: -1, away: 2.7 },
    ],
  },
  'living room': {
    depth: 3.4,
    wall: '#cfc8bb',
    wallFinish: 'wall',
    floor: 'oak',
    things: [
      { key: 'two-seat-sofa', right: -0.75, away: 2.3 },
      { key: 'made-armchair', right: 1.35, away: 1.9, turn: -0.6 },
      { key: 'tower-shelf', right: 0.75, away: 3.1 },
      { key: 'areca-palm', right: -2.1, away: 2.8 },
      { key: 'bedside-table', right: 0.45, away: 2.4 },
      { key: 'brass-lamp', right: 0.45, away: 2.4, up: 0.45 },
      { key: 'made-picture-frame', right: -0.75, away: 3.3, up: 1.5, scale: 3 },
    ],
  },
  bedroom: {
    depth: 3,
    wall: '#d8cfc5',
    wallFinish: 'wall',
    floor: 'oak',
    things: [
      { key: 'double-bed', right: -0.5, away: 1.75 },
      { key: 'bedside-table', right: 1, away: 2.6 },
      { key: 'brass-lamp', right: 1, away: 2.6, up: 0.45 },
      { key: 'areca-palm', right: 1.9, away: 2.5 },
    ],
  },
};

/** The floor lies this far below the top of the table. */
const TABLE_HEIGHT = 0.75;

export interface FarView {
  random: Random;
  mood: LightMood;
  /** Radians: where the camera stands. */
  azimuth: number;
  /** Meters from the origin to the table's far edge. */
  edge: number;
}

/** The room behind a table, and the light in it. */
export async function farRoom(
  place: FarPlace,
  { random, mood, azimuth, edge }: FarView,
): Promise<{ instances: Instance[]; lights: Light[] }> {
  const { depth, wall, wallFinish, floor, things } = FAR_ROOMS[place];
  const [cos, sin] = [Math.cos(azimuth), Math.sin(azimuth)];
  const mirror = random.sign();
  const locate = (right: number, away: number, up: number): Vec3 => {
    const back = edge + away;
    return [right * cos - back * sin, up - TABLE_HEIGHT, -right * sin - back * cos];
  };
  const furniture = await Promise.all(
    things.map(async ({ key, right, away, up = 0, turn = 0, scale = 1 }): Promise<Instance> => {
      const item = findItem(key)!;
      return {
        mesh: await item.load(),
        transform: at(locate(right * mirror, away, up), azimuth + turn * mirror, scale),
        id: 0,
      };
    }),
  );
  const width = 9;
  const wallMaterial = { ...FINISHES[wallFinish], color: rgbFromHex(wall) };
  const shell: Instance[] = [
    {
      mesh: meshOf([[wallPlane(width, 4), wallMaterial]]),
      transform: at(locate(0, depth, 0), azimuth),
      id: 0,
    },
    {
      mesh: meshOf([[floorPlane(width, depth * 2), surface(floor)]]),
      transform: at(locate(0, 0, 0), azimuth),
      id: 0,
    },
  ];
  const power: Rgb = isDusk(mood) ? [2.2, 1.4, 0.75] : [5.2, 5, 4.7];
  const lamp: Light = {
    kind: 'rectangle',
    center: locate(0, depth * 0.45, 2.7),
    target: locate(0, depth * 0.7, 0.6),
    width: 2.6,
    height: 1.6,
    radiance: power,
    grid: 0,
    softness: 0.6,
  };
  return { instances: [...shell, ...furniture], lights: [lamp] };
}
