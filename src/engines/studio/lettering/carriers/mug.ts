import { fromHex, mixRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { cylinder, part, path } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { glossy, printed, surface } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish } from '../surface-drawing.ts';
import { boardColor, seenFrom, sunlitRoom } from './panels.ts';

const RADIUS = 0.82;
const HALF = 0.92;

/** A mug of coffee on a table; the words face the camera. */
export function composeMug(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, [
    '#f7f4ee',
    '#f7f4ee',
    '#232a33',
    '#d9604c',
    '#7d9a92',
    '#e9c46a',
    '#2f4b7c',
  ]);
  const face = drawSurface(
    set,
    wish,
    RADIUS / HALF,
    (height) =>
      `${ground(hexOf(color), height)}<g fill="${inkOn(color)}">${wish.write({ x: 130, y: height * 0.14, width: 740, height: height * 0.68 })}</g>`,
  );
  const pattern = printed(face, 'xy', [-RADIUS - 0.02, HALF + 0.02, 2 * RADIUS + 0.04, 2 * HALF + 0.04]);
  const shown = set.paint(surface([1, 1, 1], { roughness: 0.14, wrap: 0.05, pattern }));
  const glaze = set.paint(glossy(color));
  const inside = set.paint(glossy(mixRgb(color, [0.9, 0.88, 0.84], 0.6)));
  const drink = set.paint(surface(fromHex('#3a1d0d'), { roughness: 0.12 }));
  const at = [0, HALF, 0] as const;
  set.add({ at }, [
    part(cylinder(RADIUS, HALF), shown, { round: 0.06 }),
    part(cylinder(RADIUS - 0.07, HALF), inside, { at: [0, 0.14, 0], join: 'cut', blend: 0.02 }),
  ]);
  set.add({ at }, [part(cylinder(RADIUS - 0.065, 0.01), drink, { at: [0, HALF - 0.3, 0] })]);
  const side = random.sign();
  const handle = Array.from({ length: 25 }, (_, index): [number, number, number, number] => {
    const angle = -1.65 + (index / 24) * 3.3;
    return [RADIUS - 0.06 + Math.cos(angle) * 0.48 + 0.04, Math.sin(angle) * 0.52, 0, 0.095];
  });
  set.add(
    { at, turn: turnAbout('y', side > 0 ? random.between(-0.2, 0.5) : Math.PI - random.between(-0.2, 0.5)) },
    [part(path(handle), glaze), part(cylinder(RADIUS - 0.04, HALF * 2), glaze, { join: 'cut' })],
  );
  return sunlitRoom(
    set,
    {
      center: [side * 0.2, HALF * 0.95, 0],
      halfWidth: 1.3,
      halfHeight: 1.12,
      ...seenFrom(random, 14, [9, 24], [1.8, 2.6]),
      fill: 0.78,
    },
    wish,
    random,
    { depth: random.between(1.8, 4) },
  );
}
