import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { mergeShapes, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const PAINT_CANS: readonly Thing[] = [
  thing(
    ['paint cans', 'paint can', 'can of paint', 'cans of paint', 'paint bucket', 'paint tin', 'paint pot'],
    { category: 'tools' },
    paintCans,
  ),
];

/** Meters. */
const RADIUS = 0.055;
const HEIGHT = 0.12;

/** Three open cans in three colors. */
function paintCans(): ThingModel {
  const tin = createMaterial('steel', '#c9cbcd');
  const label = createMaterial('paper', '#e9e6df');
  const colors = ['#c8452f', '#2f6f9f', '#e2ab33'].map((color) => createMaterial('sauce', color));
  const places: Vec3[] = [
    [-0.07, 0, -0.025],
    [0.065, 0, -0.04],
    [0.005, 0, 0.08],
  ];
  const parts = places.flatMap((place, i): Part[] =>
    placed(
      [
        [mergeShapes([can(), handle()]), tin],
        [band(), label],
        [paint(), colors[i]!],
      ],
      at(place, i * 2.1 + 0.4),
    ),
  );
  return model(standing(parts), [colors[2]!]);
}

function can(): Shape {
  const profile: ProfilePoint[] = [
    [0, 0],
    [RADIUS - 0.003, 0],
    [RADIUS, 0.002],
    [RADIUS, HEIGHT - 0.006],
    [RADIUS + 0.002, HEIGHT - 0.004],
    [RADIUS + 0.002, HEIGHT],
    [RADIUS - 0.006, HEIGHT],
    [RADIUS - 0.007, HEIGHT - 0.006],
    [RADIUS - 0.003, HEIGHT - 0.008],
    [RADIUS - 0.003, 0.02],
  ];
  return lathe(profile, { segments: 72, crease: 0.5 });
}

function band(): Shape {
  return lathe(
    [
      [RADIUS + 0.0004, 0.012],
      [RADIUS + 0.0004, HEIGHT - 0.022],
    ],
    { segments: 72 },
  );
}

function paint(): Shape {
  return lathe(
    [
      [RADIUS - 0.003, HEIGHT - 0.011],
      [0, HEIGHT - 0.0115],
    ],
    { segments: 48 },
  );
}

/** A wire that hangs down at the back. */
function handle(): Shape {
  const path = Array.from({ length: 25 }, (_, i): Vec3 => {
    const angle = (i / 24) * Math.PI;
    return [
      (RADIUS + 0.004) * Math.cos(angle),
      HEIGHT - 0.018 - 0.05 * Math.sin(angle),
      -(RADIUS + 0.006) * Math.sin(angle),
    ];
  });
  return tube(path, 0.0013, { segments: 8 });
}
