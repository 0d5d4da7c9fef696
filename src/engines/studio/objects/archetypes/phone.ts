import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import { box, cylinder, part, prism, sphere, torus } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { GOLD, glossy, metal, printed, satin, surface } from '../surfaces.ts';
import { combine, turnAbout, type Vector } from '../vector.ts';

/** A smartphone that stands or floats, with an app on its screen and icons in the air. */
export const phone: ObjectDefinition = {
  category: 'technology',
  shows: `mobile payment, smartphone, phone, mobile phone, cell phone, cellphone, mobile app, app,
    phone mockup, phone screen, smartphone mockup, smart phone, mobile application, phone app, iphone mockup,
    mobile screen, app interface, app screen, smartphone screen, cell phone mockup, mobile interface,
    mobile device`,
  illustrates: `mobile banking, app design, ui design, app development, mobile technology, user interface,
    fintech, online banking, ux design, mobile marketing, fintech app, e banking, mobile payment app,
    social media, social network, social networking`,
  contains: 'screen, icon, interface, dashboard, graph, chart',
  compose: composePhone,
  standsInFor: ['technology'],
};

function composePhone(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const view = {
    center: [0, 2, 0] as Vector,
    halfWidth: 1.75,
    halfHeight: 2,
    azimuth: random.between(8, 24) * random.sign(),
    elevation: random.between(2, 10),
    focal: random.between(1.9, 2.5),
    fill: 0.9,
  };
  if (isDarkSet(wish, 0.3, random)) {
    const neon = chooseNeon(wish.colors, random);
    const paints = [neon.main, neon.other].map((tone) => set.paint(glossy(mixRgb(neon.deep, tone, 0.75))));
    placePhone(set, { main: neon.main, accent: neon.other, frame: wish.colors[0] }, true, paints, random);
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const paints = [palette.accent, palette.second, palette.main].map((tone) => set.paint(glossy(tone)));
  const tones = { main: palette.main, accent: palette.accent, frame: wish.colors[0] };
  placePhone(set, tones, random.chance(0.25), paints, random);
  const base = set.paint(satin(mixRgb(palette.main, palette.neutral, 0.5)));
  set.add({ at: [0, 0.13, 0.2] }, [part(cylinder(1.5, 0.13), base, { round: 0.04 })]);
  return brightScene(set, palette, view, wish, random);
}

function placePhone(
  set: StageSet,
  { main, accent, frame: asked }: { main: Rgb; accent: Rgb; frame: Rgb | undefined },
  dark: boolean,
  paints: number[],
  random: Random,
): void {
  const usual = random.pick<Rgb>([[0.75, 0.75, 0.77], [0.25, 0.26, 0.28], GOLD]);
  const frame = set.paint(asked ? satin(asked) : metal(usual, 0.24));
  const face = set.paint(glossy([0.006, 0.006, 0.008]));
  const texture = set.draw({ kind: 'app', seed: random.seed(), main, accent, dark });
  const pattern = printed(texture, 'xy', [-0.72, 1.5, 1.44, 3]);
  const screen = set.paint(
    surface([0.02, 0.02, 0.02], { roughness: 0.25, emission: [0.88, 0.88, 0.88], pattern }),
  );
  const turn = combine(
    turnAbout('z', random.between(-0.14, 0.14)),
    turnAbout('x', random.between(0, 0.12)),
    turnAbout('y', random.between(-0.3, 0.3)),
  );
  const at: Vector = [0, 1.98, 0];
  const corners = roundedRectangle(0.8, 1.62, 0.2);
  set.add({ at, turn }, [part(prism(corners, 0.09, true), frame, { round: 0.035 })]);
  set.add({ at, turn }, [
    part(prism(roundedRectangle(0.765, 1.58, 0.17), 0.008, true), face, { at: [0, 0, -0.09] }),
  ]);
  set.add({ at, turn }, [
    part(prism(roundedRectangle(0.72, 1.5, 0.13), 0.005, true), screen, { at: [0, 0, -0.096] }),
  ]);
  set.add({ at, turn }, [
    part(cylinder(0.03, 0.004), face, { at: [0, 1.4, -0.103], turn: turnAbout('x', Math.PI / 2) }),
  ]);
  for (let index = 0; index < 6; index++) {
    const side = index % 2 ? 1 : -1;
    const place: Vector = [side * random.between(1.15, 1.6), 0.8 + index * 0.48, random.between(-0.6, 0.4)];
    const paint = paints[index % paints.length]!;
    const size = random.between(0.14, 0.26);
    const shape = random.pick(['ball', 'tile', 'ring', 'pill'] as const);
    const facing = {
      turn: combine(turnAbout('x', random.between(-0.3, 0.3)), turnAbout('y', random.between(-0.5, 0.5))),
    };
    if (shape === 'ball') set.add({ at: place }, [part(sphere(size * 0.8), paint)]);
    else if (shape === 'tile')
      set.add({ at: place, ...facing }, [part(box(size, size, 0.07), paint, { round: 0.06 })]);
    else if (shape === 'ring')
      set.add({ at: place, ...facing }, [
        part(torus(size * 0.8, size * 0.28), paint, { turn: turnAbout('x', Math.PI / 2) }),
      ]);
    else
      set.add({ at: place, ...facing }, [part(box(size * 1.4, size * 0.6, 0.08), paint, { round: 0.075 })]);
  }
}

/** The right half of a rectangle with round corners. */
function roundedRectangle(half: number, high: number, radius: number): [number, number][] {
  const corner = (x: number, y: number, start: number): [number, number][] =>
    [0, 1, 2, 3].map((step) => {
      const angle = start - (step / 3) * (Math.PI / 2);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  return [
    [0, high],
    ...corner(half - radius, high - radius, Math.PI / 2),
    ...corner(half - radius, radius - high, 0),
    [0, -high],
  ];
}
