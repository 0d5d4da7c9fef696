import { grid } from '../../geometry/grid.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { latheAlongX, model } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const sports = { category: 'sports' } as const;

export const FITNESS: readonly Thing[] = [
  thing(
    ['dumbbells', 'dumbbell', 'pair of dumbbells', 'hand weights', 'free weights', 'dumb bells'],
    { ...sports, standsOn: 'floor' },
    dumbbells,
  ),
  thing(
    ['yoga mat', 'exercise mat', 'rolled yoga mat', 'fitness mat', 'gym mat'],
    { ...sports, standsOn: 'floor' },
    yogaMat,
  ),
];

/** Two with hexagonal heads of rubber, one turned. */
function dumbbells(): ThingModel {
  const rubber = createMaterial('plastic', '#26282b');
  const steel = createMaterial('brushed-steel', '#c4c6c9');
  const one: Part[] = [
    [mergeShapes([hexagonalHead(-1), hexagonalHead(1)]), rubber],
    [
      latheAlongX(
        [
          [0, -0.075],
          [0.0145, -0.075],
          [0.0175, -0.03],
          [0.0185, 0],
          [0.0175, 0.03],
          [0.0145, 0.075],
          [0, 0.075],
        ],
        1,
      ),
      steel,
    ],
  ];
  return model(
    standing([...placed(one, at([-0.02, 0, -0.075], 0.25)), ...placed(one, at([0.03, 0, 0.075], -0.45))]),
    [rubber],
  );
}

/** A prism with six sides and round edges. @param side 1 right, -1 left */
function hexagonalHead(side: 1 | -1): Shape {
  const profile = [
    [0, 0],
    [0.86, 0],
    [0.97, 0.05],
    [1, 0.14],
    [1, 0.86],
    [0.97, 0.95],
    [0.86, 1],
    [0, 1],
  ] as const;
  const [half, long] = [0.046, 0.062];
  return grid(72, (profile.length - 1) * 2, (u, v) => {
    const row = Math.min(profile.length - 2, Math.floor(v * (profile.length - 1)));
    const part = v * (profile.length - 1) - row;
    const [from, to] = [profile[row]!, profile[row + 1]!];
    const reach = from[0] + (to[0] - from[0]) * part;
    const along = from[1] + (to[1] - from[1]) * part;
    const angle = u * Math.PI * 2;
    const inSide = ((angle + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6;
    // Corners are cut by a circle.
    const radius = Math.min(half / Math.cos(inSide), half * 1.1) * reach;
    return {
      position: [side * (0.072 + along * long), radius * Math.cos(angle), side * radius * Math.sin(angle)],
    };
  });
}

const MAT = { long: 1.2, wide: 0.61, thick: 0.006 };
/** Meters between the turns of the roll. */
const PITCH = MAT.thick * 1.25;
/** Meters of the mat that are still rolled up. */
const ROLLED = 0.62;

/** A mat of foam that is half rolled out. */
function yogaMat(): ThingModel {
  const crumb: Detail = { kind: 'crumb', scale: 0.05, bump: 0.0006, roughness: 0.05, tint: 0.06 };
  const foam: Material = { ...createMaterial('foam', '#7d5a9b'), detail: crumb };
  const inner = 0.018;
  // An Archimedean spiral from the inside out, then level ground.
  const turns = (Math.sqrt(inner ** 2 + (ROLLED * PITCH) / Math.PI) - inner) / PITCH;
  const outer = inner + turns * PITCH;
  const pathAt = (t: number, side: 1 | -1): readonly [along: number, up: number] => {
    const half = (side * MAT.thick) / 2;
    if (t < 0.6) {
      const angle = (t / 0.6) * turns * Math.PI * 2;
      const radius = inner + (angle / (Math.PI * 2)) * PITCH + half;
      const direction = angle - turns * Math.PI * 2 - Math.PI / 2;
      return [radius * Math.cos(direction), outer + radius * Math.sin(direction)];
    }
    return [((t - 0.6) / 0.4) * (MAT.long - ROLLED), -half];
  };
  const face = (side: 1 | -1): Shape =>
    grid(220, 1, (u, v) => {
      const [along, up] = pathAt(u, side);
      return { position: [along, up, side * (v - 0.5) * -MAT.wide] };
    });
  const rim = (end: 1 | -1): Shape =>
    grid(220, 1, (u, v) => {
      const [along, up] = pathAt(u, v < 0.5 ? 1 : -1);
      return { position: [along, up, (end * MAT.wide) / 2], normal: [0, 0, end] };
    });
  return model(
    standing([[placeShape(mergeShapes([face(1), face(-1), rim(1), rim(-1)]), at([-0.2, 0, 0])), foam]]),
    [foam],
  );
}
