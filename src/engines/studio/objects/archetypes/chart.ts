import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { asksFor } from '../asks-for.ts';
import { sweep } from '../backdrops.ts';
import { coin, coinStack } from '../coins.ts';
import { frameSubject, type View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { STUDIO_FINISH } from '../object-finish.ts';
import { choosePalette, type SetPalette } from '../object-palettes.ts';
import { box, capsule, cylinder, part, sphere } from '../parts.ts';
import { smoothLine } from '../smooth-line.ts';
import { addTube, createStageSet, type StageSet } from '../stage-set.ts';
import { lightStudio } from '../studio-lights.ts';
import { GOLD, glossy, matte, metal, SILVER, satin } from '../surfaces.ts';
import { combine, normalize, scale, subtract, turnAbout, type Vector } from '../vector.ts';

/** Growth: bars or stacks of coins that rise, an arrow above them, coins in front. */
export const chart: ObjectDefinition = {
  category: 'business',
  favoredBy: ['professional', 'business'],
  shows: `coin tower, chart, bar chart, graph, bar graph, growth chart, diagram, coin, gold coin,
    stack of coins, coin stack, money chart, growth graph, stock chart, sales chart, financial chart,
    business chart, infographic`,
  illustrates: `growth, business growth, economic growth, investment, investing, revenue, profit, saving,
    savings, finance, economy, stock market, sales, analytics, data analytics, budget, wealth, inflation,
    interest rate, income, financial growth, financial success, success, business success, interest, increase,
    earnings, return on investment, roi, market growth, financial planning, retirement savings, marketing,
    seo, performance, progress, forecast, trading, banking, financial analysis, business analytics,
    progress report, kpi, gdp, passive income`,
  contains: 'bar, arrow, studio',
  staging: 'wood-desk',
  compose: composeChart,
  standsInFor: ['professional', 'business'],
};

function composeChart(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const palette = choosePalette(wish, wish.dark, random);
  const floor = set.paint(matte(palette.backdrop));
  const side = random.sign();
  const usual = random.chance(0.85) ? GOLD : SILVER;
  const asksForMoney = asksFor(wish, 'coin, coins, money, savings, saving, investment, dollar');
  const gold = set.paint(metal((asksForMoney && wish.colors[0]) || usual, 0.32));
  // A prompt with a chart but no money gets bars, whatever its colors.
  const barsAlone = !asksForMoney && asksFor(wish, 'bar, bars, chart, charts, graph, diagram');
  const coinsRise = random.chance(asksForMoney ? 0.75 : 0.25) && !barsAlone;
  const count = coinsRise ? 4 : Math.floor(random.between(4, 7));
  const step = 4.4 / count;
  const tops = Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    return 0.4 + part * random.between(1.5, 2) + random.between(0, 0.3) * Math.sin(part * 3);
  });
  const start = -2.2 + step / 2;
  const rise = { tops, start, step };
  const plate = set.paint(satin(mixRgb(palette.neutral, palette.second, 0.3)));
  set.add({ at: [0, 0.06, 0.1] }, [part(box(2.6, 0.06, 1.15), plate, { round: 0.05 })]);
  if (coinsRise) {
    for (const [index, top] of tops.entries())
      coinStack(set, [start + index * step, 0.12, 0.15], Math.round(top / 0.13), 0.44, gold, random);
  } else placeBars(set, palette, rise, random);
  const hasArrow = random.chance(0.85) || asksFor(wish, 'arrow, arrows');
  if (hasArrow) placeArrow(set, palette, rise, random);
  if (barsAlone) placeSolids(set, palette, random, side);
  else placeForeground(set, palette, gold, random, side);
  const view: View = {
    center: [0, 1.55, 0],
    halfWidth: 2.85,
    halfHeight: 1.9,
    azimuth: random.between(8, 30) * random.sign(),
    elevation: random.between(9, 20),
    focal: random.between(1.9, 2.6),
    fill: 0.94,
  };
  return {
    camera: frameSubject(view, wish, side),
    light: lightStudio(palette.backdrop, random, { side: -1 }),
    backdrop: {
      ...sweep(floor, floor, random.between(5, 7), 3),
      pool: { x: -1, y: 2, radius: 4, strength: random.between(0.1, 0.25) },
    },
    ...set.contents,
    finish: STUDIO_FINISH,
  };
}

/** Heights of the columns, the place of the first, and the distance from one to the next. */
interface Rise {
  tops: number[];
  start: number;
  step: number;
}

function placeBars(set: StageSet, palette: SetPalette, { tops, start, step }: Rise, random: Random): void {
  const finish = random.pick([satin, glossy]);
  const slim = random.between(0.3, 0.38) * step;
  const round = random.pick([0.03, 0.08, slim * 0.95]);
  const last: Rgb = random.chance(0.5) ? palette.accent : palette.main;
  const first: Rgb = mixRgb(palette.main, palette.neutral, 0.55);
  for (const [index, top] of tops.entries()) {
    const paint = set.paint(finish(mixRgb(first, last, index / (tops.length - 1))));
    set.add({ at: [start + index * step, 0.12 + top / 2, 0.2] }, [
      part(box(slim, top / 2, slim), paint, { round }),
    ]);
  }
}

/** A tube that follows the tops and ends in a point. */
function placeArrow(set: StageSet, palette: SetPalette, { tops, start, step }: Rise, random: Random): void {
  const paint = set.paint(random.chance(0.7) ? glossy(palette.accent) : metal(GOLD, 0.14));
  const z = random.chance(0.5) ? 0.2 : -0.75;
  const knots = tops.map((top, index): Vector => [start + index * step, top + 0.62, z]);
  const end = knots.at(-1)!;
  knots.push([end[0] + step * 0.55, end[1] + 0.62, z]);
  const sharp = random.chance(0.4);
  const line = sharp ? knots : smoothLine(knots, 4);
  const radius = 0.075;
  const tip = line.at(-1)!;
  const way = normalize(subtract(tip, line.at(sharp ? -2 : -3)!));
  addTube(set, line, radius, paint);
  set.add({ at: tip }, [part(capsule(scale(way, 0.5), 0.23, 0.012), paint)]);
}

/** A ball, a drum and a smaller ball before the bars. */
function placeSolids(set: StageSet, palette: SetPalette, random: Random, side: number): void {
  const accent = set.paint(glossy(palette.accent));
  const calm = set.paint(satin(mixRgb(palette.main, palette.neutral, 0.4)));
  const drum = random.between(0.14, 0.3);
  const small = random.between(0.16, 0.22);
  set.add({ at: [-side * 2.9, 0.26, -0.9] }, [part(sphere(0.26), accent)]);
  set.add({ at: [side * random.between(1.3, 2), drum, -1.7] }, [
    part(cylinder(0.4, drum), calm, { round: 0.03 }),
  ]);
  set.add({ at: [-side * random.between(0.6, 1.6), small, -1.75] }, [part(sphere(small), accent)]);
}

function placeForeground(
  set: StageSet,
  palette: SetPalette,
  gold: number,
  random: Random,
  side: number,
): void {
  const ball = set.paint(glossy(palette.accent));
  set.add({ at: [-side * 2.9, 0.26, -0.9] }, [part(sphere(0.26), ball)]);
  const stacks = Math.floor(random.between(1, 4));
  for (let index = 0; index < stacks; index++)
    coinStack(
      set,
      [side * (0.9 + index * 0.85), 0, -1.65 - 0.15 * (index % 2)],
      Math.floor(random.between(1, 6)),
      0.36,
      gold,
      random,
    );
  set.add(
    {
      at: [-side * random.between(0.4, 1.6), 0.42, -1.7],
      turn: combine(turnAbout('x', 0.12 - Math.PI / 2), turnAbout('y', random.between(-0.6, 0.6))),
      detail: 0.04,
    },
    coin(0.42, gold),
  );
}
