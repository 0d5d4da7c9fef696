import { cylinder, lathe } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { paintHeights, relief } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { model } from '../forms.ts';
import { type Part, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const RECORD_PLAYERS: readonly Thing[] = [
  thing(
    ['record player', 'turntable', 'vinyl record player', 'vinyl player', 'gramophone player'],
    { category: 'electronics' },
    recordPlayer,
  ),
];

/** Meters: the top of the case, and the middle of the platter. */
const TOP = 0.085;
const PLATTER_X = -0.045;
const RECORD = TOP + 0.019;

/** A wooden case with a record on its platter and the arm on the record. */
function recordPlayer(): ThingModel {
  const wood = createMaterial('varnished-wood', '#7a4a2a');
  const plate = createMaterial('brushed-steel', '#b9bbbd');
  const dark = createMaterial('plastic', '#1b1c1e');
  const steel = createMaterial('chrome', '#d4d5d7');
  const paper = createMaterial('paper', '#c8642c');
  const parts: Part[] = [
    [
      placeShape(roundedBox({ width: 0.43, height: 0.07, depth: 0.34, radius: 0.006 }), at([0, 0.012, 0])),
      wood,
    ],
    [
      placeShape(roundedBox({ width: 0.42, height: 0.004, depth: 0.33, radius: 0.0015 }), at([0, 0.081, 0])),
      plate,
    ],
    [onPlatter(cylinder(0.148, 0.014, { edge: 0.002, segments: 96 }), TOP), steel],
    [onPlatter(disc(0.147, 0.05), RECORD), grooves()],
    [onPlatter(disc(0.05, 0.0035), RECORD + 0.0003), paper],
    [onPlatter(cylinder(0.003, 0.011, { edge: 0.001, segments: 24 }), RECORD - 0.001), steel],
    [mergeShapes([arm(), ...knobs()]), steel],
    [mergeShapes([armBase(), head(), ...feet()]), dark],
  ];
  return model(standing(parts), [wood]);
}

function onPlatter(shape: Shape, height: number): Shape {
  return placeShape(shape, at([PLATTER_X, height, 0]));
}

/** A ring that lies flat; u runs around and v from the outer edge in. */
function disc(outer: number, inner: number): Shape {
  return lathe(
    [
      [outer, -0.0022],
      [outer, 0],
      [inner, 0],
    ],
    { segments: 128, crease: 0.5 },
  );
}

/** Black vinyl whose grooves stretch the highlights. */
function grooves(): Material {
  const rings = paintHeights(8, 1024, (_, v) => 0.5 + 0.5 * Math.sin(v * 110 * Math.PI * 2));
  return {
    ...createMaterial('gloss-plastic', '#0d0d0f'),
    roughness: 0.24,
    mapping: { kind: 'uv', repeat: [1, 1] },
    detail: relief(rings, 0.0003),
  };
}

/** From its pivot behind at the right, bent towards the record. */
function arm(): Shape {
  const path = smoothPath(
    [
      [0.17, TOP + 0.045, -0.145],
      [0.165, TOP + 0.042, -0.1],
      [0.155, TOP + 0.038, 0.0],
      [0.135, TOP + 0.033, 0.06],
      [0.085, TOP + 0.029, 0.098],
    ],
    8,
  );
  const weight = placeShape(cylinder(0.014, 0.026, { edge: 0.003, segments: 36 }), {
    position: [0.1705, TOP + 0.0455, -0.152],
    turn: 0,
    scale: 1,
    tilt: [Math.PI / 2, 0],
  });
  return mergeShapes([tube(path, 0.0038, { segments: 14 }), weight]);
}

function armBase(): Shape {
  const post = placeShape(cylinder(0.012, 0.036, { edge: 0.002, segments: 36 }), at([0.167, TOP, -0.115]));
  const foot = placeShape(cylinder(0.028, 0.01, { edge: 0.003, segments: 48 }), at([0.167, TOP, -0.115]));
  return mergeShapes([post, foot]);
}

function head(): Shape {
  const shell = roundedBox({ width: 0.034, height: 0.012, depth: 0.017, radius: 0.003 });
  return placeShape(shell, at([0.072, RECORD + 0.002, 0.107], 0.62));
}

function knobs(): Shape[] {
  return [0.05, 0.11].map((z) =>
    placeShape(cylinder(0.012, 0.014, { edge: 0.002, segments: 40 }), at([0.178, TOP, z])),
  );
}

function feet(): Shape[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      placeShape(cylinder(0.018, 0.013, { edge: 0.003, segments: 32 }), at([x * 0.17, 0, z * 0.125])),
    ),
  );
}
