import type { Material } from '../../scene/material.ts';
import { layers, paintHeights, paintTexture, relief, smoothStep, TEXTURE_SIDE } from '../paint.ts';
import { paintStrokes } from '../paint-strokes.ts';
import { cells } from '../scattered-cells.ts';

/** Pebbled grain, pulled along in places, with soft wrinkles. */
export function leather(): Material {
  const at = (u: number, v: number) => {
    const pull = 0.02 * (layers(u, v, 4, 4, 2, 3) - 0.5);
    const { first, second, id } = cells((u + pull + 1) % 1, (v + pull + 1) % 1, 88, 78, 7);
    const grain = smoothStep(0, 0.3, second - first) * (0.75 + 0.25 * id);
    const wrinkle = 1 - Math.abs(2 * layers(u, v, 5, 7, 3, 11) - 1);
    return { grain, crease: smoothStep(0.93, 1, wrinkle), cloud: layers(u, v, 3, 3, 4, 17) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.46,
    metallic: 0,
    specular: 0.045,
    mapping: { kind: 'triplanar', size: 0.3, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { grain, crease, cloud } = at(u, v);
      const tone = 0.58 + 0.34 * grain + 0.35 * (cloud - 0.5) - 0.1 * crease;
      return [tone, tone * 0.985, tone * 0.97];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { grain, crease, cloud } = at(u, v);
        return 0.15 + 0.55 * grain - 0.15 * crease + 0.25 * cloud;
      }),
      0.0009,
      { roughness: -0.12 },
    ),
  };
}

/** Hairs that lie along one way, in tufts. */
export function fur(): Material {
  const { texture, heights } = paintStrokes({
    size: TEXTURE_SIDE,
    count: 15_000,
    ground: [0.5, 0.48, 0.46],
    stroke: (random, depth, u, v) => {
      const tone = 0.78 + 0.14 * random() + 0.08 * depth;
      return {
        color: [tone, tone * 0.985, tone * 0.965],
        length: 70 + 70 * random(),
        width: 1.6 + 1.4 * random(),
        direction: 1.1 + 2.2 * (layers(u, v, 4, 4, 3, 5) - 0.5) + 0.5 * (random() - 0.5),
        bend: (random() - 0.5) * 0.9,
        light: 0.7 + 0.3 * depth,
      };
    },
  });
  return {
    color: [1, 1, 1],
    roughness: 0.8,
    metallic: 0,
    specular: 0.03,
    sheen: 0.5,
    mapping: { kind: 'triplanar', size: 0.36, axis: 'y' },
    texture,
    detail: relief(heights, 0.006),
  };
}
