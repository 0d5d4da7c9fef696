import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const onFloor = { category: 'fashion', standsOn: 'floor' } as const;

const RIBS = 8;

export const UMBRELLAS: readonly Thing[] = [
  thing(['umbrella', 'open umbrella', 'rain umbrella'], onFloor, openUmbrella),
  thing(['closed umbrella', 'folded umbrella', 'furled umbrella'], onFloor, closedUmbrella),
];

/** Cloth over eight ribs: it hangs between them, and its edge is drawn in. */
function canopyAt(turn: number, out: number, radius: number, height: number): Vec3 {
  const angle = turn * Math.PI * 2;
  const between = Math.abs(Math.sin(turn * Math.PI * RIBS));
  const reach = out * (1 - 0.105 * between * out ** 2.2);
  const y =
    height * (1 - (out * 0.985) ** 2.15) - 0.02 * between * Math.sin(Math.min(1, out) * Math.PI * 0.9);
  return [Math.sin(angle) * reach * radius, y, Math.cos(angle) * reach * radius];
}

function crook(): Shape {
  return tube(
    smoothPath(
      [
        [0, 0.13, 0],
        [0, 0.06, 0],
        [0.004, 0.02, 0],
        [0.022, -0.012, 0],
        [0.052, -0.02, 0],
        [0.08, -0.006, 0],
        [0.09, 0.025, 0],
        [0.089, 0.042, 0],
      ],
      8,
    ),
    (t) => 0.0105 + 0.0022 * smoothStep(0.1, 0.5, t),
    { segments: 24 },
  );
}

function openUmbrella(): ThingModel {
  const cloth: Material = {
    ...createMaterial('fabric', '#a8322f'),
    roughness: 0.7,
    sheen: 0.3,
    translucency: 0.18,
    detail: { kind: 'linen', scale: 0.03, bump: 0.0001, roughness: 0, tint: 0.08 },
  };
  const steel = createMaterial('steel', '#9b9c9e');
  const wood = createMaterial('varnished-wood', '#8a5630');
  const [radius, height, base] = [0.485, 0.2, 0.58];
  const canopy = grid(RIBS * 24, 32, (u, v) => {
    const [x, y, z] = canopyAt(u, v, radius, height);
    return { position: [x, y + base, z], uv: [u, v] };
  });
  const ribs = Array.from({ length: RIBS }, (_, i) => {
    const turn = i / RIBS;
    const path = Array.from({ length: 15 }, (_, k): Vec3 => {
      const [x, y, z] = canopyAt(turn, 0.02 + (k / 14) * 0.99, radius, height);
      return [x, y + base - 0.004, z];
    });
    const [mx, my, mz] = canopyAt(turn, 0.48, radius, height);
    const tip = path.at(-1)!;
    return mergeShapes([
      tube(path, 0.0018, { segments: 8 }),
      tube(
        [
          [0, base - 0.03, 0],
          [mx, my + base - 0.006, mz],
        ],
        0.0017,
        { segments: 8 },
      ),
      tube([tip, [tip[0] * 1.025, tip[1] - 0.008, tip[2] * 1.025]], 0.0035, { segments: 12 }),
    ]);
  });
  const shaft = tube(
    [
      [0, 0.1, 0],
      [0, base + height + 0.01, 0],
    ],
    0.0055,
    { segments: 20 },
  );
  const runner = lathe(
    [
      [0.0056, base - 0.06],
      [0.011, base - 0.058],
      [0.011, base - 0.035],
      [0.014, base - 0.032],
      [0.014, base - 0.026],
      [0.0056, base - 0.024],
    ],
    { crease: 0.6, segments: 32 },
  );
  const ferrule = lathe(
    [
      [0.03, base + height - 0.006],
      [0.012, base + height + 0.004],
      [0.0085, base + height + 0.012],
      [0.0065, base + height + 0.06],
      [0.004, base + height + 0.068],
      [0, base + height + 0.069],
    ],
    { crease: 0.8, segments: 32 },
  );
  const parts: Part[] = [
    [canopy, cloth],
    [mergeShapes([...ribs, shaft, runner]), steel],
    [mergeShapes([crook(), ferrule]), wood],
  ];
  // It rests on the edge of the cloth and on its handle.
  return model(
    standing(placed(placed(parts, at([0, 0, 0], Math.PI / RIBS)), tilted([0, 0, 0], 0, -0.84, -0.22))),
    [cloth],
  );
}

function closedUmbrella(): ThingModel {
  const cloth: Material = {
    ...createMaterial('fabric', '#26304a'),
    roughness: 0.7,
    sheen: 0.3,
    detail: { kind: 'linen', scale: 0.03, bump: 0.0001, roughness: 0, tint: 0.08 },
  };
  const steel = createMaterial('steel', '#a9aaac');
  const wood = createMaterial('varnished-wood', '#8a5630');
  const length = 0.62;
  // Eight folds wound around the shaft.
  const furled = grid(192, 60, (u, v) => {
    const angle = u * Math.PI * 2;
    const wound = angle * RIBS + v * 5;
    const saw = (((wound / (Math.PI * 2)) % 1) + 1) % 1;
    const thick =
      (0.011 + 0.018 * smoothStep(1, 0.08, v)) *
      (1 - 0.16 * smoothStep(0.1, 0, v)) *
      (1 - 0.22 * Math.exp(-(((v - 0.2) / 0.03) ** 2)));
    const r =
      thick * (0.86 + 0.2 * saw * smoothStep(1, 0.9, saw)) + 0.0015 * hash(Math.floor(wound / 6.3), 1, 3);
    return { position: [Math.sin(angle) * r, 0.16 + v * length, Math.cos(angle) * r] };
  });
  const tie = placeShape(
    lathe(
      [
        [0.021, -0.009],
        [0.0242, -0.008],
        [0.0242, 0.008],
        [0.021, 0.009],
      ],
      { crease: 0.8 },
    ),
    at([0, 0.16 + 0.2 * length, 0]),
  );
  const button = placeShape(
    lathe(
      [
        [0.006, 0],
        [0.005, 0.002],
        [0, 0.0026],
      ],
      { crease: 1 },
    ),
    tilted([0, 0.16 + 0.2 * length, 0.024], Math.PI / 2),
  );
  const tips = Array.from({ length: RIBS }, (_, i) => {
    const angle = (i / RIBS) * Math.PI * 2;
    return tube(
      [
        [Math.sin(angle) * 0.02, 0.166, Math.cos(angle) * 0.02],
        [Math.sin(angle) * 0.018, 0.144, Math.cos(angle) * 0.018],
      ],
      0.0028,
      { segments: 10 },
    );
  });
  const shaft = tube(
    [
      [0, 0.1, 0],
      [0, 0.17, 0],
    ],
    0.0055,
    { segments: 20 },
  );
  const collar = lathe(
    [
      [0.0105, 0.118],
      [0.0118, 0.12],
      [0.0118, 0.136],
      [0.0105, 0.138],
    ],
    { crease: 0.7, segments: 32 },
  );
  const ferrule = lathe(
    [
      [0.011, 0.775],
      [0.0095, 0.785],
      [0.007, 0.845],
      [0.0045, 0.855],
      [0, 0.856],
    ],
    { crease: 0.8, segments: 32 },
  );
  const parts: Part[] = [
    [mergeShapes([furled, tie]), cloth],
    [mergeShapes([shaft, collar, ferrule, button, ...tips]), steel],
    [crook(), wood],
  ];
  return model(
    standing(placed(placed(parts, at([0, -0.43, 0])), tilted([0, 0, 0], Math.PI / 2 - 0.015, 0, 0.95))),
    [cloth],
  );
}
