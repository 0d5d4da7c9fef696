import { grid } from '../../geometry/grid.ts';
import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { leafShape } from '../plants/leaves.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

type Part = readonly [Shape, Material];

export const CAKES: readonly Thing[] = [
  thing(['chocolate cake', 'layer cake', 'chocolate layer cake', 'cake', 'torte'], { category: 'food' }, () =>
    cake({ crumb: [0.25, 0.13, 0.08], cream: [0.42, 0.25, 0.16], frosting: '#3b2015', glaze: '#2a150d' }),
  ),
  thing(
    ['vanilla cake', 'cream cake', 'white cake', 'sponge cake', 'victoria sponge'],
    { category: 'food' },
    () =>
      cake({ crumb: [0.9, 0.74, 0.47], cream: [0.96, 0.92, 0.85], frosting: '#efe6d6', glaze: '#b6452f' }),
  ),
  thing(
    ['birthday cake', 'cake with candles', 'birthday cake with candles', 'party cake'],
    { category: 'food' },
    () =>
      cake(
        { crumb: [0.9, 0.74, 0.47], cream: [0.96, 0.92, 0.85], frosting: '#f0d9d3', glaze: '#d7818c' },
        { hasCandles: true },
      ),
  ),
];

const [RADIUS, HEIGHT] = [0.092, 0.082];
/** A piece is gone, so that the layers show. */
const [FIRST, LAST] = [0.42, Math.PI * 2 - 0.42];
/** Height of the stand's plate. */
const PLATE = 0.062;

interface Flavor {
  crumb: Paint;
  cream: Paint;
  frosting: string;
  glaze: string;
}

function cake({ crumb, cream, frosting, glaze }: Flavor, { hasCandles = false } = {}): ThingModel {
  const icing: Material = {
    ...createMaterial('cream', frosting),
    softness: 0.35,
    roughness: 0.45,
    coat: { strength: 0.25, roughness: 0.3 },
  };
  const inside: Material = {
    ...createMaterial('cake', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => layerColor(u, v, crumb, cream)),
  };
  const drip: Material = { ...createMaterial('sauce', glaze), softness: 0.15 };
  const berry: Material = { ...createMaterial('fruit', '#b3222b'), coat: { strength: 0.7, roughness: 0.12 } };
  const blue: Material = { ...createMaterial('fruit', '#2b3157'), coat: { strength: 0.15, roughness: 0.5 } };
  const mint: Material = { ...createMaterial('leaf', '#4f8a35'), isCutOut: false };
  const porcelain = createMaterial('porcelain', '#ece8e0');
  const berries = Array.from({ length: 13 }, (_, i) => placeOnTop(raspberry(), i, 13, 0.066));
  const blues = Array.from({ length: 9 }, (_, i) => placeOnTop(sphere(0.0062, 24), i + 0.45, 9, 0.048));
  const leaves = Array.from({ length: 6 }, (_, i) =>
    placeOnTop(leafShape(0.02, 0.012, 0.004, { fold: 0.3 }), i + 0.3, 6, 0.06),
  );
  const parts: Part[] = [
    [standShape(), porcelain],
    [placeShape(outside(), at([0, PLATE, 0])), icing],
    [placeShape(mergeShapes([cut(FIRST), cut(LAST)]), at([0, PLATE, 0])), inside],
    [placeShape(glazeShape(), at([0, PLATE, 0])), drip],
    [mergeShapes(berries), berry],
    [mergeShapes(blues), blue],
    [mergeShapes(leaves), mint],
    ...(hasCandles ? candles() : []),
  ];
  return { mesh: meshOf(parts), colored: [] };
}

/** Four layers of sponge with cream between them. */
function layerColor(u: number, v: number, crumb: Paint, cream: Paint): Paint {
  const layer = v * 4 + (layers(u, v, 12, 12, 3, 3) - 0.5) * 0.1;
  const fromJoint = Math.abs(layer - Math.round(layer));
  const isJoint = Math.round(layer) > 0 && Math.round(layer) < 4;
  const filling = isJoint ? smoothStep(0.12, 0.085, fromJoint) : 0;
  const pores = smoothStep(0.55, 0.8, layers(u, v, 70, 70, 2, 8));
  const sponge = mixPaint(crumb, [crumb[0] * 0.6, crumb[1] * 0.55, crumb[2] * 0.5], pores * 0.8);
  return mixPaint(sponge, cream, filling);
}

const angleOf = (u: number) => FIRST + (LAST - FIRST) * u;

/** The frosted side and top, as smooth as a spatula leaves them. */
function outside(): Shape {
  return grid(220, 40, (u, v) => {
    const angle = angleOf(u);
    const edge = 0.008;
    const side = 0.66;
    const comb = 0.0005 * Math.sin(v * 95) + 0.0016 * (layers(u, v * 0.3 + 0.1, 24, 6, 3, 12) - 0.5);
    if (v < side) {
      const t = v / side;
      return { position: around(angle, RADIUS + comb, t * (HEIGHT - edge)) };
    }
    const t = (v - side) / (1 - side);
    if (t < 0.3) {
      const turn = (t / 0.3) * (Math.PI / 2);
      return {
        position: around(angle, RADIUS - edge + edge * Math.cos(turn), HEIGHT - edge + edge * Math.sin(turn)),
      };
    }
    return { position: around(angle, (RADIUS - edge) * (1 - (t - 0.3) / 0.7), HEIGHT) };
  });
}

function around(angle: number, radius: number, y: number): [number, number, number] {
  return [Math.sin(angle) * radius, y, Math.cos(angle) * radius];
}

/** A face where the knife went down; not quite even. */
function cut(angle: number): Shape {
  return grid(40, 40, (u, v) => {
    const rough = 0.0011 * (layers(u, v, 26, 26, 3, 5) - 0.5);
    const [x, y, z] = around(angle, u * (RADIUS - 0.0012), v * (HEIGHT - 0.0012));
    return { position: [x + Math.cos(angle) * rough, y, z - Math.sin(angle) * rough], uv: [u, v] };
  });
}

/** Glaze on the top that runs down the side in drops. */
function glazeShape(): Shape {
  return grid(300, 30, (u, v) => {
    const angle = angleOf(u);
    const drop = u * 25;
    const near = Math.exp(-(((drop - Math.floor(drop) - 0.5) / 0.2) ** 2));
    const length = 0.006 + near * (0.01 + 0.024 * hash(Math.floor(drop), 1, 6));
    const t = 1 - v;
    if (t < 0.55) return { position: around(angle, (RADIUS - 0.004) * (t / 0.55), HEIGHT + 0.0018) };
    if (t < 0.7) {
      const turn = ((t - 0.55) / 0.15) * (Math.PI / 2);
      return {
        position: around(
          angle,
          RADIUS - 0.004 + 0.0062 * Math.sin(turn),
          HEIGHT - 0.0044 + 0.0062 * Math.cos(turn),
        ),
      };
    }
    const down = (t - 0.7) / 0.3;
    const thick = 0.0022 * Math.sqrt(Math.max(0, 1 - down ** 6)) * (0.75 + 0.5 * near * down);
    return { position: around(angle, RADIUS + thick, HEIGHT - 0.0044 - length * down) };
  });
}

/** A fruit on the rim of the cake, clear of the missing piece. */
function placeOnTop(shape: Shape, i: number, count: number, radius: number): Shape {
  const angle = FIRST + 0.14 + ((LAST - FIRST - 0.28) * i) / Math.max(1, count - 0.6);
  const [x, y, z] = around(
    angle,
    radius * (0.94 + 0.1 * hash(Math.round(i * 10), 2, 5)),
    PLATE + HEIGHT + 0.0014,
  );
  return placeShape(shape, at([x, y, z], hash(Math.round(i * 10), 3, 5) * 6));
}

/** Seven in a ring, lit. */
function candles(): Part[] {
  const flame: Material = {
    color: [0, 0, 0],
    roughness: 1,
    metallic: 0,
    specular: 0.02,
    emission: [26, 13, 4],
  };
  const wick = createMaterial('matte', '#2b2622');
  const waxes = ['#e9e2d4', '#8fb4c4', '#e3b95b'].map((tone) => ({
    ...createMaterial('cream', tone),
    softness: 0.5,
  }));
  return Array.from({ length: 7 }, (_, i): Part[] => {
    const angle = FIRST + 0.4 + ((LAST - FIRST - 0.8) * i) / 6;
    const [x, y, z] = around(angle, 0.038, PLATE + HEIGHT);
    const move = at([x, y, z]);
    return [
      [placeShape(cylinder(0.0028, 0.052, { edge: 0.0008, segments: 20 }), move), waxes[i % 3]!],
      [placeShape(cylinder(0.0004, 0.005, { edge: 0.0002, segments: 8 }), at([x, y + 0.0515, z])), wick],
      [placeShape(flameShape(), at([x, y + 0.0545, z])), flame],
    ];
  }).flat();
}

function flameShape(): Shape {
  return lathe(
    smoothProfile(
      [
        [0, 0],
        [0.0018, 0.003],
        [0.0022, 0.006],
        [0.0014, 0.012],
        [0.0005, 0.017],
        [0, 0.019],
      ],
      5,
    ),
    { segments: 20, crease: 3 },
  );
}

/** A raspberry that stands on its open end. */
export function raspberry(): Shape {
  const bead = sphere(0.0022, 10);
  const beads: Shape[] = [];
  for (let row = 0; row < 6; row++) {
    const slope = (row / 6) * (Math.PI / 2) + 0.05;
    const count = Math.max(3, Math.round(13 * Math.cos(slope)));
    for (let k = 0; k < count; k++) {
      const turn = ((k + (row % 2) / 2) / count) * Math.PI * 2;
      const r = Math.cos(slope) * 0.0076;
      beads.push(
        placeShape(bead, at([Math.sin(turn) * r, 0.0004 + Math.sin(slope) * 0.0105, Math.cos(turn) * r])),
      );
    }
  }
  const body = bendShape(sphere(0.0078, 20), ([x, y, z]) => [x, y * 0.72, z]);
  return mergeShapes([body, ...beads]);
}

function standShape(): Shape {
  return lathe(
    smoothProfile(
      [
        [0, 0.001],
        [0.045, 0],
        [0.048, 0.004],
        [0.02, 0.016],
        [0.014, 0.034],
        [0.022, 0.05],
        [0.1, 0.0535],
        [0.118, 0.0555],
        [0.121, 0.0595],
        [0.116, 0.0625],
        [0.11, PLATE],
        [0, PLATE],
      ],
      5,
    ),
    { crease: 0.9, segments: 96 },
  );
}
