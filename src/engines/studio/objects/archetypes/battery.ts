import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import { box, cylinder, part, prism } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { addTube, createStageSet, type StageSet } from '../stage-set.ts';
import { glass, glossy, glow, metal, SILVER, STEEL, satin } from '../surfaces.ts';
import { combine, turnAbout, type Vector } from '../vector.ts';

/** A battery that fills up: bars of light in a glass tube, a bolt, and the lead that charges it. */
export const battery: ObjectDefinition = {
  category: 'sustainability',
  favoredBy: ['technology', 'sustainability'],
  shows: `battery, full battery, rechargeable battery, lithium battery, battery cell, power bank, accumulator,
    lithium ion battery`,
  illustrates: `energy storage, charging, battery technology, ev charging, battery charging, power storage,
    stored energy, charge`,
  contains: 'cable, lightning bolt, lightning, charging cable, charger, bolt',
  compose: composeBattery,
  standsInFor: ['sustainability'],
};

const CHARGED: Rgb = [0.16, 0.85, 0.36];

function composeBattery(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const side = random.sign();
  const view = {
    center: [0.25 * side, 1.5, 0] as Vector,
    halfWidth: 1.95,
    halfHeight: 1.75,
    azimuth: random.between(6, 26) * side,
    elevation: random.between(6, 16),
    focal: random.between(1.9, 2.5),
    fill: 0.9,
  };
  if (isDarkSet(wish, 0.5, random)) {
    const neon = chooseNeon(wish.colors, random);
    const paints = {
      cap: set.paint(metal(STEEL, 0.22)),
      shell: set.paint(glass(mixRgb([1, 1, 1], neon.main, 0.12))),
      bar: set.paint(glow(neon.main, 1.7)),
      empty: set.paint(satin(neon.deep)),
      bolt: set.paint(glow(mixRgb(neon.other, [1, 1, 1], 0.2), 2.2)),
      lead: set.paint(satin([0.04, 0.045, 0.05])),
    };
    placeBattery(set, paints, side, random);
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const charge = wish.colors.length > 0 ? palette.main : CHARGED;
  const paints = {
    cap: set.paint(random.chance(0.5) ? metal(SILVER, 0.24) : glossy(palette.main)),
    shell: set.paint(glass([0.93, 0.97, 0.97])),
    bar: set.paint(glow(charge, 0.55)),
    empty: set.paint(satin(palette.neutral)),
    bolt: set.paint(glossy([0.98, 0.66, 0.06])),
    lead: set.paint(satin(mixRgb(palette.neutral, palette.main, 0.3))),
  };
  placeBattery(set, paints, side, random);
  return brightScene(set, palette, view, wish, random);
}

type BatteryPaints = Record<'cap' | 'shell' | 'bar' | 'empty' | 'bolt' | 'lead', number>;

function placeBattery(set: StageSet, paints: BatteryPaints, side: number, random: Random): void {
  const radius = random.between(0.72, 0.86);
  const bars = 4;
  const full = Math.floor(random.between(2, 5));
  const barHalf = 0.2;
  set.add({ at: [0, 0.2, 0] }, [part(cylinder(radius, 0.2), paints.cap, { round: 0.07 })]);
  set.add({ at: [0, 2.62, 0] }, [
    part(cylinder(radius, 0.18), paints.cap, { round: 0.07 }),
    part(cylinder(radius * 0.42, 0.12), paints.cap, { at: [0, 0.26, 0], round: 0.04 }),
  ]);
  set.add({ at: [0, 1.42, 0], glass: 'thin' }, [part(cylinder(radius * 0.96, 1.03), paints.shell)]);
  for (let index = 0; index < bars; index++)
    set.add({ at: [0, 0.68 + index * 0.5, 0] }, [
      part(cylinder(radius * 0.84, barHalf), index < full ? paints.bar : paints.empty, { round: 0.06 }),
    ]);
  const bolt: [number, number][] = [
    [0.12, 0.62],
    [-0.34, -0.08],
    [-0.03, -0.08],
    [-0.14, -0.62],
    [0.34, 0.14],
    [0.03, 0.14],
  ];
  set.add(
    {
      at: [side * 1.45, 1.9, -0.35],
      turn: combine(turnAbout('y', -side * 0.35), turnAbout('z', side * -0.12)),
    },
    [part(prism(bolt, 0.1), paints.bolt, { round: 0.05 })],
  );
  const lead = Array.from({ length: 16 }, (_, index): Vector => {
    const t = index / 15;
    return [side * (1.5 - 0.1 * t + 1.8 * t * t), 0.09, -0.9 + 0.5 * Math.sin(t * 5.5) + t * 0.9];
  });
  addTube(set, lead, 0.055, paints.lead);
  set.add({ at: [side * 1.32, 0.1, -0.92] }, [
    part(box(0.2, 0.09, 0.13), paints.lead, { round: 0.04 }),
    part(box(0.1, 0.045, 0.085), paints.cap, { at: [-side * 0.27, 0, 0], round: 0.02 }),
  ]);
}
