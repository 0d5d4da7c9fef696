import type { HeightMap, Texture } from '../scene/material.ts';
import { hash, type Paint, wrap } from './paint.ts';

/** A blade or a hair: it starts broad and ends in a point. Lengths and widths are in pixels, angles in radians. */
interface Stroke {
  color: Paint;
  length: number;
  width: number;
  direction: number;
  /** By how much it has turned at its end. */
  bend: number;
  /** 1: as bright as its color. */
  light: number;
}

interface StrokesOptions {
  /** Of the square texture, in pixels. */
  size: number;
  count: number;
  ground: Paint;
  /** @param depth 0 for the deepest stroke, 1 for the topmost; @param u @param v where it starts */
  stroke(random: () => number, depth: number, u: number, v: number): Stroke;
}

/** A texture of overlapping strokes, each over all before it, and their heights. It repeats seamlessly. */
export function paintStrokes({ size, count, ground, stroke }: StrokesOptions): {
  texture: Texture;
  heights: HeightMap;
} {
  const rgba = new Uint8Array(size * size * 4);
  const heights = new Uint8Array(size * size);
  for (let at = 0; at < rgba.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) rgba[at + channel] = ground[channel]! * 255;
    rgba[at + 3] = 255;
  }
  for (let number = 0; number < count; number++) {
    let drawn = 0;
    const random = () => hash(number, drawn++, 97);
    const depth = number / count;
    const [u, v] = [random(), random()];
    const { color, length, width, direction, bend, light } = stroke(random, depth, u, v);
    let x = u * size;
    let y = v * size;
    for (let step = 0; step < length; step++) {
      const along = step / length;
      const angle = direction + bend * along;
      x += Math.cos(angle);
      y += Math.sin(angle);
      const half = (width / 2) * (1 - along ** 2);
      for (let side = -Math.ceil(half); side <= Math.ceil(half); side++) {
        const off = Math.abs(side);
        if (off > half) continue;
        const px = wrap(Math.round(x - Math.sin(angle) * side), size);
        const py = wrap(Math.round(y + Math.cos(angle) * side), size);
        const at = py * size + px;
        // Rounded across, and darker where it comes out of the others.
        const tone = light * (0.45 + 0.55 * along) * (1 - 0.3 * (off / (half + 0.5)) ** 2);
        for (let channel = 0; channel < 3; channel++)
          rgba[at * 4 + channel] = Math.min(255, color[channel]! * tone * 255);
        heights[at] = 255 * Math.min(1, 0.15 + 0.55 * depth + 0.3 * along);
      }
    }
  }
  return { texture: { width: size, height: size, rgba }, heights: { width: size, height: size, heights } };
}
