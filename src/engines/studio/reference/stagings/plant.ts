import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { SetPalette } from '../../objects/object-palettes.ts';
import { lathe, part } from '../../objects/parts.ts';
import { potOutline } from '../../objects/pot-outline.ts';
import type { StageSet } from '../../objects/stage-set.ts';
import { satin, surface } from '../../objects/surfaces.ts';
import { combine, turnAbout, type Vector } from '../../objects/vector.ts';

const LEAF: Rgb = [0.05, 0.17, 0.045];

/** Leaves that grow from one point and bend outwards. */
export function placeLeaves(
  set: StageSet,
  at: Vector,
  random: Random,
  options: {
    count: number;
    span: number;
    lean: readonly [number, number];
    round?: readonly [number, number];
  },
): void {
  const paints = [0, 0.5, 1].map((t) =>
    set.paint(surface(mixRgb(LEAF, [0.13, 0.28, 0.07], t), { roughness: 0.4, wrap: 0.3 })),
  );
  const [from, to] = options.round ?? [0, Math.PI * 2];
  for (let index = 0; index < options.count; index++) {
    const span = options.span * random.between(0.7, 1.1);
    const round = from + ((to - from) * (index + random.between(0, 0.6))) / options.count;
    const wide = span * random.between(0.17, 0.24);
    set.add({ at, turn: combine(turnAbout('x', random.between(...options.lean)), turnAbout('y', round)) }, [
      part({ kind: 'leaf', span, wide, bend: span * 0.3, thick: 0.008 }, paints[index % 3]!),
    ]);
  }
}

/** A small plant in a pot. */
export function placePlant(set: StageSet, at: Vector, random: Random, palette: SetPalette): void {
  const pot = set.paint(satin(mixRgb([0.85, 0.83, 0.8], palette.main, 0.25)));
  const soil = 0.62;
  set.add({ at }, [
    part(
      lathe(
        potOutline(
          [
            [0.29, 0],
            [0.37, 0.16],
            [0.42, 0.4],
            [0.41, soil],
          ],
          soil - 0.08,
        ),
      ),
      pot,
      { round: 0.01 },
    ),
  ]);
  placeLeaves(set, [at[0], at[1] + soil - 0.1, at[2]], random, { count: 11, span: 1.15, lean: [0.1, 0.75] });
}
