import { mix } from '../math/interpolate.ts';
import { type Frame, STRIP, type Strip } from './frame.ts';

/** Floats of one stroke: a tapering, bent blade on the picture's plane. */
export const STROKE_FLOATS = 13;

/**
 * A sorted list, far to near, in one typed array. Fields of a stroke, in pixels and meters:
 * 0–1 foot x, y · 2–3 tip x, y · 4 bend sideways · 5–6 width at foot, at tip · 7 depth ·
 * 8–10 color · 11 how much brighter the tip is · 12 roughness of bark, 0 for smooth.
 */
export type Strokes = Float32Array;

/** Draws the strokes in a strip; land nearer than a stroke hides it. */
export function drawStrokes(strokes: Strokes, frame: Frame, strip: Strip): void {
  for (let at = 0; at < strokes.length; at += STROKE_FLOATS) {
    const footX = strokes[at]!;
    const tipX = strokes[at + 2]!;
    const bend = strokes[at + 4]!;
    const reach = Math.abs(bend) + strokes[at + 5]! + 2;
    if (Math.min(footX, tipX) - reach > strip.to || Math.max(footX, tipX) + reach < strip.from) continue;
    drawStroke(strokes, at, frame, strip);
  }
}

function drawStroke(strokes: Strokes, at: number, frame: Frame, { from, to, depths, radiance }: Strip): void {
  const footX = strokes[at]!;
  const footY = strokes[at + 1]!;
  const tipX = strokes[at + 2]!;
  const tipY = strokes[at + 3]!;
  const bend = strokes[at + 4]!;
  const depth = strokes[at + 7]! * 1.01;
  const top = Math.min(footY, tipY);
  const bottom = Math.max(footY, tipY);
  const span = Math.max(0.5, bottom - top);
  const firstRow = Math.max(0, Math.floor(top));
  const lastRow = Math.min(frame.height - 1, Math.ceil(bottom));
  const upwards = tipY <= footY;
  // A flat stroke covers many columns a row: its width across is measured along the row.
  const lean = Math.min(6, Math.hypot(1, (tipX - footX) / span));
  for (let y = firstRow; y <= lastRow; y++) {
    const down = (y + 0.5 - top) / span;
    if (down < 0 || down > 1) continue;
    const t = upwards ? 1 - down : down;
    const center = footX + (tipX - footX) * t + bend * t * (1 - t) * 2;
    const width = mix(strokes[at + 5]!, strokes[at + 6]!, t) * lean;
    const half = Math.max(0.5, width / 2);
    const strength = Math.min(1, width);
    const left = Math.max(from, Math.floor(center - half - 0.5));
    const right = Math.min(to - 1, Math.ceil(center + half + 0.5));
    const glow = 1 + strokes[at + 11]! * t;
    const bark = strokes[at + 12]!;
    for (let x = left; x <= right; x++) {
      const cover = strength * Math.min(1, half + 0.5 - Math.abs(x + 0.5 - center));
      if (cover <= 0) continue;
      const ground = depths[y * STRIP + x - from]!;
      if (ground > 0 && ground < depth * 0.97) continue;
      const pixel = (y * frame.width + x) * 3;
      const side = (x + 0.5 - center) / half;
      const shade = glow * (bark > 0 ? barkShade(side, (bottom - y) / half, bark) : 1 + 0.18 * side);
      for (let channel = 0; channel < 3; channel++) {
        radiance[pixel + channel]! +=
          (strokes[at + 8 + channel]! * shade - radiance[pixel + channel]!) * cover;
      }
    }
  }
}

/** Round like a pillar, furrowed along its length; `side` is -1..1 across, `along` in half-widths. */
function barkShade(side: number, along: number, seed: number): number {
  const round = 0.45 + 0.75 * Math.sqrt(Math.max(0, 1 - side * side)) * (0.75 + 0.35 * side);
  const turn = Math.asin(Math.max(-1, Math.min(1, side)));
  const sway = Math.sin(along * 0.9 + seed) * 0.5 + Math.sin(along * 2.3 + seed * 3) * 0.3;
  const furrow =
    Math.sin(turn * 9 + sway * 1.6 + seed * 7) * 0.5 + Math.sin(turn * 17 - sway * 2.2 + seed) * 0.3;
  const patch = Math.sin(along * 0.37 + seed * 5) * Math.sin(along * 0.81 + turn * 2) * 0.16;
  return round * (1 + 0.3 * furrow + patch);
}
