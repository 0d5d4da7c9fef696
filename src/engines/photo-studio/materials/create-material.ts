import type { Material, Texture } from '../scene/material.ts';
import { type Rgb, rgbFromHex } from '../scene/vector.ts';
import { FINISHES, type FinishName } from './finishes.ts';

/** Albedo of real things: coal 0.03, fresh snow 0.85. */
const DARKEST = 0.025;
const LIGHTEST = 0.85;

/** A material of a finish; `color` is a hexadecimal sRGB color, which multiplies the texture. */
export function createMaterial(finish: FinishName, color: string, texture?: Texture): Material {
  return {
    ...FINISHES[finish],
    color: plausible(finish, rgbFromHex(color)),
    ...(texture ? { texture } : {}),
  };
}

function plausible(finish: FinishName, color: Rgb): Rgb {
  const { glass, metallic }: Pick<Material, 'glass' | 'metallic'> = FINISHES[finish];
  if (glass || metallic === 1) return color;
  const clamp = (value: number) => Math.min(LIGHTEST, Math.max(DARKEST, value));
  return [clamp(color[0]), clamp(color[1]), clamp(color[2])];
}
