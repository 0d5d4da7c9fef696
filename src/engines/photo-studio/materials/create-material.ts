import type { Material, Texture } from '../scene/material.ts';
import { type Rgb, rgbFromHex } from '../scene/vector.ts';
import { FINISHES, type FinishName } from './finishes.ts';
import { WOOD_GRAIN_MEAN, woodGrain } from './wood-grain.ts';

/** Albedo of real things: coal 0.03, fresh snow 0.85. */
const DARKEST = 0.025;
const LIGHTEST = 0.85;

const WOODS: ReadonlySet<FinishName> = new Set(['wood', 'raw-wood', 'varnished-wood']);

/** A material of a finish; `color` is a hexadecimal sRGB color, which multiplies the texture. Wood always has a grain. */
export function createMaterial(finish: FinishName, color: string, texture?: Texture): Material {
  const material = { ...FINISHES[finish], color: plausible(finish, rgbFromHex(color)) };
  if (texture) return { ...material, texture };
  if (!WOODS.has(finish)) return material;
  const [red, green, blue] = material.color;
  const brighter = (value: number) => Math.min(1, value / WOOD_GRAIN_MEAN);
  return {
    ...material,
    color: [brighter(red), brighter(green), brighter(blue)],
    texture: woodGrain(),
    mapping: { kind: 'triplanar', size: 0.5 },
  };
}

function plausible(finish: FinishName, color: Rgb): Rgb {
  const { glass, metallic }: Pick<Material, 'glass' | 'metallic'> = FINISHES[finish];
  if (glass || metallic === 1) return color;
  const clamp = (value: number) => Math.min(LIGHTEST, Math.max(DARKEST, value));
  return [clamp(color[0]), clamp(color[1]), clamp(color[2])];
}
