import { fromHex } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { box, cylinder, part, path, sphere } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { GOLD, matte, metal, satin, wood } from '../../objects/surfaces.ts';
import { combine, turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish, WIDE } from '../surface-drawing.ts';
import { addPanel, boardColor, sunlitRoom } from './panels.ts';

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
  for (const side of [-1, 1]) {
    set.add({ at, turn }, [
      part(box(0.045, half[1] + 0.07, 0.06), frame, { at: [side * (half[0] + 0.03), 0, 0] }),
    ]);
    set.add({ at, turn }, [
      part(box(half[0] + 0.07, 0.045, 0.06), frame, { at: [0, side * (half[1] + 0.03), 0] }),
    ]);
  }
  if (stands) addVase(set, random);
  return sunlitRoom(
    set,
    {
      center: [0, at[1], 0],
      halfWidth: 1.25,
      halfHeight: 1.6,
      azimuth: random.between(-24, 24),
      elevation: random.between(-2, 9),
      focal: random.between(1.7, 2.5),
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
      azimuth: random.between(-10, 10),
      elevation: random.between(4, 18),
      focal: random.between(1.8, 2.5),
      fill: 0.78,
    },
    wish,
    random,
    { depth: random.between(1.5, 3) },
  );
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
  for (const side of [-1, 1]) {
    set.add({ at, turn }, [
      part(box(0.075, half[1] + 0.12, 0.075), timber, { at: [side * (half[0] + 0.05), 0, 0], round: 0.015 }),
    ]);
    set.add({ at, turn }, [
      part(box(half[0] + 0.12, 0.075, 0.07), timber, { at: [0, side * (half[1] + 0.05), 0], round: 0.015 }),
    ]);
  }
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
      azimuth: random.between(-18, 18),
      elevation: random.between(3, 14),
      focal: random.between(1.7, 2.4),
      fill: 0.82,
    },
    wish,
    random,
    { depth: random.between(0.5, 2), floor: 'wood' },
  );
}

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
      azimuth: random.between(-20, 20),
      elevation: random.between(-6, 6),
      focal: random.between(1.7, 2.4),
      fill: 0.86,
    },
    wish,
    random,
    { depth: 0.2 },
  );
}
