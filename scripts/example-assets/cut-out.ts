import { encodeFast, toneMap } from '#engines/studio/finish/tone-map';
import { mix } from '#engines/studio/math/interpolate';
import { boundBody } from '#engines/studio/objects/bound-body';
import { createKernel, TILE } from '#engines/studio/objects/kernel';
import { STUDIO_FINISH } from '#engines/studio/objects/object-finish';
import type {
  Backdrop,
  Material,
  ObjectCamera,
  ObjectScene,
  StudioLight,
} from '#engines/studio/objects/object-scene';
import { packScene } from '#engines/studio/objects/pack-scene';
import { surface } from '#engines/studio/objects/surfaces';
import { add, direction, scale, type Vector } from '#engines/studio/objects/vector';
import type { Product, ProductSet } from './product.ts';
import { emptyBackdrop, lightTable, PRODUCT_LIGHT } from './product-light.ts';

/** Straight alpha, sRGB, four bytes a pixel. */
export interface CutOut {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Transparent margin around the subject, as a fraction of the longer side. */
const MARGIN = 0.015;
/** Share of the light through glass that counts as the glass's own color: densest and clearest glass. */
const DENSEST = 0.5;
const CLEAREST = 0.08;
/** Assumed brightness behind colored glass. */
const USUAL_BACKDROP = 0.6;
/** Samples per pixel: in even areas, where neighbors differ, and on the outline. */
const ONE = 1;
const MORE = 7;
const MANY = 16;

/** Shows only the shape of bodies: no light and no reflections. */
const NO_LIGHT: StudioLight = {
  ...PRODUCT_LIGHT,
  keyColor: [0, 0, 0],
  sky: [0, 0, 0],
  bounce: [0, 0, 0],
  rimColor: [0, 0, 0],
  roomLow: [0, 0, 0],
  roomHigh: [0, 0, 0],
  softboxes: [],
  reach: 0,
};
const BLACK: Material = surface([0, 0, 0], { roughness: 1 });

interface View {
  camera: ObjectCamera;
  width: number;
  height: number;
}

/** Radiance of the same rays before several backdrops, three floats per pixel. */
interface Shots {
  /** Samples of each pixel; 0 outside the subject. */
  counts: Uint8Array;
  /** With a black backdrop, a white one, and a light table. */
  black: Float32Array;
  white: Float32Array;
  table: Float32Array;
  /** The shape alone, black on white, including glass. */
  shape: Float32Array;
}

/**
 * Renders a product without a background. The same rays are traced with a black and a white backdrop: their difference is
 * the light that shines through, which gives edges and glass their alpha. Glass is also rendered on a light table, so that
 * more of it is visible than its highlights.
 */
export function cutOut(product: Product, set: ProductSet, longest: number): CutOut {
  const view = frame(product, set, longest);
  const { width, height } = view;
  const shots = takeShots(product, set, view);
  const pixels = new Uint8Array(width * height * 4);
  const color = new Float64Array(4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (shots.counts[pixel] === 0) continue;
    separate(shots, pixel, color);
    if (color[3]! < 1 / 510) continue;
    develop(color);
    pixels.set(
      color.map((value) => Math.round(255 * value)),
      pixel * 4,
    );
  }
  return { pixels, width, height };
}

function takeShots(product: Product, set: ProductSet, view: View): Shots {
  const { width, height } = view;
  const black = emptyBackdrop([0, 0, 0]);
  const white = emptyBackdrop([1, 1, 1]);
  const hasGlass = set.bodies.some(({ glass }) => glass !== 'none');
  const covered = shoot(set, view, white, new Uint8Array(width * height).fill(1), 'shape');
  const near = Uint8Array.from({ length: width * height }, (_, pixel) =>
    isNearSubject(covered, pixel, width) ? 1 : 0,
  );
  const first = shoot(set, view, black, near, 'glass');
  const counts = chooseCounts(first, covered, near, view);
  const again = counts.map((count) => (count === ONE ? 0 : count));
  const outline = counts.map((count) => (count === MANY ? MANY : 0));
  const before = keepWhereZero(shoot(set, view, black, again, 'glass'), first, again);
  // Only the outline and glass are translucent.
  const open = hasGlass ? counts : outline;
  return {
    counts,
    black: before,
    white: keepWhereZero(shoot(set, view, white, open, 'glass'), before, open),
    table: hasGlass
      ? shoot(set, view, lightTable(product.azimuth, product.elevation), counts, 'glass')
      : before,
    shape: shoot(set, view, white, outline, 'shape'),
  };
}

/** The first picture, and the second where the first has no samples. */
function keepWhereZero(first: Float32Array, second: Float32Array, counts: Uint8Array): Float32Array {
  return first.map((value, at) => (counts[Math.floor(at / 3)] === 0 ? second[at]! : value));
}

/** Writes straight radiance and alpha of a pixel into `out`. */
function separate({ counts, black, white, table, shape }: Shots, pixel: number, out: Float64Array): void {
  const at = pixel * 3;
  const beside = counts[pixel] === MANY ? clampShare(shape[at]!) : 0;
  const through = [0, 1, 2].map((channel) => clampShare(white[at + channel]! - black[at + channel]!));
  const glassy = through.map((share) => Math.max(0, share - beside));
  // Clear glass shows little but its highlights; tinted glass has its own color.
  const clearness = beside < 1 ? (glassy[0]! + glassy[1]! + glassy[2]!) / (3 * (1 - beside)) : 1;
  const body = mix(DENSEST, CLEAREST, clearness);
  const clear = glassy.map((share) => beside + (1 - body) * share);
  const mean = (clear[0]! + clear[1]! + clear[2]!) / 3;
  for (let channel = 0; channel < 3; channel++) {
    const lit =
      (table[at + channel]! - black[at + channel]!) * (glassy[channel]! / Math.max(through[channel]!, 1e-6));
    out[channel] = Math.max(0, black[at + channel]! + body * lit + (clear[channel]! - mean) * USUAL_BACKDROP);
  }
  // A highlight on clear glass hides what is behind it.
  const peak = Math.min(1, Math.max(out[0]!, out[1]!, out[2]!));
  const alpha = Math.min(1, Math.max(1 - mean, (1 - beside) * peak));
  for (let channel = 0; channel < 3; channel++) out[channel]! /= Math.max(alpha, 1e-6);
  out[3] = alpha;
}

const clampShare = (share: number) => Math.min(1, Math.max(0, share));

/** Converts radiance to display values, like the engine's studio pictures. */
function develop(color: Float64Array): void {
  toneMap(color, STUDIO_FINISH.curve);
  for (let channel = 0; channel < 3; channel++) color[channel] = encodeFast(color[channel]!);
  const luma = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
  for (let channel = 0; channel < 3; channel++) {
    const value = clampShare(luma + (color[channel]! - luma) * STUDIO_FINISH.saturation);
    color[channel] = value + (value * value * (3 - 2 * value) - value) * STUDIO_FINISH.contrast;
  }
}

/** Renders the pixels that have samples; `shape` paints all bodies black. */
function shoot(
  set: ProductSet,
  { camera, width, height }: View,
  backdrop: Backdrop,
  counts: Uint8Array,
  mode: 'glass' | 'shape',
): Float32Array {
  const scene: ObjectScene = {
    kind: 'object',
    seed: 0,
    camera,
    light: mode === 'glass' ? PRODUCT_LIGHT : NO_LIGHT,
    backdrop,
    bodies: mode === 'glass' ? set.bodies : set.bodies.map((body) => ({ ...body, glass: 'none' as const })),
    materials: mode === 'glass' ? set.materials : set.materials.map(() => BLACK),
    textures: [],
    finish: STUDIO_FINISH,
  };
  const kernel = createKernel(packScene(scene, width, height), set.textures);
  const radiance = new Float32Array(width * height * 3);
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const rows = Math.min(TILE, height - top);
      const columns = Math.min(TILE, width - left);
      kernel.counts.fill(0);
      for (let y = 0; y < rows; y++)
        for (let x = 0; x < columns; x++) kernel.counts[y * TILE + x] = counts[(top + y) * width + left + x]!;
      if (kernel.counts.every((count) => count === 0)) continue;
      const tile = kernel.paintTile(left, top);
      for (let y = 0; y < rows; y++)
        radiance.set(tile.subarray(y * TILE * 3, (y * TILE + columns) * 3), ((top + y) * width + left) * 3);
    }
  return radiance;
}

/** Whether a pixel or one of its neighbors shows the subject, by its shape on white. */
function isNearSubject(covered: Float32Array, pixel: number, width: number): boolean {
  for (const row of [-width, 0, width])
    for (const near of [pixel + row - 1, pixel + row, pixel + row + 1])
      if ((covered[near * 3] ?? 1) < 1) return true;
  return false;
}

/** No samples outside the subject, more where neighbors differ, and most on its outline. */
function chooseCounts(
  lit: Float32Array,
  covered: Float32Array,
  inside: Uint8Array,
  { width, height }: View,
): Uint8Array {
  const counts = new Uint8Array(width * height);
  const shown = Float32Array.from(lit, encodeFast);
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const pixel = y * width + x;
      if (inside[pixel] === 0) continue;
      let contrast = 0;
      let least = 1;
      let most = 0;
      for (const near of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        for (let channel = 0; channel < 3; channel++)
          contrast = Math.max(contrast, Math.abs(shown[near * 3 + channel]! - shown[pixel * 3 + channel]!));
      }
      for (const row of [-width, 0, width])
        for (const near of [pixel + row - 1, pixel + row, pixel + row + 1]) {
          least = Math.min(least, covered[near * 3]!);
          most = Math.max(most, covered[near * 3]!);
        }
      counts[pixel] = least < most ? MANY : contrast > 0.045 ? MORE : ONE;
    }
  return counts;
}

/** Aims the camera so that the subject fills the picture except for its margin. */
function frame(product: Product, set: ProductSet, longest: number): View {
  const spheres = set.bodies.map(boundBody);
  const edge = (axis: number, way: number) =>
    way * Math.max(...spheres.map(({ center, radius }) => way * center[axis]! + radius));
  const middle = (axis: number) => (edge(axis, 1) + edge(axis, -1)) / 2;
  const center: Vector = [middle(0), middle(1), middle(2)];
  const reach = Math.max(...[0, 1, 2].map((axis) => edge(axis, 1) - center[axis]!)) * 1.8;
  const camera: ObjectCamera = {
    position: add(center, scale(direction(product.azimuth, product.elevation), product.focal * reach * 2)),
    target: center,
    focal: product.focal,
    shift: [0, 0],
  };
  const side = 400;
  const view = { camera, width: side, height: side };
  const seen = shoot(set, view, emptyBackdrop([1, 1, 1]), new Uint8Array(side * side).fill(1), 'shape');
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (seen[(y * side + x) * 3]! > 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  const margin = Math.round(longest * MARGIN);
  const zoom = (longest - 2 * margin) / Math.max(right - left, bottom - top);
  const width = Math.round((right - left) * zoom) + 2 * margin;
  const height = Math.round((bottom - top) * zoom) + 2 * margin;
  return {
    camera: {
      ...camera,
      focal: (product.focal * zoom * side) / Math.sqrt(width * height),
      shift: [
        (margin + (side / 2 - left) * zoom) / width - 0.5,
        (margin + (side / 2 - top) * zoom) / height - 0.5,
      ],
    },
    width,
    height,
  };
}
