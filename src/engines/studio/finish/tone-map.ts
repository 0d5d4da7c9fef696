import { encodeSrgb } from '../color/linear-color.ts';
import type { ToneCurve } from '../scene/finish.ts';

const STEPS = 4096;
// Spaced by the square root, since the transfer curve is steepest in the dark.
const rootEncoded = new Float32Array(STEPS + 2);
for (let step = 0; step < rootEncoded.length; step++) {
  rootEncoded[step] = encodeSrgb(Math.min(1, (step / STEPS) ** 2));
}

/** Linear to display value, 0..1, by a table that is exact at 8 bits. */
export function encodeFast(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 1;
  const at = Math.sqrt(linear) * STEPS;
  const step = Math.floor(at);
  return rootEncoded[step]! + (rootEncoded[step + 1]! - rootEncoded[step]!) * (at - step);
}

/** Radiance to linear display color, in place. */
export function toneMap(color: Float64Array, curve: ToneCurve): void {
  if (curve === 'filmic') mapFilmic(color);
  else mapNeutral(color);
}

/**
 * Khronos PBR Neutral (github.com/KhronosGroup/ToneMapping): colors up to 0.8 stay as they are but for a
 * small toe; brighter ones are compressed and lose saturation slowly.
 */
function mapNeutral(color: Float64Array): void {
  const startCompression = 0.8 - 0.04;
  const desaturation = 0.15;
  const least = Math.min(color[0]!, color[1]!, color[2]!);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  for (let channel = 0; channel < 3; channel++) color[channel]! -= offset;
  const peak = Math.max(color[0]!, color[1]!, color[2]!);
  if (peak < startCompression) return;
  const room = 1 - startCompression;
  const newPeak = 1 - (room * room) / (peak + room - startCompression);
  const keep = newPeak / peak;
  const white = 1 - 1 / (desaturation * (peak - newPeak) + 1);
  for (let channel = 0; channel < 3; channel++)
    color[channel] = color[channel]! * keep * (1 - white) + newPeak * white;
}

/**
 * Radiance to linear display color through a filmic curve: Stephen Hill's fit of the ACES reference
 * transforms, which rolls bright colors off towards white as film does. Works in place.
 */
function mapFilmic(color: Float64Array): void {
  const red = color[0]!;
  const green = color[1]!;
  const blue = color[2]!;
  const a = filmic(0.59719 * red + 0.35458 * green + 0.04823 * blue);
  const b = filmic(0.076 * red + 0.90834 * green + 0.01566 * blue);
  const c = filmic(0.0284 * red + 0.13383 * green + 0.83777 * blue);
  color[0] = 1.60475 * a - 0.53108 * b - 0.07367 * c;
  color[1] = -0.10208 * a + 1.10813 * b - 0.00605 * c;
  color[2] = -0.00327 * a - 0.07276 * b + 1.07602 * c;
}

function filmic(x: number): number {
  return (x * (x + 0.0245786) - 0.000090537) / (x * (0.983729 * x + 0.432951) + 0.238081);
}
