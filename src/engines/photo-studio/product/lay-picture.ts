import type { Camera } from '../scene/camera.ts';
import type { Transform } from '../scene/transform.ts';
import { applyMatrix, matrixOf } from '../scene/transform.ts';
import {
  add,
  cross,
  dot,
  linearFromSrgb,
  normalize,
  scale,
  srgbFromLinear,
  subtract,
} from '../scene/vector.ts';
import { columnAt, type Feet } from './feet.ts';
import type { Product } from './product.ts';

/** A product where it stands in a photo. */
export interface PlacedProduct {
  product: Product;
  transform: Transform;
  camera: Camera;
}

interface Photo {
  /** RGB, rows from the top. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Samples of the cut-out along each side of a pixel. */
const SAMPLES = 3;
/** Exponent of the set's light on the picture: 0 keeps the picture's own, 1 takes all of the set's; and the limits of that factor. */
const RELIT = 0.5;
const DARKEST = 0.6;
const BRIGHTEST = 1.2;
/** Where it touches the floor, both are darker: how much, and how far from there as a part of its height. */
const CONTACT = { floor: { part: 0.5, reach: 0.014 }, foot: { part: 0.3, reach: 0.025 } };

/** Lays the product's own picture over its body, so that its edges, glass and letters are as sharp as they were given. */
export function layPicture(photo: Photo, placed: PlacedProduct): void {
  const look = lookThrough(photo, placed);
  const { cutOut, feet } = placed.product;
  const laid: { at: number; color: readonly number[] }[] = [];
  const traced = [0, 0, 0];
  const given = [0, 0, 0];
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const [across, down] = look(x + 0.5, y + 0.5);
      const shade = contactAt(feet, across / cutOut.width, 1 - down / cutOut.height);
      const color = sampleAround(cutOut, look, x, y);
      const at = (y * photo.width + x) * 3;
      if (shade.floor < 1) darken(photo.pixels, at, shade.floor);
      if (!color) continue;
      for (let channel = 0; channel < 3; channel++) color[channel]! *= shade.foot;
      laid.push({ at, color });
      if (color[3]! < 0.99) continue;
      for (let channel = 0; channel < 3; channel++) {
        traced[channel]! += LINEAR[photo.pixels[at + channel]!]!;
        given[channel]! += color[channel]!;
      }
    }
  const light = traced.map((sum, channel) =>
    Math.min(BRIGHTEST, Math.max(DARKEST, (sum / Math.max(1e-6, given[channel]!)) ** RELIT)),
  );
  for (const { at, color } of laid)
    for (let channel = 0; channel < 3; channel++) {
      const behind = LINEAR[photo.pixels[at + channel]!]! * (1 - color[3]!);
      photo.pixels[at + channel] = toByte(color[channel]! * light[channel]! + behind);
    }
}

/**
 * Light that remains near the feet, 0..1, on the floor and on the product.
 * @param across 0..1 from the left
 * @param up 0..1 from the bottom
 */
function contactAt(
  { heights, strengths }: Feet,
  across: number,
  up: number,
): { floor: number; foot: number } {
  if (across < 0 || across >= 1) return { floor: 1, foot: 1 };
  const column = columnAt(heights, across);
  const strength = strengths[column]!;
  const above = up - heights[column]!;
  const { floor, foot } = CONTACT;
  return {
    // Farther up, what is seen beside the foot is the floor far behind it.
    floor: above < foot.reach ? 1 - strength * floor.part * Math.exp(Math.min(0, above) / floor.reach) : 1,
    foot: 1 - strength * foot.part * Math.exp(-Math.max(0, above) / foot.reach),
  };
}

function darken(pixels: Uint8Array, at: number, light: number): void {
  for (let channel = 0; channel < 3; channel++)
    pixels[at + channel] = toByte(LINEAR[pixels[at + channel]!]! * light);
}

/** Where the line of sight through a point of the photo meets the cut-out, in its pixels from its top left. */
type Look = (x: number, y: number) => readonly [x: number, y: number];

function lookThrough({ width, height }: Photo, { product, transform, camera }: PlacedProduct): Look {
  const matrix = matrixOf(transform);
  const front = product.thickness / 2;
  const corner = applyMatrix(matrix, [-product.width / 2, product.height, front]);
  const across = subtract(applyMatrix(matrix, [product.width / 2, product.height, front]), corner);
  const down = subtract(applyMatrix(matrix, [-product.width / 2, 0, front]), corner);
  const out = normalize(cross(across, down));
  const back = normalize(subtract(camera.position, camera.target));
  const right = normalize(cross(camera.up ?? [0, 1, 0], back));
  const above = cross(back, right);
  const tangent = Math.tan((camera.verticalFov * Math.PI) / 360);
  const toCorner = subtract(corner, camera.position);
  const distance = dot(toCorner, out);
  return (x, y) => {
    const [sideways, upwards] = [(2 * x) / height - width / height, 1 - (2 * y) / height];
    const ray = add(
      add(scale(right, sideways * tangent), scale(above, (upwards + 2 * (camera.shift ?? 0)) * tangent)),
      scale(back, -1),
    );
    const point = subtract(scale(ray, distance / dot(ray, out)), toCorner);
    return [
      (dot(point, across) / dot(across, across)) * product.cutOut.width,
      (dot(point, down) / dot(down, down)) * product.cutOut.height,
    ];
  };
}

/** Mean premultiplied linear color and alpha of a pixel; undefined where there is nothing. */
function sampleAround(cutOut: Product['cutOut'], look: Look, x: number, y: number): number[] | undefined {
  const [fromX, fromY] = look(x, y);
  const [toX, toY] = look(x + 1, y + 1);
  if (toX < -1 || toY < -1 || fromX > cutOut.width + 1 || fromY > cutOut.height + 1) return undefined;
  const sum = [0, 0, 0, 0];
  const step = 1 / (SAMPLES * SAMPLES);
  for (let i = 0; i < SAMPLES; i++)
    for (let j = 0; j < SAMPLES; j++)
      addTexel(
        cutOut,
        fromX + ((toX - fromX) * (i + 0.5)) / SAMPLES - 0.5,
        fromY + ((toY - fromY) * (j + 0.5)) / SAMPLES - 0.5,
        step,
        sum,
      );
  return sum[3]! > 0 ? sum : undefined;
}

function addTexel(
  { width, height, rgba }: Product['cutOut'],
  x: number,
  y: number,
  share: number,
  sum: number[],
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (const [column, row, weight] of [
    [left, top, (1 - x + left) * (1 - y + top)],
    [left + 1, top, (x - left) * (1 - y + top)],
    [left, top + 1, (1 - x + left) * (y - top)],
    [left + 1, top + 1, (x - left) * (y - top)],
  ] as const) {
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const at = (row * width + column) * 4;
    const cover = (rgba[at + 3]! / 255) * weight * share;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += LINEAR[rgba[at + channel]!]! * cover;
    sum[3]! += cover;
  }
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearFromSrgb(byte / 255));

function toByte(linear: number): number {
  return Math.round(Math.min(1, srgbFromLinear(linear)) * 255);
}
