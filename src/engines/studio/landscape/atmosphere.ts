import { clamp, mix } from '../math/interpolate.ts';
import { type Frame, symmetricWidth } from './frame.ts';
import type { LandscapeScene } from './landscape-scene.ts';
import type { SkyDome } from './sky-dome.ts';

/**
 * Aerial perspective: fades `color` into the air along a ray, by even haze and by mist that thins with
 * height.
 */
export type Veil = (
  color: Float64Array,
  x: number,
  y: number,
  z: number,
  distance: number,
  fromHeight: number,
) => void;

/**
 * `x, y, z` is the ray's unit direction, `distance` its length in meters, `fromHeight` the height of its
 * start.
 */
export function createVeil(scene: LandscapeScene, frame: Frame, dome: SkyDome): Veil {
  const { air, light } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const airlight = createAirlight(frame, dome);
  const tint = new Float64Array(3);
  return (color, x, y, z, distance, fromHeight) => {
    const haze = distance * air.haze;
    // The integral of exp(-height / mistHeight) along the ray.
    const fall = clamp((y * distance) / air.mistHeight, -30, 30);
    const mean = Math.abs(fall) < 1e-4 ? 1 : (1 - Math.exp(-fall)) / fall;
    const mist = Math.min(
      6,
      air.mist * distance * Math.exp(-Math.max(0, fromHeight) / air.mistHeight) * mean,
    );
    airlight(x / z, y, tint);
    const facing = clamp(x * sunX + y * sunY + z * sunZ, 0, 1);
    const squared = facing * facing;
    const forward = 0.1 * squared * squared * squared * squared;
    for (let channel = 0; channel < 3; channel++) {
      // Short waves scatter more: distant things turn blue before they turn pale.
      const thickness = haze * (channel === 0 ? 0.82 : channel === 1 ? 1 : 1.28) + mist;
      const veiled = tint[channel]! + light.sun[channel]! * forward;
      color[channel] = mix(veiled, color[channel]!, Math.exp(-thickness));
    }
  };
}

const COLUMNS = 192;
const ROWS = 64;
/** Sine of the steepest ray in the table. */
const STEEPEST = 0.8;

/** Color of the air: the clear sky just above the horizon. It is smooth, so a table is enough. */
function createAirlight(frame: Frame, dome: SkyDome) {
  const widest = (symmetricWidth(frame) / 2 / frame.focal) * 1.15;
  const table = new Float32Array(COLUMNS * ROWS * 3);
  const sky = new Float64Array(4);
  for (let row = 0; row < ROWS; row++) {
    const y = (row / (ROWS - 1)) * STEEPEST;
    for (let column = 0; column < COLUMNS; column++) {
      const slope = ((column / (COLUMNS - 1)) * 2 - 1) * widest;
      const z = Math.sqrt((1 - y * y) / (1 + slope * slope));
      dome.clear(slope * z, 0.035 + 0.5 * y, z, sky);
      for (let channel = 0; channel < 3; channel++)
        table[(row * COLUMNS + column) * 3 + channel] = sky[channel]! * 0.86;
    }
  }
  return (slope: number, y: number, out: Float64Array) => {
    const u = clamp(((slope / widest) * 0.5 + 0.5) * (COLUMNS - 1), 0, COLUMNS - 1.001);
    const v = clamp((y / STEEPEST) * (ROWS - 1), 0, ROWS - 1.001);
    const column = Math.floor(u);
    const row = Math.floor(v);
    const across = u - column;
    const up = v - row;
    const at = (row * COLUMNS + column) * 3;
    const above = at + COLUMNS * 3;
    for (let channel = 0; channel < 3; channel++) {
      const low = mix(table[at + channel]!, table[at + 3 + channel]!, across);
      out[channel] = mix(low, mix(table[above + channel]!, table[above + 3 + channel]!, across), up);
    }
  };
}
