import { lathe, type ProfilePoint, sphere } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { FINISHES } from '../../../materials/finishes.ts';
import type { Material } from '../../../scene/material.ts';
import { at } from '../../../scene/transform.ts';
import { type LampPoint, type Piece, piece, rod } from './piece.ts';

const SHADE: Material = { ...FINISHES.shade, color: [0.8, 0.76, 0.68] };
const OPAL: Material = { color: [0.85, 0.84, 0.82], roughness: 0.35, metallic: 0, translucency: 0.5 };

/** The look of a lit lamp. The light itself is one of the room's lights. */
const glowing = (material: Material, isLit: boolean, strength = 1): Material =>
  isLit
    ? {
        ...material,
        translucency: 0,
        isLamp: true,
        emission: [1.5 * strength, 0.95 * strength, 0.48 * strength],
      }
    : material;

/** Part of a lamp's power that comes through its shade of cloth. */
const THROUGH_SHADE = 0.33;

function shaded(lamp: Omit<LampPoint, 'shade'>, drum: Drum): LampPoint {
  const { bottom, height, y } = drum;
  return {
    ...lamp,
    shade: {
      position: [lamp.position[0], y + height / 2, lamp.position[2]],
      radius: Math.hypot(bottom, height / 2) * 1.02,
      part: THROUGH_SHADE,
    },
  };
}

/** A lamp on a table: a turned foot under a shade of cloth. */
export function tableLamp(foot: Material, isLit: boolean, form: 'urn' | 'ball' | 'stick' = 'urn'): Piece {
  const feet: Record<typeof form, ProfilePoint[]> = {
    urn: [
      [0, 0],
      [0.055, 0],
      [0.06, 0.01],
      [0.085, 0.09],
      [0.075, 0.16],
      [0.03, 0.22],
      [0.022, 0.25],
      [0, 0.25],
    ],
    ball: [
      [0, 0],
      [0.06, 0],
      [0.09, 0.03],
      [0.105, 0.09],
      [0.09, 0.15],
      [0.04, 0.19],
      [0.016, 0.21],
      [0, 0.21],
    ],
    stick: [
      [0, 0],
      [0.075, 0],
      [0.075, 0.018],
      [0.02, 0.026],
      [0.012, 0.05],
      [0.012, 0.26],
      [0, 0.26],
    ],
  };
  const base = feet[form].at(-1)![1];
  const shade: Drum = { bottom: 0.15, top: 0.115, height: 0.19, y: base + 0.03 };
  return piece(
    'lamp',
    [
      [lathe(feet[form], { crease: 0.9 }), foot],
      [drum(shade), glowing(SHADE, isLit, 4.5)],
      [rod(0.006, 0.12, [0, base - 0.01, 0]), foot],
    ],
    { lamps: [shaded({ position: [0, base + 0.12, 0], radius: 0.035, power: 1 }, shade)] },
  );
}

/** A lamp that stands on the floor; `arc` reaches 0.9 m to its front. */
export function floorLamp(
  form: 'drum' | 'tripod' | 'arc' | 'globe',
  metal: Material,
  wood: Material,
  isLit: boolean,
): Piece {
  switch (form) {
    case 'drum':
      return piece(
        'lamp',
        [
          [mergeShapes([disc(0.15, 0.02), rod(0.011, 1.36, [0, 0, 0])]), metal],
          [drum(DRUM), glowing(SHADE, isLit, 3)],
        ],
        { lamps: [shaded({ position: [0, 1.43, 0], radius: 0.045, power: 1.4 }, DRUM)] },
      );
    case 'tripod':
      return piece(
        'lamp',
        [
          [
            mergeShapes(
              [0, 1, 2].map((i) => {
                const angle = (i * 2 * Math.PI) / 3 + 0.4;
                return tube(
                  [
                    [Math.sin(angle) * 0.03, 1.2, Math.cos(angle) * 0.03],
                    [Math.sin(angle) * 0.29, 0, Math.cos(angle) * 0.29],
                  ],
                  (along) => 0.017 - 0.005 * along,
                );
              }),
            ),
            wood,
          ],
          [drum(TRIPOD_DRUM), glowing(SHADE, isLit, 3)],
          [rod(0.02, 0.09, [0, 1.17, 0]), metal],
        ],
        { lamps: [shaded({ position: [0, 1.34, 0], radius: 0.045, power: 1.4 }, TRIPOD_DRUM)] },
      );
    case 'arc':
      return piece(
        'lamp',
        [
          [
            mergeShapes([
              disc(0.18, 0.05),
              tube(
                smoothPath(
                  [
                    [0, 0.04, 0],
                    [0, 0.9, 0],
                    [0, 1.62, 0.14],
                    [0, 1.9, 0.55],
                    [0, 1.74, 0.92],
                    [0, 1.6, 0.96],
                  ],
                  10,
                ),
                0.011,
              ),
              placeShape(dome(0.17, 0.13), at([0, 1.46, 0.96])),
            ]),
            metal,
          ],
          [placeShape(sphere(0.05, 24), at([0, 1.47, 0.96])), glowing(OPAL, isLit, 3)],
        ],
        { lamps: [{ position: [0, 1.43, 0.96], radius: 0.04, power: 1.5 }] },
      );
    case 'globe':
      return piece(
        'lamp',
        [
          [mergeShapes([disc(0.14, 0.02), rod(0.01, 1.22, [0, 0, 0])]), metal],
          [placeShape(sphere(0.14, 40), at([0, 1.2, 0])), glowing(OPAL, isLit, 1.6)],
        ],
        { lamps: [{ position: [0, 1.34, 0], radius: 0.145, power: 1.2 }] },
      );
  }
}

/** A lamp that hangs; its origin is its lowest point, the cord reaches `cord` meters above it. */
export function pendant(
  form: 'dome' | 'globe' | 'paper' | 'cone',
  cord: number,
  shell: Material,
  isLit: boolean,
): Piece {
  const bodies: Record<
    typeof form,
    { parts: (readonly [Shape, Material])[]; top: number; light: number; radius: number }
  > = {
    dome: {
      parts: [
        [dome(0.23, 0.19), shell],
        [placeShape(sphere(0.045, 24), at([0, 0.05, 0])), glowing(OPAL, isLit, 3)],
      ],
      top: 0.19,
      light: 0.0,
      radius: 0.05,
    },
    cone: {
      parts: [
        [
          shell2([
            [0.17, 0],
            [0.06, 0.2],
            [0.035, 0.28],
            [0, 0.285],
          ]),
          shell,
        ],
        [placeShape(sphere(0.04, 24), at([0, 0.03, 0])), glowing(OPAL, isLit, 3)],
      ],
      top: 0.28,
      light: -0.02,
      radius: 0.05,
    },
    globe: { parts: [[sphere(0.16, 48), glowing(OPAL, isLit, 1.6)]], top: 0.32, light: 0.16, radius: 0.165 },
    paper: { parts: [[ribbedBall(0.27), glowing(OPAL, isLit, 1)]], top: 0.48, light: 0.24, radius: 0.28 },
  };
  const body = bodies[form];
  return piece(
    'pendant',
    [
      ...body.parts,
      [rod(0.004, cord - body.top, [0, body.top - 0.005, 0]), CORD],
      [placeShape(disc(0.05, 0.025), at([0, cord - 0.025, 0])), CORD],
    ],
    {
      lamps: [{ position: [0, body.light, 0], radius: body.radius, power: 1.6 }],
    },
  );
}

/** A lamp for desks: a jointed arm with a small dome. */
export function deskLamp(metal: Material, isLit: boolean): Piece {
  return piece(
    'lamp',
    [
      [
        mergeShapes([
          disc(0.085, 0.018),
          tube(
            [
              [0, 0.01, 0],
              [-0.1, 0.3, 0],
            ],
            0.007,
          ),
          tube(
            [
              [-0.1, 0.3, 0],
              [0.1, 0.46, 0.02],
            ],
            0.007,
          ),
          placeShape(dome(0.08, 0.09), { ...at([0.13, 0.39, 0.03]), tilt: [0.1, 0.35] }),
        ]),
        metal,
      ],
      [placeShape(sphere(0.026, 20), at([0.135, 0.385, 0.03])), glowing(OPAL, isLit, 3)],
    ],
    { lamps: [{ position: [0.14, 0.36, 0.03], radius: 0.03, power: 0.6 }] },
  );
}

const CORD: Material = { color: [0.05, 0.05, 0.05], roughness: 0.6, metallic: 0 };

/** A shade, in meters; `y` is the height of its lower edge. */
interface Drum {
  bottom: number;
  top: number;
  height: number;
  y: number;
}

const DRUM: Drum = { bottom: 0.22, top: 0.18, height: 0.28, y: 1.3 };
const TRIPOD_DRUM: Drum = { bottom: 0.25, top: 0.2, height: 0.3, y: 1.2 };

function drum({ bottom, top, height, y }: Drum): Shape {
  return placeShape(
    lathe(
      [
        [bottom, 0],
        [top, height],
        [top - 0.003, height],
        [bottom - 0.003, 0],
      ],
      { crease: 0.3 },
    ),
    at([0, y, 0]),
  );
}

const disc = (radius: number, height: number): Shape =>
  lathe([
    [0, 0],
    [radius, 0],
    [radius, height * 0.6],
    [radius - height * 0.3, height],
    [0, height],
  ]);

function dome(radius: number, height: number): Shape {
  const outside: ProfilePoint[] = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * (Math.PI / 2);
    return [Math.cos(angle) * radius, Math.sin(angle) * height];
  });
  return shell2(outside);
}

/** A thin shell: the profile outside and, a little smaller, inside. */
function shell2(outside: readonly ProfilePoint[]): Shape {
  const inside = outside
    .map(([r, y]): ProfilePoint => [Math.max(0, r - 0.004), Math.max(0, y - 0.004)])
    .toReversed();
  return lathe([...inside.toReversed().slice(0, 1), ...outside, ...inside], { crease: 0.7 });
}

function ribbedBall(radius: number): Shape {
  const steps = 90;
  return lathe(
    Array.from({ length: steps + 1 }, (_, i): ProfilePoint => {
      const angle = 0.28 + (i / steps) * (Math.PI - 0.56);
      const rib = 1 + 0.012 * Math.abs(Math.sin((i / steps) * Math.PI * 15));
      return [Math.sin(angle) * radius * rib, radius * 0.96 - Math.cos(angle) * radius];
    }),
    { crease: 3 },
  );
}
