import { fromHex, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { sweep } from '../../objects/backdrops.ts';
import { frameSubject } from '../../objects/frame-subject.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { GLOWING_FINISH } from '../../objects/object-finish.ts';
import { box, cylinder, part, path, torus } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { lightDarkSet } from '../../objects/studio-lights.ts';
import { matte, metal, printed, surface } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish, WIDE } from '../surface-drawing.ts';
import { addPanel, boardColor, seenFrom, sunlitRoom } from './panels.ts';

const TUBES = ['#ff2d95', '#19e3ff', '#ff5a36', '#b46bff', '#3dff8e', '#ffd23f'];

/** Letters of bent glass tubes that light a wall of bricks or concrete. */
export function composeNeon(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const tube = hexOf(boardColor(wish, random, TUBES));
  const other = random.pick(TUBES);
  const isBrick = wish.words.has('brick') || random.chance(0.65);
  const hasFrame = random.chance(0.5);
  const seed = Math.floor(random.between(1, 999));
  // Blurred light is slow to draw and needs fewer texels.
  const face = drawSurface(set, { side: wish.side * 0.7 }, 1, (height) => {
    const letters = wish.write({ x: 250, y: 330, width: 500, height: 300 });
    const frame = hasFrame
      ? `<rect x="190" y="270" width="620" height="420" rx="60" fill="none" stroke="${other}" stroke-width="7"/>`
      : '';
    const glowing = `<g fill="${tube}">${letters}</g>${frame}`;
    return (
      `<defs><filter id="wide" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="80"/></filter>` +
      `<filter id="near" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="22"/></filter>` +
      `<filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="5"/></filter></defs>` +
      `<g style="isolation:isolate">${isBrick ? bricks(height, random) : concrete(height, seed)}` +
      `<g style="mix-blend-mode:multiply"><rect width="${WIDE}" height="${height}" fill="#34313f"/>` +
      `<g filter="url(#wide)">${glowing}</g><g filter="url(#near)" opacity="0.75">${glowing}</g></g></g>` +
      `<g transform="translate(7 9)" opacity="0.5" fill="#000">${letters}</g>` +
      `<g filter="url(#soft)">${glowing}</g>` +
      `<g fill="#fff" opacity="0.8">${letters}</g><g fill="${tube}" opacity="0.25">${letters}</g>` +
      frame.replace(/stroke-width="7"/, 'stroke-width="3"').replace(other, '#fff')
    );
  });
  const pattern = printed(face, 'xy', [-3, 5, 6, 6]);
  const lit = set.paint(
    surface([0.02, 0.02, 0.02], { roughness: 0.8, emission: [1.15, 1.15, 1.15], pattern }),
  );
  set.add({ at: [0, 0, 0] }, [part(box(3, 3, 0.02), lit, { at: [0, 2, 0] })]);
  const dark: Rgb = [0.004, 0.004, 0.006];
  const paint = set.paint(matte(dark));
  const side = random.sign();
  return {
    camera: frameSubject(
      {
        center: [0, 2.12, 0],
        halfWidth: hasFrame ? 2.1 : 1.6,
        halfHeight: 1.4,
        azimuth: side * random.between(3, 24),
        elevation: -random.between(0, 9),
        focal: random.between(1.7, 2.4),
        fill: 0.98,
      },
      wish,
      side * 0.3,
    ),
    light: {
      ...lightDarkSet(fromHex(tube), fromHex(other), random),
      keyColor: [0, 0, 0],
      rimColor: [0, 0, 0],
      sky: [0, 0, 0],
    },
    backdrop: { ...sweep(paint, paint, 0, 0), ground: 'none', low: dark, high: dark },
    ...set.contents,
    finish: { ...GLOWING_FINISH, bloom: 0.22, bloomThreshold: 0.7, vignette: 0.25 },
  };
}

function bricks(height: number, random: Random): string {
  const tall = 34;
  const wide = 92;
  const rows: string[] = [];
  for (let row = 0; row * tall < height; row++)
    for (let column = -1; column * wide < WIDE; column++) {
      const tone = random.between(0.62, 1);
      const [r, g, b] = [188, 122, 104].map((value) => Math.round(value * tone + random.between(-6, 6)));
      rows.push(
        `<rect x="${column * wide + (row % 2) * 46 + 2}" y="${row * tall + 2}" width="${wide - 5}" height="${tall - 5}" rx="2" fill="rgb(${r},${g},${b})"/>` +
          `<rect x="${column * wide + (row % 2) * 46 + 2}" y="${row * tall + 2}" width="${wide - 5}" height="3" fill="#fff" opacity="0.12"/>`,
      );
    }
  return `${ground('#5d5450', height)}${rows.join('')}`;
}

function concrete(height: number, seed: number): string {
  return (
    `<filter id="c" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="5" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.6 -0.5"/></filter>` +
    `${ground('#bdbac0', height)}<rect width="${WIDE}" height="${height}" fill="#4d4a52" filter="url(#c)" opacity="0.6"/>`
  );
}

/** A round or long sign on an iron arm beside a plastered wall. */
export function composeShopSign(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const color = boardColor(wish, random, ['#1f3d36', '#20242a', '#7a1f2b', '#f3ead8', '#243b6b', '#e2b04a']);
  const iron = set.paint(metal([0.09, 0.09, 0.1], 0.45));
  const ink = random.chance(0.5) && inkOn(color) !== '#191a1e' ? '#e8c987' : inkOn(color);
  const isRound = random.chance(0.5);
  const half = isRound ? ([1.25, 1.25, 0.07] as const) : ([1.7, 0.8, 0.07] as const);
  const face = drawSurface(set, wish, half[0] / half[1], (height) =>
    isRound
      ? `${ground(hexOf(color), height)}<circle cx="500" cy="500" r="440" fill="none" stroke="${ink}" stroke-width="12"/><circle cx="500" cy="500" r="412" fill="none" stroke="${ink}" stroke-width="4"/><g fill="${ink}">${wish.write({ x: 190, y: 270, width: 620, height: 460 })}</g>`
      : `${ground(hexOf(color), height)}<rect x="30" y="30" width="${WIDE - 60}" height="${height - 60}" fill="none" stroke="${ink}" stroke-width="6"/><g fill="${ink}">${wish.write({ x: 85, y: 75, width: WIDE - 170, height: height - 150 })}</g>`,
  );
  if (isRound) {
    const pattern = printed(face, 'xy', [-1.25, 1.25, 2.5, 2.5]);
    const shown = set.paint(surface([1, 1, 1], { roughness: 0.3, pattern }));
    const about = { turn: turnAbout('x', Math.PI / 2) };
    set.add({ at: [0, 2, 0] }, [part(cylinder(1.25, 0.07), iron, about)]);
    set.add({ at: [0, 2, 0] }, [
      part(box(1.25, 1.25, 0.005), shown, { at: [0, 0, -0.075] }),
      part(cylinder(1.2, 0.05), shown, { ...about, at: [0, 0, -0.075], join: 'clip' }),
    ]);
    set.add({ at: [0, 2, -0.06] }, [part(torus(1.23, 0.05), iron, about)]);
  } else addPanel(set, { at: [0, 2, 0], half: [...half], edge: iron, face, roughness: 0.3 });
  const top = 2 + half[1];
  for (const x of [-0.7, 0.7])
    set.add({ at: [0, 0, 0] }, [
      part(
        path([
          [x, top - (isRound ? 0.22 : 0), 0, 0.025],
          [x, top + 0.42, 0, 0.025],
        ]),
        iron,
      ),
    ]);
  set.add({ at: [0, 0, 0] }, [
    part(
      path([
        [-half[0] - 0.35, top + 0.42, 0, 0.05],
        [half[0] + 0.2, top + 0.42, 0, 0.05],
      ]),
      iron,
    ),
  ]);
  set.add({ at: [half[0] + 0.2, top + 0.42, 0] }, [
    part(torus(0.1, 0.035), iron, { turn: turnAbout('x', Math.PI / 2) }),
  ]);
  return sunlitRoom(
    set,
    {
      center: [0, 2.15, 0],
      halfWidth: half[0] + 0.15,
      halfHeight: half[1] + 0.35,
      ...seenFrom(random, 28, [-16, -3], [1.4, 2.2]),
      fill: 0.8,
    },
    wish,
    random,
    { depth: 1, gobo: random.pick(['leaves', 'none'] as const) },
  );
}
