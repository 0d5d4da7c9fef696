import { fromHex } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { cylinder, part, path, sphere } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { matte, satin, wood } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish, WIDE } from '../surface-drawing.ts';
import { addFrame, addPanel, boardColor, seenFrom, sunlitRoom } from './panels.ts';

const PAPERS = [
  '#f6f2ea',
  '#f2c14e',
  '#e4572e',
  '#17324d',
  '#f3b5a5',
  '#2e5e4e',
  '#fafafa',
  '#c8d9e6',
  '#151619',
];

/** A framed print on a wall, plain or with a shape behind the words. */
export function composePoster(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, PAPERS);
  const half = [1.05, 1.4, 0.03] as const;
  const second = random.pick(PAPERS.filter((hex) => hex !== hexOf(color)));
  const motif = random.pick(['none', 'disc', 'arch', 'band', 'border'] as const);
  const face = drawSurface(set, wish, half[0] / half[1], (height) => {
    const shape = {
      none: '',
      disc: `<circle cx="500" cy="${height * 0.5}" r="390" fill="${second}" opacity="0.35"/>`,
      arch: `<path d="M150 ${height} V560 A350 350 0 0 1 850 560 V${height} Z" fill="${second}" opacity="0.3"/>`,
      band: `<rect y="${height * 0.82}" width="${WIDE}" height="${height * 0.18}" fill="${second}"/>`,
      border: `<rect x="55" y="55" width="${WIDE - 110}" height="${height - 110}" fill="none" stroke="${inkOn(color)}" stroke-width="5"/>`,
    }[motif];
    return `${ground(hexOf(color), height)}${shape}<g fill="${inkOn(color)}">${wish.write({ x: 120, y: height * 0.14, width: WIDE - 240, height: height * (motif === 'band' ? 0.62 : 0.72) })}</g>`;
  });
  const frame = set.paint(
    random.pick([
      () => wood('oak', { scale: 1.4 }),
      () => satin([0.02, 0.02, 0.022]),
      () => satin([0.85, 0.84, 0.82]),
    ])(),
  );
  const stands = random.chance(0.45);
  const at = [0, stands ? 1.52 : 2.3, 0] as const;
  const turn = stands ? turnAbout('x', 0.1) : turnAbout('x', 0);
  addPanel(set, { at, half, turn, edge: frame, face, roughness: 0.35, round: 0.004 });
  addFrame(
    set,
    { at, half, turn },
    { paint: frame, width: 0.045, depth: [0.06, 0.06], beyond: 0.03, reach: 0.07 },
  );
  if (stands) addVase(set, random);
  return sunlitRoom(
    set,
    {
      center: [0, at[1], 0],
      halfWidth: 1.25,
      halfHeight: 1.6,
      ...seenFrom(random, 24, [-2, 9], [1.7, 2.5]),
      fill: 0.82,
    },
    wish,
    random,
    { depth: stands ? 0.32 : 0.1 },
  );
}

/** A vase with dry twigs beside a frame. */
function addVase(set: ReturnType<typeof createStageSet>, random: Random): void {
  const side = random.sign();
  const clay = set.paint(matte(fromHex(random.pick(['#f3eee4', '#b5624a', '#6f8a7c', '#2f3a44']))));
  const x = side * 1.55;
  set.add({ at: [x, 0, -0.35] }, [
    part(sphere(0.36), clay, { at: [0, 0.36, 0] }),
    part(cylinder(0.11, 0.2), clay, { at: [0, 0.78, 0], blend: 0.14 }),
  ]);
  const twig = set.paint(matte(fromHex('#9a7b52')));
  for (let index = 0; index < 5; index++) {
    const lean = side * random.between(-0.25, 0.3);
    const top = random.between(1.35, 2);
    set.add({ at: [0, 0, 0] }, [
      part(
        path([
          [x, 0.8, -0.35, 0.014],
          [x + lean * 0.4, 0.8 + (top - 0.8) * 0.5, -0.38, 0.012],
          [x + lean, top, -0.4, 0.02],
        ]),
        twig,
      ),
    ]);
  }
}

/** A slate in a wooden frame on a table, written with chalk. */
export function composeChalkboard(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const slate = boardColor(wish, random, ['#22262a', '#22262a', '#20382f']);
  const half = [1.6, random.between(0.95, 1.15), 0.04] as const;
  const seed = Math.floor(random.between(1, 999));
  const chalk = random.pick(['#f4f2ec', '#f4f2ec', '#f6e7b0', '#f4c9cf']);
  const face = drawSurface(
    set,
    wish,
    half[0] / half[1],
    (height) =>
      `<defs><filter id="dust" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.012" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 0.9 -0.38"/></filter>` +
      `<filter id="rough" x="-0.1" y="-0.1" width="1.2" height="1.2"><feTurbulence type="fractalNoise" baseFrequency="0.16" numOctaves="3" seed="${seed + 3}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="4" xChannelSelector="R" yChannelSelector="G" result="d"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.2 2.7" result="holes"/><feComposite in="d" in2="holes" operator="in"/></filter></defs>` +
      `${ground(hexOf(slate), height)}<rect width="${WIDE}" height="${height}" filter="url(#dust)" opacity="0.35"/>` +
      `<g fill="${chalk}" filter="url(#rough)"><rect x="0" y="0" width="${WIDE}" height="${height}" fill="none"/>${wish.write({ x: 90, y: 75, width: WIDE - 180, height: height - 170 })}<rect x="330" y="${height - 72}" width="340" height="5"/></g>`,
  );
  const timber = set.paint(wood(random.pick(['oak', 'walnut', 'teak'] as const), { scale: 1.2 }));
  const at = [0, half[1] + 0.14, 0] as const;
  const turn = turnAbout('x', 0.1);
  addPanel(set, { at, half, turn, edge: timber, face, roughness: 0.85, round: 0.003 });
  addFrame(
    set,
    { at, half, turn },
    { paint: timber, width: 0.075, depth: [0.075, 0.07], beyond: 0.05, reach: 0.12, round: 0.015 },
  );
  const stick = set.paint(matte([0.88, 0.87, 0.84]));
  set.add({ at: [random.between(-0.8, 0.8), 0.05, -0.6], turn: turnAbout('y', random.between(-0.5, 0.5)) }, [
    part(cylinder(0.05, 0.24), stick, { turn: turnAbout('z', Math.PI / 2) }),
  ]);
  return sunlitRoom(
    set,
    {
      center: [0, at[1], 0],
      halfWidth: 1.75,
      halfHeight: half[1] + 0.2,
      ...seenFrom(random, 18, [3, 14], [1.7, 2.4]),
      fill: 0.82,
    },
    wish,
    random,
    { depth: random.between(0.5, 2), floor: 'wood' },
  );
}
