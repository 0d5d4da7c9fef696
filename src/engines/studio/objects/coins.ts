import type { Random } from '../math/seeded-random.ts';
import type { Part } from './object-scene.ts';
import { cylinder, part, path } from './parts.ts';
import type { StageSet } from './stage-set.ts';
import { turnAbout, type Vector } from './vector.ts';

const HALF_THICKNESS = 0.055;

/** A coin lying flat, with a rim and a currency sign on its face. */
export function coin(radius: number, material: number): Part[] {
  const r = radius;
  const face = HALF_THICKNESS * 0.8;
  const bow = (center: number, from: number, to: number): [number, number, number, number][] =>
    [0, 1, 2, 3, 4, 5].map((step) => {
      const angle = from + ((to - from) * step) / 5;
      return [Math.cos(angle) * r * 0.2, face, center + Math.sin(angle) * r * 0.2, r * 0.055];
    });
  return [
    part(cylinder(r, HALF_THICKNESS), material, { round: 0.02 }),
    part(cylinder(r * 0.84, 0.03), material, {
      at: [0, HALF_THICKNESS + 0.01, 0],
      join: 'cut',
      blend: 0.015,
    }),
    part(cylinder(r * 0.84, 0.03), material, {
      at: [0, -HALF_THICKNESS - 0.01, 0],
      join: 'cut',
      blend: 0.015,
    }),
    part(path([...bow(r * 0.2, 0.4, 4.6), ...bow(-r * 0.2, 1.57, -2.7)]), material, { blend: 0.015 }),
    part(
      path([
        [0, face, r * 0.56, r * 0.05],
        [0, face, -r * 0.56, r * 0.05],
      ]),
      material,
      { blend: 0.015 },
    ),
  ];
}

/** Coins on each other, not quite in line. */
export function coinStack(
  set: StageSet,
  foot: Vector,
  count: number,
  radius: number,
  material: number,
  random: Random,
): void {
  const pitch = HALF_THICKNESS * 2 + 0.01;
  for (let index = 0; index < count; ) {
    const few = index === count - 1 ? 1 : Math.min(3, count - 1 - index);
    const at: Vector = [
      foot[0] + random.between(-0.035, 0.035),
      foot[1] + HALF_THICKNESS + (index + (few - 1) / 2) * pitch,
      foot[2] + random.between(-0.035, 0.035),
    ];
    index += few;
    const parts =
      index === count
        ? coin(radius, material)
        : [
            part(cylinder(radius, HALF_THICKNESS), material, {
              round: 0.022,
              rows: { step: [0, pitch, 0], count: [1, few, 1] },
            }),
          ];
    set.add({ at, turn: turnAbout('y', random.between(0, 6.28)), detail: 0.04 }, parts);
  }
}
