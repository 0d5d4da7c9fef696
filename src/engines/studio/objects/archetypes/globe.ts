import { fromHex, mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { asksFor } from '../asks-for.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import { cylinder, part, sphere, torus } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { addTube, createStageSet, type StageSet } from '../stage-set.ts';
import { GOLD, glossy, glow, metal, printed, satin, surface } from '../surfaces.ts';
import { add, combine, dot, normalize, scale, type Turn, turnAbout, unturn, type Vector } from '../vector.ts';

/** The earth with threads of trade from place to place: in space, or as a model in a bright studio. */
export const globe: ObjectDefinition = {
  category: 'business',
  favoredBy: [],
  shows: `globe, earth, planet earth, world, world globe, earth globe, network globe, digital globe,
    digital earth, global map`,
  illustrates: `globalization, globalisation, global business, global network, global communication,
    international business, global economy, world trade, worldwide network, worldwide communication,
    international trade, global trade, global connection, global connectivity, internet, global technology,
    geography, worldwide shipping, world economy, connectivity, global market, global community, earth day`,
  contains: 'network, line, map, continent, network line, stand, connection',
  compose: composeGlobe,
};

const CENTER: Vector = [0, 2.05, 0];
const RADIUS = 1.5;
/** Radius of the atmosphere, in globe radii, and the longest path through it. */
const AIR = 1.1;
const LONGEST = 2 * RADIUS * Math.sqrt(AIR * AIR - 1);
/** Degrees east and north of places that trade with each other. */
const CITIES = [
  [-74, 41],
  [-122, 38],
  [-99, 19],
  [-47, -23],
  [-58, -34],
  [-79, 44],
  [-9, 39],
  [0, 51],
  [13, 52],
  [37, 55],
  [3, 6],
  [37, -1],
  [28, -26],
  [31, 30],
  [55, 25],
  [73, 19],
  [77, 28],
  [104, 1],
  [100, 14],
  [121, 31],
  [140, 36],
  [151, -34],
  [127, 37],
  [115, -32],
] as const;
/**
 * Middles of the picture, in degrees east: the Atlantic, Europe and Africa, the Indian Ocean, East Asia,
 * America.
 */
const VIEWS = [-40, 12, 60, 115, -90];

function composeGlobe(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const view = {
    center: CENTER,
    halfWidth: 2,
    halfHeight: 1.95,
    azimuth: random.between(-8, 8),
    elevation: random.pick([random.between(-6, 4), random.between(2, 12), random.between(18, 30)]),
    focal: random.between(1.5, 2.6),
    // Sometimes so near that it runs out of the picture.
    fill: random.pick([0.78, 0.9, 1.45]),
  };
  const turn = combine(
    turnAbout('y', (random.pick(VIEWS) * Math.PI) / 180),
    turnAbout('x', random.between(-0.5, -0.25)),
    turnAbout('z', random.between(0.05, 0.3)),
  );
  const digital = asksFor(wish, 'digital, network, internet, technology, data, connection, cyber');
  if (isDarkSet(wish, digital ? 0.8 : 0.45, random)) {
    const neon = chooseNeon(wish.colors, random);
    const dots = random.chance(0.6);
    const sea = mixRgb(scaleRgb(neon.deep, 0.5), neon.main, 0.03);
    const map = set.draw({
      kind: 'world',
      seed: random.seed(),
      style: dots ? 'dots' : 'plain',
      sea,
      land: dots ? mixRgb(neon.main, [1, 1, 1], 0.25) : mixRgb(neon.deep, neon.main, 0.4),
    });
    const glowing = dots ? 0.85 : 0.3;
    placeEarth(set, turn, map, { roughness: 0.42, emission: [glowing, glowing, glowing] });
    placeAir(set, scaleRgb(mixRgb(neon.main, [1, 1, 1], 0.15), 0.75));
    placeThreads(
      set,
      turn,
      {
        thread: set.paint(glow(mixRgb(neon.other, [1, 1, 1], 0.2), 2.4)),
        place: set.paint(glow(mixRgb(neon.other, [1, 1, 1], 0.5), 3.2)),
        count: 9,
      },
      random,
    );
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const natural = wish.colors.length === 0 && random.chance(0.75);
  const map = set.draw({
    kind: 'world',
    seed: random.seed(),
    style: natural ? 'natural' : 'plain',
    sea: natural ? fromHex('#1f5fa8') : palette.main,
    land: natural ? palette.second : palette.neutral,
  });
  placeEarth(set, turn, map, { roughness: 0.34, wrap: 0.1 });
  const gold = set.paint(metal(GOLD, 0.22));
  if (random.chance(0.5) || asksFor(wish, 'stand')) placeStand(set, turn, gold, palette.neutral);
  else {
    const base = set.paint(satin(mixRgb(palette.main, palette.neutral, 0.55)));
    set.add({ at: [0, 0.1, 0] }, [part(cylinder(1.25, 0.1), base, { round: 0.04 })]);
  }
  placeThreads(
    set,
    turn,
    {
      thread: set.paint(glossy(palette.accent)),
      place: random.chance(0.5) ? gold : set.paint(glossy(palette.accent)),
      count: 6,
    },
    random,
  );
  return brightScene(set, palette, view, wish, random);
}

function placeEarth(set: StageSet, turn: Turn, map: number, look: Parameters<typeof surface>[1]): void {
  const pattern = printed(map, 'sphere', [0, 0, 1, 1], true);
  set.add({ at: CENTER, turn }, [part(sphere(RADIUS), set.paint(surface([1, 1, 1], { ...look, pattern })))]);
}

function placeAir(set: StageSet, emission: Rgb): void {
  const air = set.paint(surface([1, 1, 1], { roughness: LONGEST, emission }));
  set.add({ at: CENTER, glass: 'air' }, [part(sphere(RADIUS * AIR), air)]);
}

/** A ring from pole to pole on a foot, as globes in libraries have it. */
function placeStand(set: StageSet, turn: Turn, brass: number, tone: Rgb): void {
  const foot = set.paint(satin(mixRgb(tone, [0.25, 0.16, 0.1], 0.6)));
  const pole = unturn(turn, [0, 1, 0]);
  const lean = turnAbout('z', Math.atan2(-pole[0], pole[1]));
  const ring = combine(turnAbout('x', Math.PI / 2), lean);
  set.add({ at: CENTER, turn: ring }, [part(torus(RADIUS + 0.14, 0.04), brass)]);
  set.add({ at: [0, 0.07, 0] }, [
    part(cylinder(0.85, 0.07), foot, { round: 0.03 }),
    part(cylinder(0.5, 0.05), brass, { at: [0, 0.11, 0], round: 0.02 }),
    part(cylinder(0.09, 0.2), brass, { at: [0, 0.2, 0], round: 0.03, blend: 0.08 }),
  ]);
  for (const way of [-1, 1])
    set.add({ at: add(CENTER, unturn(lean, [0, way * (RADIUS + 0.07), 0])) }, [part(sphere(0.08), brass)]);
}

/** Arcs over the near side from place to place, the longer the higher. */
function placeThreads(
  set: StageSet,
  turn: Turn,
  { thread, place, count }: { thread: number; place: number; count: number },
  random: Random,
): void {
  const seen = CITIES.map(([east, north]) => unturn(turn, towards(east, north))).filter(
    ([, , z]) => z < -0.3,
  );
  const pairs = seen
    .flatMap((from, index) => seen.slice(index + 1).map((to): [Vector, Vector] => [from, to]))
    .filter(([from, to]) => dot(from, to) < 0.93 && dot(from, to) > 0.1)
    .map((pair) => ({ pair, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count);
  const used = new Set(pairs.flatMap(({ pair }) => pair));
  for (const at of used) set.add({ at: add(CENTER, scale(at, RADIUS)) }, [part(sphere(0.034), place)]);
  for (const { pair } of pairs) {
    const [from, to] = pair;
    const lift = 0.05 + 0.13 * (1 - dot(from, to));
    const line = Array.from({ length: 22 }, (_, index): Vector => {
      const t = index / 21;
      const way = normalize(add(scale(from, 1 - t), scale(to, t)));
      return add(CENTER, scale(way, RADIUS * (1 + lift * 4 * t * (1 - t))));
    });
    addTube(set, line, 0.009, thread);
  }
}

/** The direction of a place on a sphere whose middle meridian faces the viewer. */
function towards(east: number, north: number): Vector {
  const [a, b] = [(east * Math.PI) / 180, (north * Math.PI) / 180];
  return [Math.cos(b) * Math.sin(a), Math.sin(b), -Math.cos(b) * Math.cos(a)];
}
