import type { Material } from '../../scene/material.ts';
import {
  layers,
  mixPaint,
  noise,
  type Paint,
  paintHeights,
  paintTexture,
  relief,
  shade,
  smoothStep,
  TEXTURE_SIDE,
} from '../paint.ts';
import { cells } from '../scattered-cells.ts';

/** Old paint on steel, eaten by rust of three ages. */
export function rust(): Material {
  const at = (u: number, v: number) => {
    const bend = layers(u, v, 3, 3, 4, 41) - 0.5;
    const spread = layers(u + 0.1 * bend, v + 0.1 * bend, 3, 3, 6, 43);
    const streaks = layers(u, v, 24, 3, 3, 47);
    const eaten = smoothStep(0.42, 0.5, spread * 0.8 + streaks * 0.2);
    const grain = layers(u, v, 80, 80, 3, 53);
    return { spread, eaten, grain, age: layers(u, v, 6, 6, 5, 59) };
  };
  const young: Paint = [0.53, 0.27, 0.11];
  const old: Paint = [0.2, 0.1, 0.07];
  const ash: Paint = [0.38, 0.21, 0.13];
  const paint: Paint = [0.44, 0.47, 0.47];
  return {
    color: [1, 1, 1],
    roughness: 0.78,
    metallic: 0,
    specular: 0.045,
    mapping: { kind: 'triplanar', size: 1, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { spread, eaten, grain, age } = at(u, v);
      const rusted = mixPaint(mixPaint(ash, young, (age - 0.42) * 3), old, (grain - 0.42) * 2.6);
      const bleeding = smoothStep(0.34, 0.44, spread) * 0.5;
      const plate = mixPaint(shade(paint, 0.85 + 0.3 * grain), young, bleeding);
      return mixPaint(plate, shade(rusted, 0.75 + 0.5 * age), eaten);
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { eaten, grain, age } = at(u, v);
        return 0.75 - 0.25 * eaten + eaten * (0.45 * (grain - 0.5) + 0.3 * (age - 0.5));
      }),
      0.004,
      { roughness: 0.1 },
    ),
  };
}

export function brushedMetal(): Material {
  const at = (u: number, v: number) =>
    0.6 * noise(u, v, 3, 700, 3) + 0.3 * noise(u, v, 8, 350, 5) + 0.1 * layers(u, v, 2, 3, 2, 7);
  return {
    color: [0.74, 0.745, 0.75],
    roughness: 0.34,
    metallic: 1,
    mapping: { kind: 'triplanar', size: 0.7, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const tone = 0.8 + 0.22 * (at(u, v) - 0.5);
      return [tone, tone, tone];
    }),
    detail: relief(paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, at), 0.00006, { roughness: 0.16 }),
  };
}

/** Leaf that was laid on by hand: flat creases in all directions. */
export function goldFoil(): Material {
  const at = (u: number, v: number) => {
    const bend = 0.06 * (layers(u, v, 4, 4, 3, 3) - 0.5);
    const { first, second, id } = cells((u + bend + 1) % 1, (v + bend + 1) % 1, 9, 9, 11);
    const fine = cells(u, v, 27, 27, 13);
    return 0.55 * id + 0.2 * smoothStep(0, 0.5, second - first) + 0.2 * first + 0.12 * fine.id;
  };
  return {
    color: [0.95, 0.68, 0.28],
    roughness: 0.3,
    metallic: 1,
    mapping: { kind: 'triplanar', size: 0.55, axis: 'y' },
    texture: paintTexture(512, 512, (u, v) => {
      const tone = 0.9 + 0.2 * (layers(u, v, 5, 5, 4, 17) - 0.5);
      return [tone, tone * 0.99, tone * 0.96];
    }),
    detail: relief(paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, at), 0.006, { roughness: 0.1 }),
  };
}
