import { fromHex } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { box, cylinder, part } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { GOLD, matte, metal, satin } from '../../objects/surfaces.ts';
import { combine, turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish, WIDE } from '../surface-drawing.ts';
import { addPanel, boardColor, seenFrom, sunlitRoom } from './panels.ts';

/** A folded card that stands on a table, or a closed one that lies there, seen from above. */
export function composeCard(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, [
    '#fbf7ef',
    '#fbf7ef',
    '#f7d9d2',
    '#dfe8e2',
    '#1f3d36',
    '#f2e3bf',
    '#2b3556',
  ]);
  const half = [1, 0.72, 0.012] as const;
  const line = random.pick(['#c9a15a', '#b5624a', inkOn(color)]);
  const isDouble = random.chance(0.5);
  const face = drawSurface(
    set,
    wish,
    half[0] / half[1],
    (height) =>
      `${ground(hexOf(color), height)}<rect x="48" y="48" width="${WIDE - 96}" height="${height - 96}" fill="none" stroke="${line}" stroke-width="${isDouble ? 4 : 8}"/>` +
      (isDouble
        ? `<rect x="66" y="66" width="${WIDE - 132}" height="${height - 132}" fill="none" stroke="${line}" stroke-width="2"/>`
        : '') +
      `<g fill="${inkOn(color)}">${wish.write({ x: 140, y: 120, width: WIDE - 280, height: height - 240 })}</g>`,
  );
  const paper = set.paint(matte(color));
  const stands = random.chance(0.55);
  const envelope = set.paint(matte(fromHex(random.pick(['#c98a6b', '#8fa39a', '#e6cfa8', '#5b6b86']))));
  if (stands) {
    const turn = turnAbout('x', 0.22);
    addPanel(set, {
      at: [0, 0.71, -0.16],
      half: [...half],
      turn,
      edge: paper,
      face,
      roughness: 0.8,
      round: 0.002,
    });
    set.add({ at: [0, 0.7, 0.16], turn: turnAbout('x', -0.22) }, [part(box(1, 0.72, 0.012), paper)]);
    set.add({ at: [0.4, 0.02, -0.95], turn: turnAbout('y', random.between(-0.5, 0.5)) }, [
      part(box(0.85, 0.012, 0.3), envelope),
    ]);
  } else {
    const turn = combine(turnAbout('x', Math.PI / 2), turnAbout('y', random.between(-0.15, 0.15)));
    set.add({ at: [0.2, 0.012, 0.15], turn: turnAbout('y', random.between(-0.35, 0.35)) }, [
      part(box(1.12, 0.012, 0.82), envelope),
    ]);
    addPanel(set, {
      at: [0, 0.045, 0],
      half: [...half],
      turn,
      edge: paper,
      face,
      roughness: 0.8,
      round: 0.002,
    });
    const ribbon = set.paint(metal(GOLD, 0.3));
    set.add({ at: [-0.75, 0.06, -1.05], turn: turnAbout('y', random.between(-0.4, 0.4)) }, [
      part(cylinder(0.045, 0.6), ribbon, { turn: turnAbout('z', Math.PI / 2) }),
    ]);
  }
  return sunlitRoom(
    set,
    {
      center: [0, stands ? 0.65 : 0.03, 0],
      halfWidth: 1.15,
      halfHeight: 0.85,
      azimuth: random.between(-20, 20),
      elevation: stands ? random.between(8, 20) : random.between(58, 72),
      focal: random.between(1.8, 2.5),
      fill: 0.74,
    },
    wish,
    random,
    { depth: stands ? random.between(2, 4) : 5 },
  );
}

/** A bound book that stands half open to one side, or a stack's top. */
export function composeBook(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, [
    '#17324d',
    '#7a1f2b',
    '#1f4d3a',
    '#e8a13a',
    '#f3ead8',
    '#2a2440',
    '#d9604c',
  ]);
  const light = random.pick(['#f3e3bd', '#ffffff', '#e8c987']);
  const ink = inkOn(color) === '#191a1e' ? '#23201c' : light;
  const half = [0.98, 1.38, 0.03] as const;
  const motif = random.pick(['lines', 'sun', 'frame'] as const);
  const face = drawSurface(set, wish, half[0] / half[1], (height) => {
    const shape = {
      lines: `<rect x="120" y="${height * 0.72}" width="760" height="5" fill="${ink}"/><rect x="120" y="${height * 0.745}" width="760" height="5" fill="${ink}" opacity="0.5"/>`,
      sun: `<circle cx="500" cy="${height * 0.84}" r="120" fill="${ink}" opacity="0.85"/>`,
      frame: `<rect x="60" y="60" width="${WIDE - 120}" height="${height - 120}" fill="none" stroke="${ink}" stroke-width="7"/>`,
    }[motif];
    return `${ground(hexOf(color), height)}<rect width="46" height="${height}" fill="#000" opacity="0.16"/>${shape}<g fill="${ink}">${wish.write({ x: 120, y: height * 0.1, width: WIDE - 240, height: height * (motif === 'frame' ? 0.78 : 0.56) })}</g>`;
  });
  const cloth = set.paint(satin(color));
  const pages = set.paint(matte([0.86, 0.82, 0.74]));
  const turn = combine(turnAbout('x', -0.0), turnAbout('y', random.sign() * random.between(0.2, 0.5)));
  const at = [0, 1.4, 0] as const;
  addPanel(set, { at, half, turn, edge: cloth, face, roughness: 0.45, round: 0.012 });
  set.add({ at, turn }, [part(box(0.95, 1.33, 0.17), pages, { at: [-0.01, 0, 0.2] })]);
  set.add({ at, turn }, [part(box(0.98, 1.38, 0.03), cloth, { at: [0, 0, 0.4], round: 0.012 })]);
  set.add({ at, turn }, [part(box(0.03, 1.38, 0.2), cloth, { at: [-0.96, 0, 0.2], round: 0.012 })]);
  return sunlitRoom(
    set,
    {
      center: [0, 1.35, 0.1],
      halfWidth: 1.15,
      halfHeight: 1.45,
      ...seenFrom(random, 10, [4, 18], [1.8, 2.5]),
      fill: 0.78,
    },
    wish,
    random,
    { depth: random.between(1.5, 3) },
  );
}
