import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { asksFor } from '../asks-for.ts';
import type { View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { choosePalette, type SetPalette } from '../object-palettes.ts';
import { box, capsule, cylinder, lathe, part, torus } from '../parts.ts';
import { potOutline } from '../pot-outline.ts';
import { brightScene } from '../set-scenes.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { glossy, metal, printed, satin, surface, wood } from '../surfaces.ts';
import { combine, turnAbout, type Vector } from '../vector.ts';

/** A laptop with a dashboard on its screen, on a desk with things beside it. */
export const desk: ObjectDefinition = {
  category: 'business',
  favoredBy: ['professional', 'business'],
  shows: `desk, laptop, workspace, office desk, home office, workplace, notebook computer, laptop computer,
    desk setup, office workspace, work desk, laptop screen, wooden desk, work space, office table,
    laptop mockup, workstation, desktop workspace, analytics dashboard, dashboard, home office desk`,
  illustrates: `freelancing, web design, web development, software development, programming, e learning, saas,
    online work, remote work setup, e commerce website, website`,
  contains: `mug, cup, coffee, plant, notebook, dashboard, screen, keyboard, chart, pencil, note, table,
    potted plant, computer, coffee cup, coffee mug`,
  compose: composeDesk,
  standsInFor: ['professional', 'business', 'lifestyle'],
};

function composeDesk(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const palette = choosePalette(wish, false, random);
  const side = random.sign();
  const top = set.paint(
    random.chance(0.7)
      ? wood(random.pick(['oak', 'ash', 'walnut'] as const), { scale: 0.7 })
      : satin(palette.neutral),
  );
  set.add({ at: [0, -0.1, 0.3] }, [part(box(5, 0.1, 2.3), top, { round: 0.04 })]);
  placeLaptop(set, palette, random, wish.dark || random.chance(0.3));
  placeMug(set, palette, [side * 2.25, 0, -0.55], random);
  placeNotebook(set, palette, [-side * 2.2, 0, -0.75], random);
  const asksForPlant = asksFor(wish, 'plant, plants');
  if (random.chance(0.75) || asksForPlant)
    placeVase(set, palette, [-side * (asksForPlant ? 2.1 : 2.3), 0, 0.95], random);
  const isFromAbove = random.chance(0.35);
  const view: View = {
    center: [0, 0.95, 0],
    halfWidth: 2.3,
    halfHeight: 1.45,
    azimuth: isFromAbove ? random.between(-14, 14) : random.between(-40, 40),
    elevation: isFromAbove ? random.between(44, 58) : random.between(7, 22),
    focal: random.between(1.3, 2.5),
    // The plant is at the edge.
    fill: isFromAbove || asksForPlant ? 0.8 : random.between(0.86, 1.08),
  };
  const scene = brightScene(set, palette, view, wish, random);
  return { ...scene, backdrop: { ...scene.backdrop, bend: 1 } };
}

function placeLaptop(set: StageSet, palette: SetPalette, random: Random, dark: boolean): void {
  const shell = set.paint(
    metal(
      random.pick<Rgb>([
        [0.66, 0.67, 0.69],
        [0.3, 0.31, 0.33],
        [0.78, 0.72, 0.66],
      ]),
      0.42,
    ),
  );
  const keys = set.paint(satin([0.022, 0.023, 0.026]));
  const well = set.paint(satin([0.07, 0.072, 0.078]));
  const bezel = set.paint(glossy([0.008, 0.008, 0.01]));
  const texture = set.draw({
    kind: 'dashboard',
    seed: random.seed(),
    main: random.pick<Rgb>([palette.accent, palette.main, [0.07, 0.2, 0.75], [0.28, 0.12, 0.7]]),
    accent: random.pick<Rgb>([palette.accent, [0.95, 0.35, 0.12], [0.05, 0.6, 0.55]]),
    dark,
  });
  const pattern = printed(texture, 'xy', [-1.43, 1.88, 2.86, 1.79]);
  const screen = set.paint(
    surface([0.02, 0.02, 0.02], { roughness: 0.3, emission: [0.86, 0.86, 0.86], pattern }),
  );
  set.add({ at: [0, 0.06, -0.45], detail: 0.02 }, [
    part(box(1.55, 0.05, 1.02), shell, { round: 0.045 }),
    part(box(1.3, 0.03, 0.5), well, { at: [0, 0.065, 0.22], join: 'cut', round: 0.02 }),
    part(box(0.45, 0.012, 0.28), shell, { at: [0, 0.055, -0.62], join: 'cut', round: 0.01 }),
  ]);
  set.add({ at: [0, 0.098, -0.23] }, [
    part(box(0.075, 0.014, 0.07), keys, {
      round: 0.012,
      rows: { step: [0.182, 0, 0.17], count: [14, 1, 5] },
    }),
  ]);
  const lean = turnAbout('x', random.between(0.2, 0.34));
  const hinge: Vector = [0, 0.1, 0.58];
  set.add({ at: hinge, turn: lean }, [
    part(box(1.55, 0.99, 0.035), shell, { at: [0, 0.99, 0.01], round: 0.03 }),
  ]);
  set.add({ at: hinge, turn: lean }, [
    part(box(1.5, 0.945, 0.006), bezel, { at: [0, 0.99, -0.026], round: 0.005 }),
  ]);
  set.add({ at: hinge, turn: lean }, [part(box(1.43, 0.895, 0.004), screen, { at: [0, 0.985, -0.032] })]);
}

function placeMug(set: StageSet, palette: SetPalette, at: Vector, random: Random): void {
  const china = set.paint(
    glossy(random.pick([palette.main, palette.neutral, palette.accent])),
    'mug, cup, coffee mug, coffee cup',
  );
  const drink = set.paint(glossy([0.05, 0.022, 0.01]));
  set.add({ at, turn: turnAbout('y', random.between(-0.9, 0.9)) }, [
    part(cylinder(0.36, 0.42), china, { at: [0, 0.42, 0], round: 0.06 }),
    part(cylinder(0.31, 0.4), china, { at: [0, 0.54, 0], join: 'cut', blend: 0.03 }),
    part(torus(0.22, 0.05), china, {
      at: [0.4, 0.42, 0],
      turn: turnAbout('x', Math.PI / 2),
      blend: 0.04,
    }),
    part(cylinder(0.31, 0.34), china, { at: [0, 0.6, 0], join: 'cut' }),
    part(cylinder(0.31, 0.02), drink, { at: [0, 0.66, 0] }),
  ]);
}

function placeNotebook(set: StageSet, palette: SetPalette, at: Vector, random: Random): void {
  const cover = set.paint(satin(random.pick([palette.accent, palette.main])), 'notebook, book');
  const paper = set.paint(satin([0.85, 0.84, 0.8]));
  const pen = set.paint(metal([0.9, 0.7, 0.4], 0.25), 'pen, pencil');
  const turn = turnAbout('y', random.between(-0.35, 0.35));
  set.add({ at: [at[0], 0.06, at[2]], turn }, [
    part(box(0.52, 0.012, 0.72), cover, { at: [0, 0.05, 0], round: 0.01 }),
    part(box(0.5, 0.045, 0.7), paper, { round: 0.005 }),
    part(box(0.52, 0.012, 0.72), cover, { at: [0, -0.05, 0], round: 0.01 }),
  ]);
  set.add({ at: [at[0], 0.155, at[2] - 0.1], turn: combine(turn, turnAbout('y', 0.5)) }, [
    part(capsule([0.12, 0, 0.8], 0.032, 0.03), pen, { at: [0, 0, -0.4] }),
  ]);
}

function placeVase(set: StageSet, palette: SetPalette, at: Vector, random: Random): void {
  const pot = set.paint(satin(mixRgb(palette.second, palette.neutral, 0.3)), 'pot, vase, plant');
  const leaf = set.paint(surface([0.1, 0.26, 0.09], { roughness: 0.36, wrap: 0.4 }), 'leaf, plant');
  set.add({ at }, [
    part(
      lathe(
        potOutline(
          [
            [0.29, 0],
            [0.38, 0.18],
            [0.405, 0.36],
            [0.36, 0.62],
          ],
          0.5,
        ),
      ),
      pot,
      { round: 0.02 },
    ),
  ]);
  for (let index = 0; index < 10; index++)
    set.add(
      {
        at: [at[0], at[1] + 0.5, at[2]],
        turn: combine(turnAbout('x', 0.08 + 0.06 * index), turnAbout('y', index * 2.399)),
      },
      [part({ kind: 'leaf', span: random.between(0.8, 1.25), wide: 0.13, bend: 0.2, thick: 0.008 }, leaf)],
    );
}
