import type { Rgb } from '#engines/studio/color/linear-color';
import { scaleRgb } from '#engines/studio/color/linear-color';
import type { Backdrop, StudioLight } from '#engines/studio/objects/object-scene';
import { direction } from '#engines/studio/objects/vector';

const WARM: Rgb = [1.02, 0.99, 0.95];
const COOL: Rgb = [0.97, 0.99, 1.02];

/** A product photographer's set: a large softbox from the upper left, strips along both edges, a top light, dark below. */
export const PRODUCT_LIGHT: StudioLight = {
  key: direction(-40, 46),
  keyColor: scaleRgb(WARM, 0.82),
  hardness: 5,
  sky: [0.46, 0.46, 0.47],
  bounce: [0.26, 0.255, 0.25],
  rim: direction(128, 26),
  rimColor: scaleRgb(COOL, 0.22),
  roomLow: [0.1, 0.1, 0.1],
  roomHigh: [0.36, 0.36, 0.37],
  softboxes: [
    { towards: direction(-44, 32), half: [0.5, 0.85], color: scaleRgb(WARM, 4) },
    { towards: direction(74, 12), half: [0.15, 1.2], color: scaleRgb(COOL, 3) },
    { towards: direction(-118, 14), half: [0.2, 1], color: scaleRgb(COOL, 2.6) },
    { towards: direction(142, 26), half: [0.3, 0.8], color: scaleRgb(COOL, 2.4) },
    { towards: direction(8, 84), half: [0.8, 0.5], color: scaleRgb(WARM, 1.7) },
    { towards: direction(176, 26), half: [0.9, 0.34], color: scaleRgb(WARM, 1.5) },
    { towards: direction(22, 4), half: [0.8, 0.35], color: scaleRgb(WARM, 0.3) },
  ],
  gobo: null,
  lamps: [],
  reach: 0.7,
};

/** Light of one color behind everything. Bodies reflect the studio, never this. */
export function emptyBackdrop(color: Rgb): Backdrop {
  return {
    ground: 'none',
    floor: 0,
    wall: 0,
    depth: 0,
    bend: 0,
    pool: { x: 0, y: 0, radius: 1, strength: 0 },
    fog: { density: 0, start: 0 },
    low: color,
    high: color,
    glow: [0, 0, 0],
    glowSharpness: 5,
    discs: [],
  };
}

/** A bright sheet behind, dark around it: glass gets dark edges, as on a light table. */
export function lightTable(azimuth: number, elevation: number): Backdrop {
  return {
    ...emptyBackdrop([0.06, 0.06, 0.065]),
    discs: [
      { towards: direction(azimuth + 180, -elevation), radius: 0.36, color: [0.95, 0.95, 0.95], edge: 0.05 },
    ],
  };
}
