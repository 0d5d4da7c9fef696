import { film } from './memory';
import { luminance } from './math';

// Sums over a pixel's samples, 80 bytes: diffuse color and number; the rest of the color and its square; albedo and the square
// of the diffuse; normal and depth; squares of depth, albedo and normal, unused.
export const PIXEL: usize = 80;

// The sample at work.
export let diffuseRed: f32 = 0;
export let diffuseGreen: f32 = 0;
export let diffuseBlue: f32 = 0;
export let glossRed: f32 = 0;
export let glossGreen: f32 = 0;
export let glossBlue: f32 = 0;

let albedoRed: f32 = 0;
let albedoGreen: f32 = 0;
let albedoBlue: f32 = 0;
let guideX: f32 = 0;
let guideY: f32 = 0;
let guideZ: f32 = 0;
let depth: f32 = 0;

/** Part of later light that counts as diffuse; all of it, or as the first surface scattered it. */
let shareRed: f32 = 0;
let shareGreen: f32 = 0;
let shareBlue: f32 = 0;

export function startFilm(): void {
  diffuseRed = 0;
  diffuseGreen = 0;
  diffuseBlue = 0;
  glossRed = 0;
  glossGreen = 0;
  glossBlue = 0;
  shareRed = 0;
  shareGreen = 0;
  shareBlue = 0;
  setGuides(1, 1, 1, 0, 0, 0, 1000);
}

export function setGuides(ar: f32, ag: f32, ab: f32, nx: f32, ny: f32, nz: f32, distance: f32): void {
  albedoRed = ar;
  albedoGreen = ag;
  albedoBlue = ab;
  guideX = nx;
  guideY = ny;
  guideZ = nz;
  depth = distance;
}

@inline
export function setShare(r: f32, g: f32, b: f32): void {
  shareRed = r;
  shareGreen = g;
  shareBlue = b;
}

/** Adds light that comes by way of the first surface's scattering. */
@inline
export function addLight(r: f32, g: f32, b: f32): void {
  diffuseRed += r * shareRed;
  diffuseGreen += g * shareGreen;
  diffuseBlue += b * shareBlue;
  glossRed += r * (1.0 - shareRed);
  glossGreen += g * (1.0 - shareGreen);
  glossBlue += b * (1.0 - shareBlue);
}

export function finishFilm(pixel: i32): void {
  const sum = diffuseRed + diffuseGreen + diffuseBlue + glossRed + glossGreen + glossBlue;
  if (!(sum >= 0 && sum < 1e7)) {
    diffuseRed = 0;
    diffuseGreen = 0;
    diffuseBlue = 0;
    glossRed = 0;
    glossGreen = 0;
    glossBlue = 0;
  }
  const p = film + <usize>pixel * PIXEL;
  const d = luminance(diffuseRed, diffuseGreen, diffuseBlue);
  const g = luminance(glossRed, glossGreen, glossBlue);
  sum4(p, diffuseRed, diffuseGreen, diffuseBlue, 1.0);
  sum4(p + 16, glossRed, glossGreen, glossBlue, g * g);
  sum4(p + 32, albedoRed, albedoGreen, albedoBlue, d * d);
  sum4(p + 48, guideX, guideY, guideZ, depth);
  sum4(
    p + 64,
    depth * depth,
    albedoRed * albedoRed + albedoGreen * albedoGreen + albedoBlue * albedoBlue,
    guideX * guideX + guideY * guideY + guideZ * guideZ,
    d * g,
  );
}

@inline
function sum4(at: usize, a: f32, b: f32, c: f32, d: f32): void {
  v128.store(at, f32x4.add(v128.load(at), f32x4(a, b, c, d)));
}
