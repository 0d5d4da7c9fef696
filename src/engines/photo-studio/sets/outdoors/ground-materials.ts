import { createMaterial } from '../../materials/create-material.ts';
import {
  layers,
  mixPaint,
  noise,
  type Paint,
  paintHeights,
  paintTexture,
  relief,
  shade,
  TEXTURE_SIDE,
} from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';

const GRAINS = paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
  const tone = 0.9 + 0.07 * (layers(u, v, 6, 6, 4, 7) - 0.5) + 0.2 * (noise(u, v, 512, 512, 5) - 0.5);
  return [tone, tone, tone];
});
/** sRGB hex of desert sand. */
export const DUNES = '#d8ab6c';

const SAND_HEIGHTS = paintHeights(
  TEXTURE_SIDE,
  TEXTURE_SIDE,
  (u, v) => 0.7 * layers(u, v, 22, 22, 4, 9) + 0.3 * noise(u, v, 512, 512, 11),
);

/** Trodden sand; its hollows grow with the radius of what stands on it, meters. @param color sRGB hex */
export function sand(radius: number, color: string): Material {
  const size = Math.min(2.5, Math.max(0.25, radius * 1.2));
  return {
    ...createMaterial('soil', color),
    roughness: 0.95,
    mapping: { kind: 'triplanar', size, axis: 'y' },
    texture: GRAINS,
    detail: relief(SAND_HEIGHTS, size * 0.014),
  };
}

const SNOW_HEIGHTS = paintHeights(
  TEXTURE_SIDE,
  TEXTURE_SIDE,
  (u, v) => 0.75 * layers(u, v, 10, 10, 4, 3) + 0.25 * noise(u, v, 400, 400, 5),
);

/** Snow; its lumps grow with the radius of what stands on it, meters. */
export function snow(radius: number): Material {
  const size = Math.min(3, Math.max(0.4, radius * 1.6));
  return {
    ...createMaterial('snow', '#eef0f2'),
    mapping: { kind: 'triplanar', size, axis: 'y' },
    detail: relief(SNOW_HEIGHTS, size * 0.035),
  };
}

const DARK_GREEN: Paint = [0.24, 0.31, 0.1];
const LIGHT_GREEN: Paint = [0.37, 0.43, 0.15];
const DRY: Paint = [0.48, 0.45, 0.22];

/** Earth and low grass, as they are seen between the blades and far away. */
export const MEADOW: Material = {
  color: [1, 1, 1],
  roughness: 1,
  metallic: 0,
  specular: 0,
  mapping: { kind: 'triplanar', size: 24, axis: 'y' },
  texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
    const lightness = 0.6 * layers(u, v, 7, 7, 4, 3) + 0.4 * noise(u, v, 340, 340, 8);
    const dryness = Math.max(0, layers(u, v, 11, 11, 3, 21) - 0.55);
    return mixPaint(mixPaint(DARK_GREEN, LIGHT_GREEN, lightness), DRY, dryness);
  }),
};

export const ASPHALT: Material = {
  color: [1, 1, 1],
  roughness: 0.86,
  metallic: 0,
  mapping: { kind: 'triplanar', size: 3.2, axis: 'y' },
  texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
    const tone = 0.27 + 0.1 * (layers(u, v, 5, 5, 4, 6) - 0.5) + 0.16 * (noise(u, v, 420, 420, 2) - 0.5);
    return shade([1, 0.995, 0.98], tone);
  }),
  detail: relief(
    paintHeights(
      TEXTURE_SIDE,
      TEXTURE_SIDE,
      (u, v) => 0.8 * noise(u, v, 420, 420, 2) + 0.2 * noise(u, v, 180, 180, 4),
    ),
    0.006,
  ),
};

export const GRAVEL: Material = {
  ...ASPHALT,
  texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
    const tone = 0.42 + 0.3 * (noise(u, v, 260, 260, 12) - 0.5) + 0.12 * (layers(u, v, 8, 8, 3, 14) - 0.5);
    return shade([1, 0.95, 0.86], tone);
  }),
};

export const LINES: Material = { ...createMaterial('painted', '#d9d8d2'), roughness: 0.7 };
export const FOAM: Material = { ...createMaterial('painted', '#f1f4f4'), roughness: 0.9 };
