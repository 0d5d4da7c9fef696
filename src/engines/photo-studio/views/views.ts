import { readFile } from 'node:fs/promises';
import { decodeWebp } from '../models/decode-webp.ts';
import type { Texture } from '../scene/material.ts';
import type { Vec3 } from '../scene/vector.ts';

/** Land that may be asked for behind open ground. */
export type Land = 'hills' | 'mountains' | 'desert';

/** A landscape to stand behind a photograph outdoors, painted by `scripts/paint-views.ts`. */
export interface View {
  name: string;
  land?: Land | undefined;
  /** Part of its height that lies above the horizon. */
  horizon: number;
  /** Unit vector to the sun, for a camera that looks along -z. */
  sun: Vec3;
  isDusk: boolean;
}

/** A line of the table: landscapes look along +z, so the sun's direction is turned here. */
const view = (
  name: string,
  horizon: number,
  [x, y, z]: Vec3,
  { land, isDusk = false }: { land?: Land; isDusk?: boolean } = {},
): View => ({ name, horizon, sun: [x, y, -z], isDusk, ...(land && { land }) });

const VIEWS = {
  hills: view('hills', 0.8848, [0.85, 0.51, 0.13], { land: 'hills' }),
  woods: view('woods', 0.8773, [0.73, 0.67, 0.15], { land: 'hills' }),
  mountains: view('mountains', 0.8822, [0.63, 0.7, -0.34], { land: 'mountains' }),
  peaks: view('peaks', 0.872, [-0.73, 0.5, 0.46], { land: 'mountains' }),
  wheat: view('wheat', 0.8808, [0.66, 0.73, 0.21]),
  sea: view('sea', 0.6011, [-0.8, 0.56, -0.24]),
  calmSea: view('calm-sea', 0.6125, [0.68, 0.64, 0.36]),
  dunes: view('dunes', 0.8709, [0.76, 0.6, -0.23], { land: 'desert' }),
  goldenDunes: view('golden-dunes', 0.8819, [-0.82, 0.18, 0.54], { land: 'desert' }),
  snowyMountains: view('snowy-mountains', 0.8776, [0.76, 0.6, -0.24], { land: 'mountains' }),
  snowyHills: view('snowy-hills', 0.8662, [0.64, 0.74, -0.2], { land: 'hills' }),
  hillsAtDusk: view('hills-at-dusk', 0.8642, [0.15, 0.1, 0.98], { land: 'hills', isDusk: true }),
  mountainsAtDusk: view('mountains-at-dusk', 0.8719, [-0.14, 0.1, 0.99], { land: 'mountains', isDusk: true }),
  dunesAtDusk: view('dunes-at-dusk', 0.8436, [0.09, 0.1, 0.99], { land: 'desert', isDusk: true }),
  snowAtDusk: view('snow-at-dusk', 0.8735, [-0.31, 0.09, 0.95], { land: 'mountains', isDusk: true }),
  seaAtDusk: view('sea-at-dusk', 0.6132, [0.12, 0.07, 0.99], { isDusk: true }),
};

/** The views that each kind of ground may have behind it. */
export const VIEWS_BEHIND = {
  meadow: [VIEWS.hills, VIEWS.woods, VIEWS.mountains, VIEWS.peaks, VIEWS.hillsAtDusk, VIEWS.mountainsAtDusk],
  road: [
    VIEWS.hills,
    VIEWS.mountains,
    VIEWS.peaks,
    VIEWS.wheat,
    VIEWS.dunes,
    VIEWS.dunesAtDusk,
    VIEWS.hillsAtDusk,
    VIEWS.mountainsAtDusk,
  ],
  // Between houses only a bit of sky is seen, and the sun that lights their fronts is behind the camera.
  street: [
    { ...VIEWS.mountains, land: undefined },
    { ...VIEWS.hillsAtDusk, land: undefined },
  ],
  garden: [VIEWS.hills, VIEWS.woods, VIEWS.hillsAtDusk],
  woods: [VIEWS.woods, VIEWS.hillsAtDusk],
  beach: [VIEWS.sea, VIEWS.calmSea, VIEWS.seaAtDusk],
  desert: [VIEWS.dunes, VIEWS.goldenDunes, VIEWS.dunesAtDusk],
  snow: [VIEWS.snowyMountains, VIEWS.snowyHills, VIEWS.snowAtDusk],
} as const satisfies Record<string, readonly View[]>;

export type GroundName = keyof typeof VIEWS_BEHIND;

const pictures = new Map<string, Promise<Texture>>();

/** Read once: each call gives the same object. */
export function loadView({ name }: View): Promise<Texture> {
  const known = pictures.get(name);
  if (known) return known;
  const picture = readFile(new URL(`files/${name}.webp`, import.meta.url))
    .then(decodeWebp)
    .then((texture) => ({ ...texture, repeat: false }));
  pictures.set(name, picture);
  picture.catch(() => pictures.delete(name));
  return picture;
}
