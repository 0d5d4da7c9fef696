import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette } from '../object-palettes.ts';
import { cylinder, part } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { COPPER, GOLD, glossy, metal, SILVER, STEEL, satin } from '../surfaces.ts';
import { turnAbout, type Vector } from '../vector.ts';

/** Cogwheels that mesh: each turns the next. */
export const gears: ObjectDefinition = {
  category: 'business',
  shows: `gear, cog, gear train, cogwheel, gearwheel, gear wheel, mechanism, clockwork, machinery, gear system,
    metal gear, cog wheel`,
  illustrates: `engineering, automation, process, workflow, process automation, mechanics, business process,
    optimization, efficiency, productivity, mechanical engineering, industry, manufacturing process,
    maintenance, configuration, devops, process improvement, business automation`,
  contains: 'metal, steel, machine part',
  compose: composeGears,
  standsInFor: ['business'],
  inSentence: 'gears',
};

interface Wheel {
  x: number;
  y: number;
  radius: number;
  teeth: number;
  /** Angle of one tooth, in radians. */
  phase: number;
}

function composeGears(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const view = {
    center: [0, 2.1, 0] as Vector,
    halfWidth: 2.7,
    halfHeight: 2.1,
    azimuth: random.between(10, 32) * random.sign(),
    elevation: random.between(-1, 12),
    focal: random.between(1.8, 2.4),
    fill: 0.9,
  };
  const wheels = meshWheels(random);
  if (wish.dark) {
    const neon = chooseNeon(wish.colors, random);
    const paints = [SILVER, GOLD, STEEL, COPPER].map((tone) => set.paint(metal(tone, 0.3)));
    placeWheels(set, wheels, paints, random);
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const tones = [palette.main, palette.accent, palette.second];
  const finish = random.pick([satin, satin, glossy]);
  const precious = random.pick([GOLD, SILVER, COPPER]);
  const paints =
    random.chance(0.25) && wish.colors.length === 0
      ? [precious, STEEL, precious, SILVER].map((tone) => set.paint(metal(tone, random.between(0.4, 0.5))))
      : [...tones.map((tone) => set.paint(finish(tone))), set.paint(metal(precious, 0.36))];
  placeWheels(set, wheels, paints, random);
  return brightScene(set, palette, view, wish, random);
}

/** The first wheel in the middle, the others around it so that teeth meet gaps. */
function meshWheels(random: Random): Wheel[] {
  const pitch = 0.145;
  const teeth = Math.round(random.between(13, 17));
  const first: Wheel = { x: -0.35, y: 2.05, radius: teeth * pitch * 0.5, teeth, phase: random.between(0, 1) };
  const start = random.between(-0.3, 0.4);
  const wheels = [first];
  for (const [index, angle] of [start, start + 2.1, start + 4.15].entries()) {
    if (index === 2 && random.chance(0.25)) break;
    wheels.push(meshWith(first, angle, Math.round(random.between(8, 12)), pitch));
  }
  return wheels;
}

/** A wheel at an angle from another, turned so that its gap meets the other's tooth. */
function meshWith(wheel: Wheel, angle: number, teeth: number, pitch: number): Wheel {
  const radius = teeth * pitch * 0.5;
  const step = (2 * Math.PI) / wheel.teeth;
  const past = angle - wheel.phase - Math.floor((angle - wheel.phase) / step) * step;
  const away = wheel.radius + radius + 0.015;
  return {
    x: wheel.x + Math.cos(angle) * away,
    y: wheel.y + Math.sin(angle) * away,
    radius,
    teeth,
    phase: angle + Math.PI + (past * wheel.radius) / radius - Math.PI / teeth,
  };
}

function placeWheels(set: StageSet, wheels: Wheel[], paints: number[], random: Random): void {
  const lift = Math.max(0, ...wheels.map(({ y, radius }) => radius + 0.25 - y));
  const flat = turnAbout('x', Math.PI / 2);
  for (const [index, wheel] of wheels.entries()) {
    const paint = paints[index % paints.length]!;
    const hub = paints[(index + 1) % paints.length]!;
    const half = 0.2;
    const spokes = wheel.radius > 0.8 ? 5 : 0;
    const holes = Array.from({ length: spokes }, (_, spoke) => {
      const angle = (spoke / spokes) * 2 * Math.PI;
      const away = wheel.radius * 0.56;
      return part(cylinder(wheel.radius * 0.19, 0.5), paint, {
        at: [Math.cos(angle) * away, Math.sin(angle) * away, 0],
        turn: flat,
        join: 'cut',
        blend: 0.03,
      });
    });
    set.add(
      {
        at: [wheel.x, wheel.y + lift, index === 0 ? 0 : random.between(-0.03, 0.03)],
        turn: turnAbout('z', wheel.phase),
        detail: 0.06,
      },
      [
        part({ kind: 'gear', radius: wheel.radius, half, teeth: wheel.teeth, depth: 0.13 }, paint, {
          round: 0.02,
        }),
        part(cylinder(wheel.radius * 0.8, 0.1), paint, {
          at: [0, 0, -half],
          turn: flat,
          join: 'cut',
          blend: 0.03,
        }),
        ...holes,
        part(cylinder(wheel.radius * 0.27, half + 0.04), hub, { turn: flat, round: 0.03 }),
        part(cylinder(wheel.radius * 0.12, 0.6), hub, { turn: flat, join: 'cut', blend: 0.02 }),
      ],
    );
  }
}
