import type { Material } from '../../scene/material.ts';
import {
  hash,
  layers,
  mixPaint,
  noise,
  paintHeights,
  paintTexture,
  relief,
  shade,
  smoothStep,
  TEXTURE_SIDE,
} from '../paint.ts';
import { paintStrokes } from '../paint-strokes.ts';
import { cells } from '../scattered-cells.ts';

/** Blades of a lawn from straight above, the longest last. */
export function grass(): Material {
  const { texture, heights } = paintStrokes({
    size: TEXTURE_SIDE,
    count: 9_000,
    ground: [0.13, 0.16, 0.06],
    stroke: (random, depth) => {
      const dry = random() < 0.07;
      const green = mixPaint([0.2, 0.34, 0.09], [0.47, 0.62, 0.2], random() * 0.7 + 0.3 * depth);
      return {
        color: dry ? [0.68, 0.6, 0.34] : green,
        length: 60 + 80 * random(),
        width: 2.4 + 2.6 * random(),
        direction: random() * Math.PI * 2,
        bend: (random() - 0.5) * 1.4,
        light: 0.4 + 0.6 * depth,
      };
    },
  });
  return {
    color: [1, 1, 1],
    roughness: 0.6,
    metallic: 0,
    specular: 0.035,
    mapping: { kind: 'triplanar', size: 0.62, axis: 'y' },
    texture,
    detail: relief(heights, 0.012),
  };
}

/** Fresh snow with wind's soft waves and single crystals. */
export function snow(): Material {
  return {
    color: [0.85, 0.86, 0.88],
    roughness: 0.8,
    metallic: 0,
    softness: 0.6,
    mapping: { kind: 'triplanar', size: 0.9, axis: 'y' },
    texture: paintTexture(512, 512, (u, v) => {
      const tone = 0.96 + 0.05 * (noise(u, v, 256, 256, 3) - 0.5);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const bend = layers(u, v, 2, 2, 2, 3) - 0.5;
        return (
          0.62 * layers(u + 0.2 * bend, v, 3, 5, 3, 5) +
          0.22 * layers(u, v, 60, 60, 2, 7) +
          0.16 * hash(Math.floor(u * TEXTURE_SIDE), Math.floor(v * TEXTURE_SIDE), 9)
        );
      }),
      0.03,
    ),
  };
}

/** Long ridges that part and meet, with deep furrows between them, cracked across. */
export function bark(): Material {
  const at = (u: number, v: number) => {
    const bend = layers(u, v, 5, 3, 5, 3) - 0.5;
    const x = u + 0.09 * bend;
    const coarse = 1 - Math.abs(2 * layers(x, v, 11, 2, 3, 5) - 1);
    const furrow = 1 - smoothStep(0.72, 0.97, coarse);
    const crack = 0.75 + 0.25 * smoothStep(0.36, 0.5, layers(x, v, 14, 22, 3, 19));
    const ridges = layers(x, v, 60, 8, 4, 7);
    return {
      plate: furrow * crack,
      ridges,
      scale: layers(u, v, 24, 12, 3, 23),
      moss: layers(u, v, 4, 4, 5, 11),
    };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.95,
    metallic: 0,
    specular: 0.02,
    mapping: { kind: 'triplanar', size: 0.6, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { plate, ridges, scale, moss } = at(u, v);
      const wood = mixPaint([0.27, 0.2, 0.15], [0.56, 0.48, 0.4], ridges * 0.9 + scale * 0.6 - 0.25);
      const tone = shade(wood, 0.34 + 0.66 * plate);
      return mixPaint(tone, [0.4, 0.43, 0.29], smoothStep(0.58, 0.74, moss) * 0.3 * plate);
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { plate, ridges, scale } = at(u, v);
        return plate * (0.5 + 0.3 * ridges + 0.2 * scale);
      }),
      0.02,
    ),
  };
}

/** Pressed granules, some of them dark. */
export function cork(): Material {
  const at = (u: number, v: number) => {
    const bend = 0.012 * (layers(u, v, 30, 30, 2, 3) - 0.5);
    const large = cells((u + bend + 1) % 1, (v - bend + 1) % 1, 46, 46, 5);
    return { ...large, grain: layers(u, v, 100, 100, 2, 9) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.85,
    metallic: 0,
    mapping: { kind: 'triplanar', size: 0.4, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { first, second, id, grain } = at(u, v);
      const dark = id > 0.93 ? 0.7 + 0.3 * grain : id * 0.4;
      const granule = mixPaint([0.79, 0.61, 0.41], [0.42, 0.27, 0.16], dark);
      const edge = 0.78 + 0.22 * smoothStep(0.02, 0.16, second - first);
      return shade(granule, edge * (0.82 + 0.36 * grain));
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { first, second, id, grain } = at(u, v);
        return 0.3 + 0.35 * smoothStep(0, 0.2, second - first) + 0.2 * id + 0.25 * (grain - 0.5);
      }),
      0.0012,
    ),
  };
}
