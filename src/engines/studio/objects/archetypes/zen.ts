import { fromHex, mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { asksFor } from '../asks-for.ts';
import type { View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { choosePalette } from '../object-palettes.ts';
import { box, capsule, cylinder, lathe, part } from '../parts.ts';
import { potOutline } from '../pot-outline.ts';
import { brightScene } from '../set-scenes.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { glossy, plaster, satin, surface, wood } from '../surfaces.ts';
import { combine, turnAbout, type Vector } from '../vector.ts';

/** Stones balanced on each other, and a plant in a pot: calm. */
export const zen: ObjectDefinition = {
  category: 'wellness',
  shows: `zen stone, balanced stone, stacked stone, pebble, spa stone, stack of stones, zen pebble,
    stone stack, rock stack, hot stone, massage stone, stone tower, tower of zen pebble, stone cairn, cairn,
    smooth stone`,
  illustrates: `zen, spa, wellness, harmony, balance, relaxation, aromatherapy, serenity, spa treatment,
    self care, feng shui, mindfulness concept, work life balance, calmness, inner peace, inner balance,
    tranquility, wellbeing, well being`,
  contains: 'stone, plant, leaf, candle, pot, shadow',
  compose: composeZen,
  standsInFor: ['wellness'],
  inSentence: 'balanced stones and plants',
};

const STONES = ['#4a4c50', '#6a6b6c', '#98928a', '#c2baae', '#7d746a'];

function composeZen(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const palette = choosePalette(wish, false, random);
  const side = random.sign();
  const plantAsked = asksFor(wish, 'plant, houseplant, leaf, pot, succulent, monstera');
  const stoneAsked = asksFor(wish, 'stone, zen, pebble, rock, stones, pebbles, spa');
  const plant = plantAsked || random.chance(stoneAsked ? 0.6 : 0.8);
  const stones = stoneAsked || !plant || random.chance(0.6);
  const plantX = stones ? -side * 1.25 : 0;
  const stoneX = plant ? side * 0.85 : 0;
  if (random.chance(0.5)) {
    const board = set.paint(wood(random.pick(['oak', 'walnut', 'ash', 'teak'] as const), { scale: 1.3 }));
    set.add({ at: [0, 0.06, 0] }, [part(box(2.5, 0.06, 1.05), board, { round: 0.03 })]);
  } else
    set.add({ at: [0, 0.06, 0] }, [
      part(cylinder(2.1, 0.06), set.paint(plaster(palette.second)), { round: 0.03 }),
    ]);
  if (stones) placeStones(set, stoneX, random);
  if (plant)
    placePlant(
      set,
      [plantX, 0.12, 0.25],
      mixRgb(palette.neutral, palette.main, random.between(0, 0.9)),
      random,
    );
  if (random.chance(0.6) || asksFor(wish, 'candle, candles'))
    placeCandle(set, [stones ? stoneX + side * 0.95 : side * 1.3, 0.12, -0.5], random);
  const view: View = {
    center: [0, 1.25, 0],
    halfWidth: 2.15,
    halfHeight: plant ? 1.5 : 1.3,
    azimuth: random.between(-14, 14),
    elevation: random.between(6, 14),
    focal: random.between(2, 2.6),
    fill: 0.88,
  };
  const scene = brightScene(set, palette, view, wish, random);
  const leaves = random.chance(0.45);
  return {
    ...scene,
    light: {
      ...scene.light,
      gobo: leaves
        ? {
            kind: 'leaves',
            scale: 0.4,
            angle: random.between(-0.3, 0.3),
            softness: 0.26,
            strength: 0.45,
            offset: [random.between(-0.3, 0.3), -0.8],
          }
        : null,
    },
  };
}

function placeStones(set: StageSet, x: number, random: Random): void {
  const count = Math.floor(random.between(3, 6));
  let top = 0.12;
  let wide = random.between(0.62, 0.78);
  for (let index = 0; index < count; index++) {
    const tone = fromHex(random.pick(STONES));
    const high = wide * random.between(0.32, 0.46);
    const at: Vector = [x + random.between(-0.06, 0.06), top + high * 0.97, random.between(-0.05, 0.05)];
    const radii: Vector = [wide, high, wide * random.between(0.8, 0.95)];
    const turn = combine(turnAbout('z', random.between(-0.05, 0.05)), turnAbout('y', random.between(0, 3)));
    set.add({ at, turn }, [
      part({ kind: 'ellipsoid', radii }, set.paint(stone(tone), 'stone, pebble, zen stone')),
    ]);
    top += high * 1.93;
    wide *= random.between(0.68, 0.84);
  }
}

function stone(tone: Rgb) {
  return surface(tone, {
    roughness: 0.5,
    pattern: { kind: 'mottled', second: scaleRgb(tone, 0.55), scale: 3.2, contrast: 0.5, roughness: 0.25 },
  });
}

/** A ceramic pot with soil and leaves on stalks. */
function placePlant(set: StageSet, at: Vector, glaze: Rgb, random: Random): void {
  const pot = set.paint(
    random.chance(0.5) ? satin(glaze) : plaster(glaze),
    'pot, plant pot, plant, houseplant',
  );
  const soil = set.paint(surface(fromHex('#2e2119'), { roughness: 0.95 }));
  const bulge = random.between(0.4, 0.56);
  set.add({ at }, [
    part(
      lathe(
        potOutline(
          [
            [0.34, 0],
            [bulge - 0.04, 0.16],
            [bulge + 0.02, 0.4],
            [bulge - 0.01, 0.6],
            [0.46, 0.78],
          ],
          0.62,
        ),
      ),
      pot,
      { round: 0.02 },
    ),
    part(cylinder(0.4, 0.03), soil, { at: [0, 0.64, 0] }),
  ]);
  const greens = ['#4f8a4c', '#64a058', '#86b566'].map((hex) => {
    const second = scaleRgb(fromHex(hex), 0.55);
    const pattern = { kind: 'mottled', second, scale: 4, contrast: 0.35, roughness: 0.1 } as const;
    return set.paint(
      surface(fromHex(hex), { roughness: 0.34, wrap: 0.45, pattern }),
      'leaf, plant, houseplant',
    );
  });
  const upright = random.chance(0.5);
  const count = upright ? 11 : 14;
  for (let index = 0; index < count; index++) {
    const round = index * 2.399 + random.between(-0.2, 0.2);
    const lean = upright ? 0.1 + 0.032 * index : 0.25 + 0.07 * index;
    const span = upright ? random.between(1.3, 1.9) : random.between(0.75, 1.15);
    const wide = upright ? random.between(0.1, 0.14) : random.between(0.17, 0.24);
    const stalk = upright ? 0 : random.between(0.25, 0.7);
    const turn = combine(turnAbout('x', lean), turnAbout('y', round));
    set.add({ at: [at[0], at[1] + 0.62, at[2]], turn }, [
      part(
        { kind: 'leaf', span, wide, bend: span * (upright ? 0.12 : 0.34), thick: 0.008 },
        greens[index % 3]!,
        { at: [0, stalk, 0] },
      ),
      ...(stalk > 0 ? [part(capsule([0, stalk, 0], 0.016, 0.012), greens[0]!)] : []),
    ]);
  }
}

function placeCandle(set: StageSet, at: Vector, random: Random): void {
  const wax = set.paint(surface(fromHex('#f3ead8'), { roughness: 0.5, wrap: 0.45 }), 'candle');
  const wick = set.paint(glossy([0.02, 0.02, 0.02]), 'wick, candle');
  const flame = set.paint(surface([1, 0.6, 0.2], { roughness: 0.6, emission: [5, 2.6, 0.8] }));
  const height = random.between(0.3, 0.5);
  set.add({ at: [at[0], at[1] + height / 2, at[2]] }, [
    part(cylinder(0.26, height / 2), wax, { round: 0.03 }),
  ]);
  set.add({ at: [at[0], at[1] + height, at[2]] }, [
    part(capsule([0, 0.07, 0], 0.01), wick),
    part({ kind: 'ellipsoid', radii: [0.035, 0.09, 0.035] }, flame, { at: [0, 0.15, 0] }),
  ]);
}
