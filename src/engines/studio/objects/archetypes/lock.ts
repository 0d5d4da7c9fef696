import { mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { asksFor } from '../asks-for.ts';
import { darkHall, sweep } from '../backdrops.ts';
import { frameSubject, type View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { GLOWING_FINISH, STUDIO_FINISH } from '../object-finish.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import type { Part } from '../object-scene.ts';
import { box, cylinder, part, path, prism, sphere, torus } from '../parts.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { lightDarkSet, lightStudio } from '../studio-lights.ts';
import { GOLD, glossy, glow, matte, metal, SILVER, STEEL, satin, surface } from '../surfaces.ts';
import { combine, turnAbout } from '../vector.ts';

/** Safety: a padlock, a shield, or both, in a bright studio or over a floor of circuits. */
export const lock: ObjectDefinition = {
  category: 'technology',
  shows: 'cybersecurity lock, lock, padlock, security lock, digital lock, combination lock',
  illustrates: `security, cybersecurity, cyber security, data protection, encryption, privacy, data security,
    firewall, antivirus, protection, network security, online security, internet security, data privacy,
    password, password protection, information security, computer security, identity theft, gdpr, data safety,
    online privacy, digital security, cyber protection, hacker protection`,
  contains: 'network, grid, keyhole',
  staging: 'neon-ring',
  compose: composeLock,
  standsInFor: ['technology'],
};

function composeLock(wish: ObjectWish, random: Random): ObjectComposition {
  const isCyber = asksFor(wish, 'cyber, cybersecurity, digital, data, hacker, network, encryption, firewall');
  return isDarkSet(wish, isCyber ? 0.85 : 0.4, random)
    ? composeDark(wish, random)
    : composeBright(wish, random);
}

function chooseSubject(wish: ObjectWish, random: Random): 'lock' | 'shield' {
  if (wish.words.has('shield')) return 'shield';
  if (wish.words.has('lock') || wish.words.has('padlock')) return 'lock';
  return random.chance(0.6) ? 'lock' : 'shield';
}

function composeBright(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const palette = choosePalette(wish, false, random);
  const floor = set.paint(matte(palette.backdrop));
  const side = random.sign();
  const shell = set.paint(
    random.pick([satin, glossy])(
      random.chance(0.5) || wish.colors.length > 0 ? palette.main : palette.accent,
    ),
  );
  const steel = set.paint(metal(random.pick([GOLD, SILVER, SILVER]), random.pick([0.1, 0.22])));
  const mark = set.paint(satin(palette.neutral));
  const dark = set.paint(satin([0.02, 0.02, 0.025]));
  const base = set.paint(satin(mixRgb(palette.main, palette.neutral, 0.6)));
  set.add({ at: [0, 0.16, 0] }, [part(cylinder(1.45, 0.16), base, { round: 0.04 })]);
  placeSubject(set, chooseSubject(wish, random), 0.32, { shell, steel, mark, dark }, random);
  const ball = set.paint(glossy(palette.accent));
  set.add({ at: [side * 1.75, 0.24, -0.8] }, [part(sphere(0.24), ball)]);
  set.add({ at: [-side * 1.85, 0.16, -0.4] }, [part(sphere(0.16), steel)]);
  return {
    camera: frameSubject(viewOf(random, side), wish, side),
    light: lightStudio(palette.backdrop, random, { side: -side }),
    backdrop: {
      ...sweep(floor, floor, 5.5, 2.8),
      pool: { x: 0, y: 2, radius: 3.2, strength: random.between(0.15, 0.3) },
    },
    ...set.contents,
    finish: STUDIO_FINISH,
  };
}

function composeDark(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const { main, other, deep } = chooseNeon(wish.colors, random);
  const side = random.sign();
  const floor = set.paint({
    ...surface(scaleRgb(deep, 0.5), { roughness: 0.16 }),
    pattern: {
      kind: 'grid',
      second: main,
      cell: random.pick([0.7, 1, 1.4]),
      line: 0.022,
      strength: 1.6,
      fade: 0.03,
    },
  });
  const shell = set.paint(surface(mixRgb(deep, main, 0.45), { roughness: 0.26, metalness: 0.7 }));
  const steel = set.paint(metal(random.chance(0.7) ? SILVER : STEEL, 0.14));
  const mark = set.paint(glow(mixRgb(main, [1, 1, 1], 0.3), 3.2));
  const ring = set.paint(glow(main, 2.6));
  const second = set.paint(glow(other, 2.2));
  placeSubject(set, chooseSubject(wish, random), 0.18, { shell, steel, mark, dark: mark }, random);
  set.add({ at: [0, 0.03, 0] }, [part(torus(1.55, 0.025), ring)]);
  set.add({ at: [0, 0.02, 0] }, [part(torus(2.05, 0.012), second)]);
  placeBlocks(set, deep, ring, second, random);
  return {
    camera: frameSubject(viewOf(random, side), wish, side),
    light: {
      ...lightDarkSet(main, other, random),
      lamps: [
        { position: [0, 0.6, -1.2], radius: 1.1, color: scaleRgb(main, 0.8) },
        { position: [side * 2.6, 2.2, 0.8], radius: 1.6, color: scaleRgb(other, 0.9) },
      ],
    },
    backdrop: darkHall(floor, scaleRgb(deep, 0.8), scaleRgb(deep, 0.22), scaleRgb(main, 0.22)),
    ...set.contents,
    finish: GLOWING_FINISH,
  };
}

function viewOf(random: Random, side: number): View {
  return {
    center: [0, 1.45, 0],
    halfWidth: 1.75,
    halfHeight: 1.75,
    azimuth: random.between(6, 42) * -side,
    elevation: random.pick([random.between(2, 10), random.between(10, 20), random.between(26, 40)]),
    focal: random.between(1.8, 2.5),
    fill: 0.8,
  };
}

type LockPaints = Record<'shell' | 'steel' | 'mark' | 'dark', number>;

function placeSubject(
  set: StageSet,
  subject: 'lock' | 'shield',
  foot: number,
  paints: LockPaints,
  random: Random,
): void {
  const turn = turnAbout('y', random.between(-0.2, 0.2));
  if (subject === 'lock') {
    set.add({ at: [0, foot + 0.78, 0], turn, detail: 0.02 }, lockBody(paints, random.pick([0.16, 0.3])));
    set.add({ at: [0, foot + 1.5, 0], turn }, shackle(paints.steel));
    return;
  }
  set.add({ at: [0, foot + 1.5, 0], turn: combine(turnAbout('x', 0.06), turn), detail: 0.2 }, [
    part(prism(shieldOutline(1), 0.13, true), paints.steel, { at: [0, 0, 0.05], round: 0.06 }),
    part(prism(shieldOutline(0.86), 0.17, true), paints.shell, { round: 0.05 }),
    ...emblem(paints.mark, random.chance(0.6)),
  ]);
}

function lockBody(paints: LockPaints, round: number): Part[] {
  return [
    part(box(0.85, 0.72, 0.34), paints.shell, { round }),
    part(box(0.62, 0.5, 0.06), paints.shell, { at: [0, 0, -0.36], join: 'cut', blend: 0.05, round: 0.05 }),
    part(cylinder(0.17, 0.12), paints.dark, {
      at: [0, 0.12, -0.36],
      turn: turnAbout('x', Math.PI / 2),
      join: 'cut',
      blend: 0.012,
    }),
    part(box(0.065, 0.2, 0.12), paints.dark, { at: [0, -0.1, -0.36], join: 'cut', blend: 0.012 }),
  ];
}

/** Half a ring on two legs. */
function shackle(material: number): Part[] {
  return [
    part(torus(0.5, 0.125), material, { at: [0, 0.42, 0], turn: turnAbout('x', Math.PI / 2) }),
    part(box(1, 0.5, 1), material, { at: [0, 0.92, 0], join: 'clip' }),
    part(cylinder(0.125, 0.26), material, { at: [0.5, 0.17, 0] }),
    part(cylinder(0.125, 0.26), material, { at: [-0.5, 0.17, 0] }),
  ];
}

/** The right half of a heraldic shield, about 2 wide and 2.6 high round the origin. */
function shieldOutline(size: number): [number, number][] {
  const half: [number, number][] = [
    [0.5, 1.06],
    [0.98, 0.93],
    [1.02, 0.5],
    [1, 0.1],
    [0.9, -0.32],
    [0.7, -0.7],
    [0.4, -1.02],
  ];
  return [
    [0, 1.2 * size],
    ...half.map(([x, y]): [number, number] => [x * size, y * size]),
    [0, -1.28 * size],
  ];
}

/** A check mark or a keyhole, raised from the shield's face. */
function emblem(material: number, tick: boolean): Part[] {
  if (tick)
    return [
      part(
        path([
          [-0.42, 0, -0.17, 0.1],
          [-0.1, -0.34, -0.17, 0.1],
          [0.48, 0.36, -0.17, 0.1],
        ]),
        material,
      ),
    ];
  return [
    part(cylinder(0.26, 0.06), material, {
      at: [0, 0.2, -0.17],
      turn: turnAbout('x', Math.PI / 2),
      round: 0.02,
    }),
    part(box(0.12, 0.32, 0.06), material, { at: [0, -0.15, -0.17], round: 0.02 }),
  ];
}

/** Low blocks like chips on a board, each with a thread of light. */
function placeBlocks(set: StageSet, deep: Rgb, light: number, other: number, random: Random): void {
  const paint = set.paint(surface(scaleRgb(deep, 0.7), { roughness: 0.22, metalness: 0.4 }));
  for (let index = 0; index < 22; index++) {
    const angle = random.between(0, 6.28);
    const away = random.between(2.5, 7);
    const x = Math.cos(angle) * away;
    const z = Math.sin(angle) * away * 1.1 + 1.2;
    if (z < -1.5) continue;
    const size = random.between(0.2, 0.42);
    const height = random.between(0.06, 0.3) * (1 + away * 0.18);
    set.add({ at: [x, height, z], detail: 0.02 }, [
      part(box(size, height, size), paint, { round: 0.03 }),
      part(box(size * 0.82, 0.012, size * 0.82), index % 4 ? light : other, {
        at: [0, height * 0.55, 0],
      }),
      part(box(size + 0.012, 0.02, size + 0.012), index % 4 ? light : other, {
        at: [0, height * 0.7, 0],
      }),
    ]);
  }
}
