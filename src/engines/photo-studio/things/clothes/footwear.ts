import { withCreaseNormals } from '../../geometry/crease-normals.ts';
import { grid } from '../../geometry/grid.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import {
  layers,
  mixPaint,
  type Paint,
  paintHeights,
  paintTexture,
  relief,
  shade,
  smoothStep,
} from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { add, scale, type Vec3 } from '../../scene/vector.ts';
import { model, onSheet, stoodOn, strap, tilted, torus } from '../forms.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const FOOTWEAR: readonly Thing[] = [
  thing(
    [
      'sneakers',
      'sneaker',
      'pair of sneakers',
      'trainers',
      'running shoes',
      'running shoe',
      'tennis shoes',
      'sports shoes',
      'sport shoes',
      'gym shoes',
      'athletic shoes',
    ],
    { category: 'fashion', standsOn: 'floor' },
    sneakers,
  ),
];

/** Half the length of a sole, meters. */
const HALF = 0.145;
const SOLE_TOP = 0.027;

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** How far along the shoe a turn around it is: 0 at the heel, 1 at the toe. */
const alongOf = (turn: number) => (1 - Math.cos(turn * Math.PI * 2)) / 2;

/** The line where upper and sole meet, around from the heel by the outer side. Feet bend inwards. */
function featherLine(turn: number, wider = 0): Vec3 {
  const angle = turn * Math.PI * 2;
  const s = alongOf(turn);
  const wide = s < 0.35 ? mix(0.033, 0.035, s / 0.35) : mix(0.035, 0.047, smoothStep(0.35, 0.72, s));
  const round = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.72;
  const bend = 0.009 * Math.sin(s * Math.PI) - 0.008 * s * s;
  return [
    -Math.cos(angle) * (HALF - 0.004 + wider),
    springOf(s) + SOLE_TOP * thickOf(s),
    round * (wide + wider) + bend,
  ];
}

/** Part of the heel's thickness that the sole has. */
function thickOf(s: number): number {
  return 1 - 0.22 * smoothStep(0.25, 0.7, s);
}

/** The toe rises a little from the floor. */
function springOf(s: number): number {
  return 0.011 * smoothStep(0.68, 1.05, s);
}

/** The upper edge: collar, then the edges of the throat. */
function topLine(turn: number): Vec3 {
  const angle = turn * Math.PI * 2;
  const g = alongOf(turn);
  const x = mix(-0.131, 0.052, g ** 0.92);
  const wide = g < 0.42 ? 0.031 : mix(0.031, 0.0125, smoothStep(0.42, 0.66, g));
  const round = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.6;
  const y =
    g < 0.3
      ? mix(0.098, 0.077, smoothStep(0, 0.3, g))
      : mix(0.077, 0.104, smoothStep(0.3, 0.62, g)) - 0.04 * smoothStep(0.6, 1.04, g);
  return [x, y + springOf(0.7) * g, round * wide + 0.006 * Math.sin(g * Math.PI)];
}

/** The outside of the upper; v runs up from the sole. */
function upperAt(turn: number, v: number): Vec3 {
  const [base, top] = [featherLine(turn), topLine(turn)];
  const s = alongOf(turn);
  const toe = smoothStep(0.78, 1, s);
  const angle = turn * Math.PI * 2;
  const out: Vec3 = [-Math.cos(angle) * (s > 0.5 ? 1 : 0.5), 0, Math.sin(angle)];
  const low: Vec3 = add(add(base, scale(out, 0.004)), [0, mix(0.022, 0.026, toe), 0]);
  const lean = mix(0.012, 0.052, toe) * (s < 0.35 ? 0.25 : 1);
  const high: Vec3 = add(top, [
    out[0] * lean,
    mix(-0.018, 0.004, smoothStep(0.4, 0.95, s)) - 0.006 * smoothStep(0.45, 0.7, s) * (1 - toe),
    out[2] * lean * (s < 0.35 ? 0.3 : 1),
  ]);
  const w = 1 - v;
  const blend = (axis: 0 | 1 | 2) =>
    w * w * w * base[axis] + 3 * w * w * v * low[axis] + 3 * w * v * v * high[axis] + v * v * v * top[axis];
  // Where it flexes, soft creases run across.
  const flex = smoothStep(0.6, 0.68, s) * smoothStep(0.84, 0.76, s) * smoothStep(0.15, 0.7, v);
  return [blend(0), blend(1) - 0.0009 * flex * Math.sin(s * 95 + v * 2), blend(2)];
}

/** Distances in meters to the edges of the panels sewn onto the upper: positive inside. */
function panelsAt(turn: number, v: number): { tip: number; stay: number; counter: number; heel: number } {
  const s = turn < 0.5 ? turn * 2 : 2 - turn * 2;
  const [x, y] = [s * 0.3, v * 0.085];
  const tip = Math.min(x - 0.2, 0.058 - 0.22 * (0.3 - x) - y) + 0.006 * Math.sin((x - 0.2) * 40);
  const stay = Math.min(y - mix(0.06, 0.048, smoothStep(0.14, 0.27, x)), x - 0.128 + (0.085 - y) * 0.35);
  const counter = Math.min(0.075 - x - (y - 0.02) * 0.35, 0.052 - y + x * 0.12);
  const heel = 0.016 - x - 0.004 * Math.sin(y * 30);
  return { tip, stay, counter, heel };
}

/** A row of stitches that far inside an edge: 1 on the thread. */
function stitch(inside: number, along: number, where: number): number {
  const row = smoothStep(0.00075, 0.0003, Math.abs(inside - where));
  return row * smoothStep(0.1, 0.3, Math.abs(((((along / 0.0034) % 1) + 1) % 1) - 0.5) * 2 * 0.9);
}

function upperMaterial(color: string): Material {
  const heightAt = (u: number, v: number) => {
    const { tip, stay, counter, heel } = panelsAt(u, v);
    const s = u < 0.5 ? u * 2 : 2 - u * 2;
    const along = s * 0.3 + v * 0.085;
    let height = 0.25;
    for (const inside of [counter, tip, stay, heel]) {
      height += 0.22 * smoothStep(-0.0003, 0.0008, inside);
      const thread = stitch(inside, along, 0.0022) + stitch(inside, along, 0.0046);
      const groove = smoothStep(0.0011, 0, Math.abs(inside - 0.0034) - 0.0012);
      height += 0.12 * thread - 0.07 * groove * (1 - thread);
    }
    return height - 0.35 * holeAt(u, v) + 0.09 * (layers(u, v, 220, 64, 3, 3) - 0.5);
  };
  return {
    ...createMaterial('leather', color),
    roughness: 0.5,
    texture: paintTexture(2048, 512, (u, v): Paint => {
      const { tip, stay, counter, heel } = panelsAt(u, v);
      const nearest = Math.min(...[tip, stay, counter, heel].map((inside) => Math.abs(inside + 0.0004)));
      const seam = smoothStep(0.0012, 0.0001, nearest);
      const along = (u < 0.5 ? u * 2 : 2 - u * 2) * 0.3 + v * 0.085;
      const thread = Math.max(
        ...[tip, stay, counter, heel].map((inside) =>
          Math.max(stitch(inside, along, 0.0022), stitch(inside, along, 0.0046)),
        ),
      );
      const grain = 0.93 + 0.06 * layers(u, v, 90, 30, 3, 5);
      const on = [tip, stay, counter].some((inside) => inside > 0) ? 1 : 0.95;
      const leather = shade([0.97, 0.96, 0.945], grain * on * (1 - 0.35 * seam) * (1 - 0.75 * holeAt(u, v)));
      const worn = shade(leather, 1 - 0.05 * smoothStep(0.12, 0, v));
      return mixPaint(worn, [1, 0.99, 0.97], thread * 0.6);
    }),
    detail: relief(paintHeights(2048, 512, heightAt), 0.0016, { roughness: -0.08, tint: 0.08 }),
  };
}

/** Small holes that let air in, on both sides of the toes. */
function holeAt(turn: number, v: number): number {
  const s = turn < 0.5 ? turn * 2 : 2 - turn * 2;
  const [x, y] = [s * 0.3, v * 0.085];
  const [column, row] = [Math.round((x - 0.155) / 0.0065), Math.round((y - 0.031) / 0.0065)];
  if (column < 0 || column > 5 || row < 0 || row > 2 || column - row > 4 || column < row * 0.6) return 0;
  return smoothStep(0.0014, 0.0009, Math.hypot(x - 0.155 - column * 0.0065, y - 0.031 - row * 0.0065));
}

function soleShape(): { side: Shape; under: Shape } {
  const wall: [number, number][] = [
    [-0.0015, 0],
    [0.0022, 0.001],
    [0.0042, 0.004],
    [0.0046, 0.012],
    [0.0044, 0.02],
    [0.0046, 0.0268],
    [0.0042, 0.0296],
    [0.0026, 0.0306],
    [0.0006, 0.0304],
    [-0.0006, 0.028],
  ];
  const rings = grid(160, wall.length - 1, (u, v) => {
    const [wider, y] = wall[Math.round(v * (wall.length - 1))]!;
    const s = alongOf(u);
    const [x, , z] = featherLine(u, wider);
    const heel = 0.002 * smoothStep(0.1, 0, s);
    return {
      position: [x, mix(springOf(s) + heel, springOf(s), y / 0.03) + y * thickOf(s), z],
      uv: [u, y / 0.0306],
    };
  });
  const side = withCreaseNormals(rings, 1);
  const under = grid(80, 6, (u, v) => {
    const [x, , z] = featherLine(u, -0.0015);
    return { position: [x * v, springOf(alongOf(u)) * v * v, z * v], normal: [0, -1, 0] };
  });
  return { side, under };
}

function rubber(): Material {
  return {
    ...createMaterial('rubber', '#ffffff'),
    roughness: 0.5,
    detail: { kind: 'noise', scale: 0.03, bump: 0.00004, roughness: 0.08, tint: 0.03 },
    texture: paintTexture(2048, 256, (u, v): Paint => {
      const white: Paint = shade([0.93, 0.92, 0.89], 0.96 + 0.04 * layers(u, v, 40, 4, 3, 2));
      const ribs = 0.82 + 0.18 * smoothStep(-0.3, 0.3, Math.cos(u * Math.PI * 2 * 130));
      const tread = mixPaint(shade([0.8, 0.77, 0.7], ribs), white, smoothStep(0.13, 0.15, v));
      // A groove with stitches near the upper edge, and the line where the sole is glued on.
      const groove = Math.abs(v - 0.78);
      const thread =
        smoothStep(0.022, 0.012, groove) * smoothStep(0.42, 0.36, Math.abs(((u * 170) % 1) - 0.5));
      const lines =
        0.4 * smoothStep(0.03, 0.02, groove) * (1 - thread) +
        0.45 * smoothStep(0.022, 0.01, Math.abs(v - 0.15));
      return shade(tread, 1 - lines - 0.06 * smoothStep(0.4, 0.1, v) * layers(u, v, 25, 2, 3, 8));
    }),
  };
}

/** The side of the throat, from its end (0) to the topmost eyelet (1). */
const throatTurn = (side: 1 | -1, part: number) => 0.5 - side * mix(0.095, 0.222, part);

function tongueAt(u: number, v: number): Vec3 {
  const x = mix(0.06, -0.036, v) + 0.006 * smoothStep(0.7, 1, v);
  const y = mix(0.061, 0.118, v ** 1.1) + 0.006 * Math.sin(v * Math.PI) + 0.009 * smoothStep(0.75, 1, v);
  const half = mix(0.017, 0.028, smoothStep(0, 0.8, v));
  const across = (u - 0.5) * 2;
  // Its end is round.
  const end = 0.012 * smoothStep(0.7, 1, v) * across ** 4;
  return [x + end + 0.004 * across * across, y - 0.011 * across * across - end * 0.5, across * half + 0.005];
}

function laceShapes(): Shape {
  const eyelets = 6;
  const edge = (side: 1 | -1, i: number): Vec3 => {
    const { point, normal } = onSheet(upperAt, throatTurn(side, i / (eyelets - 1)), 0.93);
    return add(point, scale(normal, 0.0012));
  };
  const shapes: Shape[] = [];
  const bar = (from: Vec3, to: Vec3, lift: number) => {
    const path = smoothPath(
      [
        add(from, [0, -0.002, 0]),
        add(from, [0, 0.0012, 0]),
        [mix(from[0], to[0], 0.5), (from[1] + to[1]) / 2 + lift, (from[2] + to[2]) / 2],
        add(to, [0, 0.0012, 0]),
        add(to, [0, -0.002, 0]),
      ],
      7,
    );
    shapes.push(strap(path, [0.42, 1, 0], 0.0068, 0.0016));
  };
  for (let i = 0; i < eyelets; i++) {
    if (i === 0) bar(edge(1, 0), edge(-1, 0), 0.006);
    else {
      bar(edge(1, i - 1), edge(-1, i), 0.0058);
      bar(edge(-1, i - 1), edge(1, i), 0.0076);
    }
  }
  const last = eyelets - 1;
  const [a, b] = [edge(1, last), edge(-1, last)];
  const knot: Vec3 = [(a[0] + b[0]) / 2 + 0.003, (a[1] + b[1]) / 2 + 0.009, (a[2] + b[2]) / 2];
  for (const [from, side] of [
    [a, 1],
    [b, -1],
  ] as const) {
    shapes.push(
      strap(
        smoothPath([add(from, [0, -0.002, 0]), add(from, [0.001, 0.002, 0]), knot], 6),
        [0.4, 1, 0],
        0.0068,
        0.0016,
      ),
    );
    // A loop that hangs over the side, and an end.
    const loop: Vec3[] = [
      knot,
      add(knot, [0.008, 0.006, side * 0.014]),
      add(knot, [0.014, -0.004, side * 0.034]),
      add(knot, [0.016, -0.022, side * 0.045]),
      add(knot, [0.024, -0.024, side * 0.043]),
      add(knot, [0.025, -0.008, side * 0.032]),
      add(knot, [0.016, 0.002, side * 0.014]),
      knot,
    ];
    shapes.push(tube(smoothPath(loop, 8), 0.0019, { segments: 8 }));
    const end: Vec3[] = [
      knot,
      add(knot, [0.012, 0.003, side * 0.01]),
      add(knot, [0.03, -0.008, side * 0.02]),
      add(knot, [0.042, -0.024, side * 0.031]),
      add(knot, [0.047, -0.038, side * 0.036]),
    ];
    shapes.push(tube(smoothPath(end, 8), (along) => (along > 0.87 ? 0.0014 : 0.0019), { segments: 8 }));
  }
  const ball = tube(
    smoothPath([add(knot, [0, 0, -0.006]), add(knot, [0.001, 0.001, 0]), add(knot, [0, 0, 0.006])], 5),
    (along) => 0.0042 - 0.003 * Math.abs(along - 0.5),
    { segments: 12 },
  );
  return mergeShapes([...shapes, ball]);
}

interface ShoePaint {
  upper: Material;
  soft: Material;
  sole: Material;
  tread: Material;
  lining: Material;
  lace: Material;
  ring: Material;
}

/** One shoe, its toe at +x, its outer side at +z. */
function shoe({ upper, soft, sole, tread, lining, lace, ring }: ShoePaint): Part[] {
  const { side, under } = soleShape();
  const outside = grid(220, 44, (u, v) => ({ position: upperAt(u, v), uv: [u, v] }));
  // The padded edge rolls over and runs down inside.
  const lip = grid(160, 14, (u, v) => {
    const top = topLine(u);
    const g = alongOf(u);
    const angle = u * Math.PI * 2;
    const inwards: Vec3 = [Math.cos(angle) * (g > 0.9 ? 1 : 0.7), 0, -Math.sin(angle)];
    const thick = mix(0.0062, 0.0018, smoothStep(0.4, 0.62, g));
    if (v < 0.5) {
      const turn = v * 2 * Math.PI;
      const reach = (thick / 2) * (1 - Math.cos(turn));
      return { position: add(top, add(scale(inwards, reach), [0, Math.sin(turn) * thick * 0.45, 0])) };
    }
    const down = (v - 0.5) * 2;
    return {
      position: add(top, add(scale(inwards, thick - 0.002 * down), [0, -0.055 * down * (1 - 0.75 * g), 0])),
    };
  });
  const insole = grid(60, 6, (u, v) => {
    const [x, y, z] = featherLine(u, -0.003);
    return { position: [x * v, y + 0.008, z * v], normal: [0, 1, 0] };
  });
  const tongue = mergeShapes(
    [1, -1].map((face) =>
      grid(18, 36, (u, v) => {
        const [x, y, z] = tongueAt(u, v);
        const rim = Math.min(1, Math.min(u, 1 - u) * 9, (1 - v) * 14);
        const off = face * mix(0.0018, 0.0042, smoothStep(0.4, 0.85, v));
        return {
          position: [x + off * 0.5 * rim, y + off * Math.sqrt(Math.max(0, rim)), z],
          uv: [v * 0.3, u * 0.3],
        };
      }),
    ),
  );
  const eyelets = ([1, -1] as const).flatMap((edge) =>
    Array.from({ length: 6 }, (_, i) =>
      stoodOn(torus(0.0029, 0.0008, 20), onSheet(upperAt, throatTurn(edge, i / 5), 0.93)),
    ),
  );
  return [
    [side, sole],
    [under, tread],
    [outside, upper],
    [tongue, soft],
    [mergeShapes([lip, insole]), lining],
    [laceShapes(), lace],
    [mergeShapes(eyelets), ring],
  ];
}

function sneakers(): ThingModel {
  const upper = upperMaterial('#e9e6df');
  const soft: Material = {
    ...createMaterial('leather', '#e4e0d8'),
    detail: { kind: 'leather', scale: 0.06, bump: 0.0003, roughness: 0, tint: 0.08 },
  };
  const paint: ShoePaint = {
    upper,
    soft,
    sole: rubber(),
    tread: createMaterial('rubber', '#b7ab96'),
    lining: {
      ...createMaterial('fabric', '#d9d4c8'),
      detail: { kind: 'linen', scale: 0.03, bump: 0.0004, roughness: 0, tint: 0.2 },
    },
    lace: {
      ...createMaterial('fabric', '#f0ede6'),
      detail: { kind: 'linen', scale: 0.018, bump: 0.0003, roughness: 0, tint: 0.18 },
    },
    ring: createMaterial('steel', '#c9c6c0'),
  };
  const right = shoe(paint);
  const left = right.map(
    ([shape, material]): Part => [placeShape(shape, at([0, 0, 0], 0, [1, 1, -1])), material],
  );
  return model(
    [...placed(right, at([0.02, 0, 0.06], -0.42)), ...placed(left, tilted([-0.015, 0, -0.075], 0, 0, -0.16))],
    [upper, soft],
  );
}
