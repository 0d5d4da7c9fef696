import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { cylinder, part, path } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { matte, wood } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish, WIDE } from '../surface-drawing.ts';
import { addPanel, boardColor, seenFrom, sunlitRoom } from './panels.ts';

/** Cloth that hangs from a rod, with soft folds. */
export function composeBanner(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, ['#f1e8d8', '#b3312c', '#1e4f7a', '#e8b33a', '#2d5a48', '#efc9c2']);
  const half = [2, random.between(0.75, 1), 0.012] as const;
  const folds = Array.from({ length: 5 }, () => random.between(0.05, 0.95) * WIDE);
  const face = drawSurface(
    set,
    wish,
    half[0] / half[1],
    (height) =>
      `<defs><filter id="b" x="-1" y="-0.2" width="3" height="1.4"><feGaussianBlur stdDeviation="22 5"/></filter></defs>${ground(hexOf(color), height)}` +
      `<rect x="0" y="${height - 34}" width="${WIDE}" height="3" fill="#000" opacity="0.18"/>` +
      `<g fill="${inkOn(color)}">${wish.write({ x: 90, y: 80, width: WIDE - 180, height: height - 170 })}</g>` +
      folds
        .map(
          (x, index) =>
            `<path filter="url(#b)" opacity="0.15" fill="${index % 2 ? '#fff' : '#000'}" d="M${x - 12} 0 L${x + 12} 0 L${x + 40} ${height} L${x - 30} ${height} Z"/>`,
        )
        .join(''),
  );
  const cloth = set.paint(matte(color));
  addPanel(set, { at: [0, 2.1, 0], half: [...half], edge: cloth, face, roughness: 0.9, round: 0.002 });
  const rod = set.paint(wood('oak', { scale: 1 }));
  const top = 2.1 + half[1];
  set.add({ at: [0, top + 0.03, 0] }, [
    part(cylinder(0.05, 2.18), rod, { turn: turnAbout('z', Math.PI / 2) }),
  ]);
  const cord = set.paint(matte([0.5, 0.42, 0.3]));
  set.add({ at: [0, 0, 0] }, [
    part(
      path([
        [-2.05, top + 0.03, 0, 0.018],
        [0, top + 0.75, 0.05, 0.018],
        [2.05, top + 0.03, 0, 0.018],
      ]),
      cord,
    ),
  ]);
  return sunlitRoom(
    set,
    {
      center: [0, 2.3, 0],
      halfWidth: 2.15,
      halfHeight: half[1] + 0.5,
      ...seenFrom(random, 20, [-6, 6], [1.7, 2.4]),
      fill: 0.86,
    },
    wish,
    random,
    { depth: 0.2 },
  );
}
