import type { Material, Texture } from '../scene/material.ts';
import { linearFromSrgb, type Rgb } from '../scene/vector.ts';

/**
 * The material in another color, for "a red sofa". A texture keeps its pattern of light and dark and loses its own color.
 * `color` is linear.
 */
export function recolor(material: Material, color: Rgb): Material {
  if (material.texture) return { ...material, color, texture: neutral(material.texture) };
  return { ...material, color: isCarPaint(material) ? deepened(color) : color };
}

const isCarPaint = ({ coat, metallic }: Material) => coat !== undefined && metallic > 0;

/** Pigment under thick varnish: light crosses it several times, so that a bright red does not bleach to pink. */
const deepened = ([red, green, blue]: Rgb): Rgb => [red ** DEEP, green ** DEEP, blue ** DEEP];
const DEEP = 1.45;

const neutrals = new WeakMap<Texture, Texture>();

/** A gray copy whose mean is as bright as a white surface with its own shades. */
function neutral(texture: Texture): Texture {
  const known = neutrals.get(texture);
  if (known) return known;
  const { rgba } = texture;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < rgba.length; i += 4)
    if (rgba[i + 3]! > 127) {
      sum += luma(rgba, i);
      count++;
    }
  const mean = sum / Math.max(1, count);
  // The light end may clip a little: a white pattern on a dark ground would else leave nothing for the color.
  const gain = Math.min(6, linearTarget / Math.max(0.02, linearFromSrgb(mean / 255)));
  const gray = new Uint8Array(rgba.length);
  for (let i = 0; i < rgba.length; i += 4) {
    const value = Math.min(255, Math.round(luma(rgba, i) * gain ** (1 / 2.2)));
    gray[i] = gray[i + 1] = gray[i + 2] = value;
    gray[i + 3] = rgba[i + 3]!;
  }
  const copy = { ...texture, rgba: gray };
  neutrals.set(texture, copy);
  return copy;
}

/** Linear brightness of the gray copy; leaves room for highlights of the pattern. */
const linearTarget = 0.8;

const luma = (rgba: Uint8Array, i: number) =>
  0.2126 * rgba[i]! + 0.7152 * rgba[i + 1]! + 0.0722 * rgba[i + 2]!;
