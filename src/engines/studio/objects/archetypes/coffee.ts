import { fromHex, mixRgb, type Rgb, scaleRgb, toHex } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { bokehTable, sweep } from '../backdrops.ts';
import { frameSubject, type View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { STUDIO_FINISH } from '../object-finish.ts';
import { box, cylinder, lathe, part, path } from '../parts.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { lightStudio } from '../studio-lights.ts';
import { glossy, plaster, printed, surface, wood } from '../surfaces.ts';
import { combine, turnAbout, type Vector } from '../vector.ts';

/** A cup of coffee on a wooden table before blurred lights. */
export const coffee: ObjectDefinition = {
  category: 'lifestyle',
  shows: `coffee, espresso, latte, cappuccino, coffee cup, cup of coffee, mocha, coffee mug, mug of coffee,
    black coffee, coffee drink, americano, flat white, macchiato, hot coffee, cup of espresso,
    cup of cappuccino, mug, cup, ceramic cup, coffee with beans,
    latte art, coffee with latte art, coffee cup with latte art, cup of coffee with latte art, latte with latte art, cappuccino with latte art`,
  illustrates: 'coffee break, coffee time, morning coffee',
  contains:
    'table, wooden table, saucer, bean, coffee bean, wood, bokeh, blurred light, bokeh light, coffee table',
  compose: composeCoffee,
  standsInFor: ['lifestyle'],
  inSentence: 'coffee',
};

/** The color that the word `coffee` names, which is the drink's. */
const COFFEE_BROWN = '#5b3c2a';
const GLAZES = ['#f4f1ea', '#f4f1ea', '#2f3a44', '#c9b79c', '#7d9a92', '#b5624a', '#e8d9c3'];

function composeCoffee(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const side = random.sign();
  const timber = random.pick(['oak', 'walnut', 'teak', 'teak'] as const);
  const table = set.paint(wood(timber, { scale: 0.75, plank: random.between(1.1, 1.7), roughness: 0.32 }));
  const glaze = wish.colors.find((color) => toHex(color) !== COFFEE_BROWN) ?? fromHex(random.pick(GLAZES));
  placeCup(set, glaze, random, side);
  placeBeans(set, random, side);
  const isFromAbove = random.chance(0.4);
  const night = wish.dark || (!isFromAbove && random.chance(0.25));
  const wall: Rgb = night
    ? [0.05, 0.032, 0.02]
    : random.pick<Rgb>([
        [0.42, 0.3, 0.2],
        [0.4, 0.42, 0.36],
        [0.5, 0.42, 0.36],
      ]);
  const light = lightStudio(wall, random, { side: -side, hardness: 8, warmth: 0.9 });
  const view: View = {
    center: [0, 0.62, 0],
    halfWidth: 1.75,
    halfHeight: 1.15,
    azimuth: random.between(-12, 12),
    elevation: isFromAbove ? random.between(62, 78) : random.between(12, 34),
    focal: random.between(1.7, 2.8),
    fill: random.between(0.78, 1),
  };
  return {
    camera: frameSubject(view, wish, side, 0.06),
    light: {
      ...light,
      keyColor: scaleRgb(light.keyColor, night ? 0.75 : 0.95),
      sky: scaleRgb(light.sky, night ? 0.5 : 0.85),
      gobo:
        !night && random.chance(isFromAbove ? 0.7 : 0.5)
          ? {
              kind: random.pick(['window', 'leaves', 'blinds'] as const),
              scale: 0.42,
              angle: 0.2,
              softness: 0.1,
              strength: 0.5,
              offset: [0.1, -0.4],
            }
          : null,
    },
    backdrop: night
      ? bokehTable(table, wall, night, random)
      : sweep(
          table,
          set.paint(plaster(scaleRgb(wall, 1.3))),
          isFromAbove ? 6 : random.between(1.8, 3.2),
          0.02,
        ),
    ...set.contents,
    finish: { ...STUDIO_FINISH, bloom: 0.1, bloomThreshold: 0.95, vignette: 0.16 },
  };
}

/** Cup and saucer, turned; the handle is a tube that the cup's wall swallows at both ends. */
function placeCup(set: StageSet, glaze: Rgb, random: Random, side: number): void {
  const china = set.paint(glossy(glaze), 'cup, mug, coffee cup, coffee mug');
  const inner = set.paint(glossy(mixRgb(glaze, [0.93, 0.91, 0.87], 0.75)), 'saucer, plate');
  const drawn = set.draw({
    kind: 'crema',
    seed: random.seed(),
    art: random.pick(['heart', 'leaf', 'leaf', 'none'] as const),
  });
  const pattern = printed(drawn, 'xz', [-0.78, 0.78, 1.56, 1.56]);
  const crema = set.paint(surface([1, 1, 1], { roughness: 0.3, pattern }));
  const tall = random.between(0.95, 1.2);
  const wide = random.between(0.72, 0.84);
  const foot = random.between(0.4, 0.5);
  const turn = turnAbout('y', side * random.between(-0.5, 0.5) + (side < 0 ? Math.PI : 0));
  const lift = 0.12;
  const loop = Array.from({ length: 24 }, (_, index): [number, number, number, number] => {
    const angle = -1.5 + (index / 23) * 3;
    return [wide * 0.86 + Math.cos(angle) * 0.34, tall * 0.56 + Math.sin(angle) * 0.27, 0, 0.055];
  });
  set.add({ at: [0, lift, 0] }, [
    part({ kind: 'ellipsoid', radii: [wide, tall * 0.97, wide] }, china, { at: [0, tall, 0] }),
    part(cylinder(foot, 0.06), china, { at: [0, 0.06, 0], round: 0.02, blend: 0.12 }),
    part(box(2, tall, 2), china, { join: 'clip', blend: 0.02 }),
    part({ kind: 'ellipsoid', radii: [wide - 0.06, tall * 0.9, wide - 0.06] }, china, {
      at: [0, tall, 0],
      join: 'cut',
      blend: 0.03,
    }),
  ]);
  set.add({ at: [0, lift, 0], turn }, [
    part(path(loop), china),
    part(cylinder(wide * 0.82, tall), china, { at: [0, tall * 0.5, 0], join: 'cut' }),
  ]);
  set.add({ at: [0, lift + tall - 0.16, 0], turn: turnAbout('y', random.between(-0.6, 0.6)) }, [
    part(cylinder(wide - 0.055, 0.02), crema),
  ]);
  set.add({ at: [0, 0.02, 0] }, [
    part(
      lathe([
        [0, 0.02],
        [0.55, 0],
        [0.62, 0.05],
        [1.12, 0.15],
        [1.34, 0.22],
        [1.33, 0.25],
        [1.08, 0.2],
        [0.6, 0.1],
        [0, 0.09],
      ]),
      inner,
      { round: 0.015 },
    ),
  ]);
}

/** A handful of roasted beans, each with its crease. */
function placeBeans(set: StageSet, random: Random, side: number): void {
  const roast = set.paint(surface(fromHex('#4a2614'), { roughness: 0.3 }), 'bean, coffee bean');
  const count = Math.floor(random.between(5, 12));
  for (let index = 0; index < count; index++) {
    const angle = index * 2.399;
    const away = 0.17 * Math.sqrt(index) + random.between(0, 0.05);
    const at: Vector = [side * 1.62 + Math.cos(angle) * away * 1.3, 0.075, -0.75 + Math.sin(angle) * away];
    set.add(
      {
        at,
        turn: combine(turnAbout('x', random.between(-0.6, 0.6)), turnAbout('y', random.between(0, 3.1))),
      },
      [
        part({ kind: 'ellipsoid', radii: [0.13, 0.075, 0.09] }, roast),
        part(box(0.2, 0.05, 0.008), roast, { at: [0, 0.075, 0], join: 'cut', blend: 0.02 }),
      ],
    );
  }
}
