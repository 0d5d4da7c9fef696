import { composeReference } from './compose/compose-reference.ts';
import { composeScene } from './compose/compose-scene.ts';
import type { Scene } from './compose/scene.ts';
import type { LandscapeScene } from './landscape/landscape-scene.ts';
import { createLandscapeSetup } from './landscape/landscape-setup.ts';
import { createStages, measureCanvas } from './pool/canvas.ts';
import type { PictureRequest } from './studio.ts';

/** Paints the request on this thread and lists the picture's faults. */
export async function findFaults(request: PictureRequest): Promise<{ scene: Scene; faults: string[] }> {
  const { reference, width, height } = request;
  const { scene } = reference ? composeReference({ ...request, reference }) : await composeScene(request);
  const sizes = measureCanvas(scene, width, height);
  const memory = {
    radiance: new SharedArrayBuffer(sizes.radiance),
    work: new SharedArrayBuffer(sizes.work),
    glow: new SharedArrayBuffer(sizes.glow),
    pixels: new SharedArrayBuffer(sizes.pixels),
  };
  for (const stage of createStages(scene, width, height, memory))
    for (let slice = 0; slice < stage.slices; slice++) await stage.paint(slice);
  const pixels = new Uint8Array(memory.pixels);
  const faults = [...findUnevenLight(pixels, width, height), ...findBands(pixels, width, height)];
  // A filter reuses the memory of the radiance; a broken number would have spread into the glow.
  const floats = new Float32Array(scene.finish.filter ? memory.glow : memory.radiance);
  const broken = floats.findIndex((value) => !Number.isFinite(value));
  if (broken >= 0) faults.push(`a broken number at ${broken}`);
  if (scene.kind === 'landscape' && isBuried(scene, width, height)) faults.push('the camera is buried');
  return { scene, faults };
}

/** Blank, too dark or too light. */
function findUnevenLight(pixels: Uint8Array, width: number, height: number): string[] {
  const cells = new Float64Array(64);
  const counts = new Float64Array(64);
  for (let at = 0; at < width * height; at++) {
    const cell =
      Math.floor((Math.floor(at / width) * 8) / height) * 8 + Math.floor(((at % width) * 8) / width);
    cells[cell]! += lumaAt(pixels, at) / 255;
    counts[cell]!++;
  }
  const means = cells.map((sum, cell) => sum / counts[cell]!);
  const mean = means.reduce((sum, value) => sum + value, 0) / 64;
  const faults: string[] = [];
  if (!(mean > 0.12 && mean < 0.88)) faults.push(`mean luminance ${mean.toFixed(3)}`);
  if (!(Math.max(...means) - Math.min(...means) > 0.03)) faults.push('blank');
  return faults;
}

function lumaAt(pixels: Uint8Array, at: number): number {
  return 0.2126 * pixels[at * 3]! + 0.7152 * pixels[at * 3 + 1]! + 0.0722 * pixels[at * 3 + 2]!;
}

const PATCH = 12;
/** Slopes, in levels per pixel, so gentle that 8 bits turn them into steps. */
const GENTLE = [0.04, 0.3] as const;
/** Share of equal neighbors above which a gentle slope shows bands; with dither it is below half. */
const PLATEAU = 0.85;

/**
 * Finds smooth patches (a gently sloping plane fits within one level) and counts equal neighbors in one
 * channel: if nearly all are equal, the gradient shows bands.
 */
function findBands(pixels: Uint8Array, width: number, height: number): string[] {
  let smooth = 0;
  let stepped = 0;
  for (let top = 0; top + PATCH <= height; top += PATCH)
    for (let left = 0; left + PATCH <= width; left += PATCH) {
      const share = measurePlateaus(pixels, width, left, top);
      if (share === undefined) continue;
      smooth++;
      if (share > PLATEAU) stepped++;
    }
  return smooth >= 8 && stepped > smooth / 2 ? [`bands in ${stepped} of ${smooth} smooth patches`] : [];
}

/** Share of equal neighbors in the green of one patch, or undefined where no gentle slope fits it. */
function measurePlateaus(pixels: Uint8Array, width: number, left: number, top: number): number | undefined {
  const half = (PATCH - 1) / 2;
  const spread = (PATCH * PATCH * (PATCH * PATCH - 1)) / 12;
  const green = (x: number, y: number) => pixels[((top + y) * width + left + x) * 3 + 1]!;
  let sum = 0;
  let across = 0;
  let down = 0;
  for (let y = 0; y < PATCH; y++)
    for (let x = 0; x < PATCH; x++) {
      sum += green(x, y);
      across += green(x, y) * (x - half);
      down += green(x, y) * (y - half);
    }
  const mean = sum / PATCH ** 2;
  across /= spread;
  down /= spread;
  const slope = Math.hypot(across, down);
  if (slope < GENTLE[0] || slope > GENTLE[1]) return undefined;
  let residual = 0;
  let equal = 0;
  for (let y = 0; y < PATCH; y++)
    for (let x = 0; x < PATCH; x++) {
      residual += (green(x, y) - mean - across * (x - half) - down * (y - half)) ** 2;
      if (x > 0 && green(x, y) === green(x - 1, y)) equal++;
      if (y > 0 && green(x, y) === green(x, y - 1)) equal++;
    }
  if (residual / PATCH ** 2 > 1) return undefined;
  return equal / (2 * PATCH * (PATCH - 1));
}

/** Whether the ground rises above the eye within a few steps, anywhere in the view. */
function isBuried(asked: LandscapeScene, width: number, height: number): boolean {
  const { scene, frame, terrain } = createLandscapeSetup(asked, width, height);
  for (let column = 0; column <= 8; column++)
    for (const z of [1.2, 2, 3]) {
      const x = ((column / 8 - 0.5) * frame.width * z) / frame.focal;
      if (terrain.ground(x, z, 9) > scene.camera.height - 0.2) return true;
    }
  return false;
}
