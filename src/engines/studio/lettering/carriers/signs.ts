import { fromHex, mixRgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { sweep } from '../../objects/backdrops.ts';
import { frameSubject } from '../../objects/frame-subject.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { box, cylinder, part, path } from '../../objects/parts.ts';
import { createStageSet, type StageSet } from '../../objects/stage-set.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { GOLD, matte, metal, satin, wood } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish, WIDE } from '../surface-drawing.ts';
import { addPanel, boardColor, seenFrom, sunlitRoom } from './panels.ts';

const ENAMELS = ['#b3312c', '#1f4e79', '#1e6b4f', '#f4efe4', '#20242a', '#e8b33a', '#f4efe4'];

/** A board that hangs on cords before a wall: planks of wood, or enamel with a border. */
export function composeSign(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const isOften = random.chance(0.5);
  const isWood = wish.colors.length === 0 && (wish.words.has('wooden') || wish.words.has('wood') || isOften);
  const half = [1.5, random.between(0.72, 0.95), 0.05] as const;
  const ratio = half[0] / half[1];
  const color = boardColor(wish, random, ENAMELS);
  const timber = random.pick(TIMBER_FACES);
  const grain = Math.floor(random.between(1, 999));
  const face = drawSurface(set, wish, ratio, (height) =>
    isWood ? planks(timber, height, wish, grain) : enamel(hexOf(color), inkOn(color), height, wish),
  );
  const edge = set.paint(isWood ? wood('walnut', { scale: 0.8 }) : satin(scaleRgb(color, 0.8)));
  const at = [0, 2, 0] as const;
  const turn = turnAbout('z', random.between(-0.035, 0.035));
  addPanel(set, {
    at: [...at],
    half: [...half],
    turn,
    edge,
    face,
    roughness: isWood ? 0.6 : 0.16,
    round: isWood ? 0.02 : 0.04,
  });
  const cord = set.paint(matte(fromHex('#a98d64')));
  const nail = set.paint(metal(GOLD, 0.3));
  for (const side of [-1, 1])
    set.add({ at: [0, 0, 0] }, [
      part(
        path([
          [side * 1.2, 2 + half[1] - 0.08, -0.02, 0.022],
          [0, 3.75, 0.04, 0.022],
        ]),
        cord,
      ),
    ]);
  set.add({ at: [0, 3.75, 0.04] }, [part(cylinder(0.06, 0.1), nail, { turn: turnAbout('x', Math.PI / 2) })]);
  return sunlitRoom(
    set,
    {
      center: [0, 2.35, 0],
      halfWidth: 1.6,
      halfHeight: 1.5,
      ...seenFrom(random, 22, [-6, 8], [1.7, 2.6]),
      fill: 0.86,
    },
    wish,
    random,
    { depth: 0.22 },
  );
}

/** Light and dark of painted timber faces, and the ink on them. */
const TIMBER_FACES = [
  ['#b98552', '#8a5a31', '#2b1a0d'],
  ['#6d4728', '#4b2f19', '#f6ead6'],
  ['#e9e1d2', '#cfc3ad', '#2f3a44'],
  ['#3d5a57', '#2f4745', '#f3ead9'],
] as const;

function planks(
  [light, dark, ink]: (typeof TIMBER_FACES)[number],
  height: number,
  wish: LetteringWish,
  seed: number,
): string {
  const many = 3;
  const board = height / many;
  const lines = Array.from(
    { length: many - 1 },
    (_, row) => `<rect y="${(row + 1) * board - 3}" width="${WIDE}" height="6" fill="#000" opacity="0.45"/>`,
  );
  const grain =
    `<filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.003 0.09" numOctaves="4" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 2.4 -0.75"/></filter>`;
  return (
    `${grain}${ground(light, height)}<rect width="${WIDE}" height="${height}" fill="${dark}" filter="url(#g)" opacity="0.38"/>` +
    `<g fill="${ink}">${wish.write({ x: 90, y: 60, width: WIDE - 180, height: height - 120 })}</g>${lines.join('')}`
  );
}

function enamel(color: string, ink: string, height: number, wish: LetteringWish): string {
  return (
    `${ground(color, height)}<rect x="34" y="34" width="${WIDE - 68}" height="${height - 68}" rx="26" fill="none" stroke="${ink}" stroke-width="9"/>` +
    `<g fill="${ink}">${wish.write({ x: 95, y: 85, width: WIDE - 190, height: height - 170 })}</g>`
  );
}

const SKIES = [
  ['#9cc7ea', '#2f7fc9'],
  ['#f6c79a', '#6f8fc4'],
  ['#cfe0ea', '#86aecd'],
  ['#f7b58c', '#7a6aa8'],
] as const;

/** A board on posts under the sky, seen from below: a road sign with a border, or a billboard with lamps. */
export function composeRoadSign(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, ['#0f6b3f', '#10508f', '#0f6b3f', '#f2b61f', '#7a4a22']);
  const half = [1.7, random.between(0.75, 1.05), 0.035] as const;
  const face = drawSurface(set, wish, half[0] / half[1], (height) => {
    const ink = inkOn(color);
    return (
      `${ground(hexOf(color), height)}<rect x="22" y="22" width="${WIDE - 44}" height="${height - 44}" rx="44" fill="none" stroke="${ink}" stroke-width="13"/>` +
      `<g fill="${ink}">${wish.write({ x: 90, y: 80, width: WIDE - 180, height: height - 160 })}</g>`
    );
  });
  const steel = set.paint(metal([0.6, 0.62, 0.64], 0.35));
  addPanel(set, { at: [0, 3.2, 0], half: [...half], edge: steel, face, roughness: 0.35 });
  for (const side of wish.words.has('street') || random.chance(0.3) ? [0] : [-1.05, 1.05])
    set.add({ at: [side, 1.4, 0.14] }, [part(cylinder(0.075, 2.3), steel)]);
  return underSky(set, wish, random, { height: 3.2, halfWidth: 1.8, halfHeight: 1.35 });
}

export function composeBillboard(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, ['#f7f3ea', '#e5482d', '#1d3f8f', '#f4c531', '#121418', '#f2b8b0']);
  const other = mixRgb(
    color,
    random.pick([
      [0.9, 0.9, 0.9],
      [0.02, 0.02, 0.04],
    ]),
    0.35,
  );
  const half = [2.6, 1.25, 0.1] as const;
  const disc = random.between(0.15, 0.85) * WIDE;
  const face = drawSurface(set, wish, half[0] / half[1], (height) => {
    return (
      `${ground(hexOf(color), height)}<circle cx="${disc}" cy="${height}" r="${height * 0.72}" fill="${hexOf(other)}" opacity="0.5"/>` +
      `<g fill="${inkOn(color)}">${wish.write({ x: 80, y: 60, width: WIDE - 160, height: height - 120 })}</g>`
    );
  });
  const frame = set.paint(metal([0.22, 0.23, 0.25], 0.5));
  addPanel(set, { at: [0, 4.6, 0], half: [...half], edge: frame, face, roughness: 0.5 });
  set.add({ at: [0, 4.6, 0.02] }, [part(box(2.68, 1.33, 0.09), frame)]);
  for (const side of random.chance(0.5) ? [0] : [-1.4, 1.4])
    set.add({ at: [side, 1.7, 0.3] }, [part(cylinder(0.16, 3), frame)]);
  set.add({ at: [0, 3.2, -0.25] }, [part(box(2.6, 0.03, 0.2), frame)]);
  for (const x of [-1.8, -0.6, 0.6, 1.8])
    set.add({ at: [0, 0, 0] }, [
      part(
        path([
          [x, 3.22, -0.3, 0.03],
          [x, 3.1, -0.75, 0.03],
          [x, 3.22, -0.82, 0.06],
        ]),
        frame,
      ),
    ]);
  return underSky(set, wish, random, { height: 4.5, halfWidth: 2.75, halfHeight: 1.7 });
}

function underSky(
  set: StageSet,
  wish: LetteringWish,
  random: Random,
  { height, halfWidth, halfHeight }: { height: number; halfWidth: number; halfHeight: number },
): ObjectComposition {
  const [low, high] = random.pick(SKIES).map((hex) => fromHex(hex)) as [
    readonly [number, number, number],
    readonly [number, number, number],
  ];
  const side = random.sign();
  const light = lightStudio([...mixRgb([...low], [1, 1, 1], 0.3)], random, {
    side,
    hardness: 16,
    warmth: 0.6,
  });
  const paint = set.paint(matte([0.3, 0.3, 0.3]));
  return {
    camera: frameSubject(
      {
        center: [0, height - 0.2, 0],
        halfWidth,
        halfHeight,
        azimuth: side * random.between(8, 32),
        elevation: -random.between(8, 20),
        focal: random.between(1.1, 2),
        fill: 0.84,
      },
      wish,
      -side,
    ),
    light,
    backdrop: {
      ...sweep(paint, paint, 0, 0),
      ground: 'none',
      low: [...low],
      high: [...high],
      glow: scaleRgb([1, 0.9, 0.75], 0.2),
      glowSharpness: 3,
    },
    ...set.contents,
    finish: { ...STUDIO_FINISH, contrast: 0.14 },
  };
}
