import { fromHex, mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { sweep } from '../../objects/backdrops.ts';
import { GLOWING_FINISH } from '../../objects/object-finish.ts';
import { box, cylinder, part, sphere, torus } from '../../objects/parts.ts';
import type { StageSet } from '../../objects/stage-set.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { GOLD, glossy, metal, SILVER, satin, surface, wood } from '../../objects/surfaces.ts';
import { turnAbout, type Vector } from '../../objects/vector.ts';
import type { PlanSet } from '../set-plan.ts';
import { scatterLights } from './blurred-lights.ts';

/** Display hex: the room, baubles, and wrapping paper. */
const MOODS = [
  ['#4a0f12', '#c8202c', '#1e5a34'],
  ['#0d3323', '#b8862c', '#b3202a'],
  ['#0f2244', '#7fa8d8', '#c9ced8'],
  ['#3a2410', '#d8a54a', '#a8321f'],
] as const;

/** Baubles and a wrapped box on a table before a blurred tree of lights. */
export const planHoliday: PlanSet = (set, { random, side, width }) => {
  const [room, bauble, paper] = random.pick(MOODS).map((hex) => fromHex(hex)) as [Rgb, Rgb, Rgb];
  const table = set.paint(
    random.chance(0.5)
      ? wood('walnut', { scale: 0.9, roughness: 0.3 })
      : surface(mixRgb(room, [0.75, 0.74, 0.73], 0.55), { roughness: 0.24 }),
  );
  const reach = width * 0.55;
  placeBaubles(set, random, {
    side,
    reach,
    paints: [
      set.paint(glossy(bauble)),
      set.paint(metal(GOLD, 0.12)),
      set.paint(metal(random.chance(0.5) ? SILVER : mixRgb(bauble, GOLD, 0.3), 0.22)),
    ],
  });
  placeGift(set, random, [-side * (reach + 0.95), 0, 0.85], paper);
  return {
    light: lightStudio(mixRgb(room, [0.5, 0.36, 0.24], 0.35), random, {
      side,
      warmth: 0.9,
      hardness: 6,
      strength: 0.92,
    }),
    backdrop: {
      ...sweep(table, table, random.between(2.6, 3.4), 0),
      ground: 'table',
      low: scaleRgb(room, 0.8),
      high: scaleRgb(room, 0.35),
      glow: scaleRgb(room, 0.7),
      discs: scatterLights(random, {
        count: 95,
        low: -3,
        high: 27,
        size: 0.055,
        strength: 1.15,
        colors: [[1, 0.7, 0.34], [1, 0.84, 0.6], [1, 0.6, 0.28], mixRgb(bauble, [1, 0.8, 0.6], 0.5)],
      }),
    },
    finish: GLOWING_FINISH,
    surface: { mirror: 0.1, blur: 4.5 },
    elevation: [4, 8],
  };
};

function placeBaubles(
  set: StageSet,
  random: Random,
  { side, reach, paints }: { side: number; reach: number; paints: number[] },
): void {
  const cap = set.paint(metal(GOLD, 0.25));
  const spots: [number, number, number][] = [
    [side * (reach + 0.62), 0.38, 0.35],
    [side * (reach + 1.2), 0.28, -0.15],
    [side * (reach + 0.55), 0.2, -0.45],
    [-side * (reach + 0.42), 0.24, -0.3],
  ];
  for (const [index, [x, size, z]] of spots.entries()) {
    const radius = size * random.between(0.85, 1.12);
    set.add({ at: [x, radius, z], turn: turnAbout('z', random.between(-1.1, 1.1)) }, [
      part(sphere(radius), paints[(index + (side > 0 ? 0 : 1)) % 3]!),
      part(cylinder(radius * 0.24, radius * 0.1), cap, { at: [0, radius * 1.02, 0], round: 0.01 }),
      part(torus(radius * 0.12, radius * 0.03), cap, {
        at: [0, radius * 1.2, 0],
        turn: turnAbout('x', Math.PI / 2),
      }),
    ]);
  }
}

function placeGift(set: StageSet, random: Random, at: Vector, color: Rgb): void {
  const half = random.between(0.42, 0.58);
  const wrap = set.paint(satin(color));
  const ribbon = set.paint(metal(GOLD, 0.3));
  set.add({ at: [at[0], half, at[2]], turn: turnAbout('y', random.between(0.2, 0.9)) }, [
    part(box(half, half, half), wrap, { round: 0.02 }),
    part(box(half + 0.012, half + 0.012, 0.08), ribbon),
    part(box(0.08, half + 0.012, half + 0.012), ribbon),
    part(torus(0.15, 0.035), ribbon, { at: [-0.15, half + 0.11, 0], turn: turnAbout('x', 1.2) }),
    part(torus(0.15, 0.035), ribbon, { at: [0.15, half + 0.11, 0], turn: turnAbout('x', 1.2) }),
  ]);
}
