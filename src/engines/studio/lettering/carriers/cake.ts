import { fromHex } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { cylinder, lathe, part, sphere } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { glossy, glow, printed, satin, surface } from '../../objects/surfaces.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish } from '../surface-drawing.ts';
import { boardColor, seenFrom, sunlitRoom } from './panels.ts';

const RADIUS = 1.5;
const TOP = 1.25;

/** An iced cake on a stand, seen from above; the words are piped on its top. */
export function composeCake(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const icings = ['#fbf3ea', '#f7d3d8', '#d8e9e4', '#4a2616', '#fbf3ea', '#dcd3ee'];
  const color = boardColor(wish, random, wish.words.has('chocolate') ? ['#4a2616'] : icings);
  const dark = random.pick(['#a3234e', '#5a2c1a', '#2b4b8f', '#1f5f4a']);
  const ink = inkOn(color) === '#191a1e' ? dark : '#fff3e0';
  const face = drawSurface(
    set,
    wish,
    1,
    (height) =>
      `${ground(hexOf(color), height)}<g fill="#000" opacity="0.22" transform="translate(4 7)">${wish.write({ x: 190, y: 270, width: 620, height: 460 })}</g><g fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round">${wish.write({ x: 190, y: 270, width: 620, height: 460 })}</g>`,
  );
  const icing = set.paint(satin(color));
  const pattern = printed(face, 'xz', [-RADIUS, RADIUS, 2 * RADIUS, 2 * RADIUS]);
  const top = set.paint(surface([1, 1, 1], { roughness: 0.4, wrap: 0.1, pattern }));
  const china = set.paint(glossy([0.85, 0.84, 0.82]));
  set.add({ at: [0, 0, 0] }, [
    part(
      lathe([
        [0, 0],
        [0.8, 0],
        [0.75, 0.06],
        [0.25, 0.12],
        [0.22, 0.38],
        [1.85, 0.42],
        [1.9, 0.5],
        [0, 0.5],
      ]),
      china,
      { round: 0.01 },
    ),
  ]);
  set.add({ at: [0, 0.87, 0] }, [part(cylinder(RADIUS, 0.37), icing, { round: 0.09 })]);
  set.add({ at: [0, TOP, 0] }, [part(cylinder(RADIUS - 0.12, 0.006), top)]);
  const cream = set.paint(satin(fromHex(random.pick(['#fffaf2', '#f6c3cb', ink]))));
  const many = 26;
  for (let index = 0; index < many; index++) {
    const angle = (index / many) * 2 * Math.PI;
    const place = [Math.cos(angle) * (RADIUS - 0.13), Math.sin(angle) * (RADIUS - 0.13)] as const;
    set.add({ at: [place[0], TOP + 0.03, place[1]] }, [
      part(sphere(0.13), cream),
      part(sphere(0.07), cream, { at: [0, 0.12, 0], blend: 0.06 }),
    ]);
    set.add({ at: [Math.cos(angle) * RADIUS, 0.54, Math.sin(angle) * RADIUS] }, [part(sphere(0.12), cream)]);
  }
  if (random.chance(0.6)) {
    const wax = set.paint(satin(fromHex(random.pick(['#e8b33a', '#e56a8a', '#5aa9c9']))));
    const flame = set.paint(glow([1, 0.65, 0.2], 2.6));
    for (let index = 0; index < 5; index++) {
      const x = (index - 2) * 0.34;
      const z = Math.sqrt(1.02 ** 2 - x * x);
      set.add({ at: [x, TOP + 0.24, z] }, [part(cylinder(0.035, 0.24), wax)]);
      set.add({ at: [x, TOP + 0.57, z] }, [part({ kind: 'ellipsoid', radii: [0.04, 0.085, 0.04] }, flame)]);
    }
  }
  return sunlitRoom(
    set,
    {
      center: [0, 0.85, 0],
      halfWidth: 1.95,
      halfHeight: 1.35,
      ...seenFrom(random, 10, [42, 54], [1.9, 2.6]),
      fill: 0.84,
    },
    wish,
    random,
    { depth: 6 },
  );
}
