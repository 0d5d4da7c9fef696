import { fromHex, mixRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { cylinder, part, path, prism } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { matte, metal, printed, surface, wood } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish } from '../surface-drawing.ts';
import { boardColor, seenFrom, sunlitRoom } from './panels.ts';

/** The right half of a T-shirt, from the collar down. */
const OUTLINE = [
  [0, 1.12],
  [0.16, 1.14],
  [0.31, 1.24],
  [0.4, 1.4],
  [0.62, 1.36],
  [0.95, 1.2],
  [1.22, 0.9],
  [1.52, 0.42],
  [1.16, 0.2],
  [0.96, 0.48],
  [0.95, 0.1],
  [0.97, -1.45],
  [0.5, -1.5],
  [0, -1.5],
] as const;

/** A T-shirt on a hanger before a wall. */
export function composeShirt(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, [
    '#f5f3ee',
    '#17181b',
    '#9fb4a5',
    '#24406b',
    '#c8553d',
    '#e8d6b8',
    '#f5f3ee',
  ]);
  const seed = Math.floor(random.between(1, 999));
  const folds = Array.from(
    { length: 9 },
    () => [random.between(160, 840), random.between(300, 900), random.between(-0.5, 0.5)] as const,
  );
  const face = drawSurface(set, wish, 3.2 / 3.1, (height) => {
    const creases = folds
      .map(
        ([x, y, lean], index) =>
          `<path opacity="0.2" fill="${index % 3 ? '#000' : '#fff'}" d="M${x} ${y} q${lean * 60} 90 ${lean * 180} 210 q${30 - lean * 40} -110 ${-lean * 180 + 8} -210 Z"/>`,
      )
      .join('');
    return (
      `<defs><filter id="b"><feGaussianBlur stdDeviation="9"/></filter>` +
      `<filter id="c" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.0042 0.0026" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 2.4 -1"/></filter></defs>` +
      `${ground(hexOf(color), height)}<g fill="${inkOn(color)}">${wish.write({ x: 285, y: 270, width: 430, height: 330 })}</g>` +
      `<rect width="1000" height="${height}" filter="url(#c)" opacity="0.3"/><g filter="url(#b)">${creases}</g>` +
      `<path d="M362 48 Q500 152 638 48" fill="none" stroke="#000" opacity="0.22" stroke-width="4" transform="translate(0 12)"/>` +
      `<path d="M200 290 Q212 420 203 470 M800 290 Q788 420 797 470" fill="none" stroke="#000" opacity="0.25" stroke-width="4"/>` +
      `<path d="M195 ${height - 38} H805" stroke="#000" opacity="0.18" stroke-width="3"/>`
    );
  });
  const pattern = printed(face, 'xy', [-1.6, 1.5, 3.2, 3.1]);
  const front = set.paint(surface([1, 1, 1], { roughness: 0.95, wrap: 0.15, pattern }));
  const back = set.paint(matte(mixRgb(color, [0, 0, 0], 0.25)));
  const at = [0, 2, 0] as const;
  const turn = turnAbout('z', random.between(-0.03, 0.03));
  set.add({ at, turn }, [part(prism(OUTLINE, 0.05, true), front, { round: 0.05 })]);
  set.add({ at: [0, 2, 0.07], turn }, [
    part(
      prism(
        [
          [0, 1.42],
          [0.4, 1.42],
          [0.5, 1.2],
          [0, 1],
        ],
        0.012,
        true,
      ),
      back,
    ),
  ]);
  const timber = set.paint(wood('oak', { scale: 1.6 }));
  set.add({ at, turn }, [
    part(
      path([
        [-0.95, 1.12, 0.03, 0.06],
        [-0.4, 1.4, 0.03, 0.06],
        [0, 1.52, 0.03, 0.06],
        [0.4, 1.4, 0.03, 0.06],
        [0.95, 1.12, 0.03, 0.06],
      ]),
      timber,
    ),
  ]);
  const hook = set.paint(metal([0.7, 0.7, 0.72], 0.25));
  set.add({ at, turn }, [
    part(
      path([
        [0, 1.52, 0.03, 0.022],
        [0, 1.75, 0.03, 0.022],
        [0.1, 1.88, 0.03, 0.022],
        [0, 2, 0.03, 0.022],
        [-0.1, 1.92, 0.03, 0.022],
      ]),
      hook,
    ),
  ]);
  set.add({ at: [0, 3.98, 0.03] }, [
    part(cylinder(0.035, 2.6), set.paint(metal(fromHex('#3a3b3f'), 0.4)), {
      turn: turnAbout('z', Math.PI / 2),
    }),
  ]);
  return sunlitRoom(
    set,
    {
      center: [0, 2.15, 0],
      halfWidth: 1.6,
      halfHeight: 1.85,
      ...seenFrom(random, 16, [-4, 6], [1.9, 2.6]),
      fill: 0.86,
    },
    wish,
    random,
    { depth: 0.35 },
  );
}
