import { fromHex, mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { cylinder, part, prism } from '../../objects/parts.ts';
import { createStageSet } from '../../objects/stage-set.ts';
import { GOLD, matte, metal, printed, surface } from '../../objects/surfaces.ts';
import { combine, turnAbout } from '../../objects/vector.ts';
import { drawSurface, ground, hexOf, inkOn, type LetteringWish, WIDE } from '../surface-drawing.ts';
import { seenFrom, sunlitRoom } from './panels.ts';

/** A telephone on a stand, the words on a gradient with the bars of its system. */
export function composePhoneScreen(wish: LetteringWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const tones = random.pick([
    ['#5b4bff', '#ff7ab8'],
    ['#0f2027', '#2c7a8c'],
    ['#ff9a5a', '#ff4f7b'],
    ['#f5f5f7', '#dfe4ee'],
    ['#101114', '#2a2d36'],
  ]);
  const [top, low]: [string, string] = wish.colors[0]
    ? [hexOf(wish.colors[0]), hexOf(mixRgb(wish.colors[0], [0.01, 0.01, 0.03], 0.4))]
    : [tones[0]!, tones[1]!];
  const ink = inkOn(mixRgb(fromHex(top), fromHex(low), 0.5));
  const half = [0.74, 1.54, 0.06] as const;
  const face = drawSurface(
    set,
    wish,
    half[0] / half[1],
    (height) =>
      `<defs><linearGradient id="s" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${ground('url(#s)', height)}` +
      `<rect x="360" y="46" width="280" height="64" rx="32" fill="#000"/><rect x="340" y="${height - 50}" width="320" height="12" rx="6" fill="${ink}"/>` +
      `<circle cx="500" cy="${height * 0.2}" r="78" fill="${ink}" opacity="0.16"/><circle cx="500" cy="${height * 0.2}" r="30" fill="${ink}" opacity="0.5"/>` +
      `<g fill="${ink}">${wish.write({ x: 110, y: height * 0.3, width: WIDE - 220, height: height * 0.4 })}</g>` +
      `<rect x="180" y="${height * 0.8}" width="640" height="120" rx="60" fill="${ink}" opacity="0.18"/>`,
  );
  const shell = set.paint(metal(random.pick<Rgb>([[0.7, 0.71, 0.74], [0.16, 0.17, 0.19], GOLD]), 0.25));
  const glass = set.paint(
    surface([1, 1, 1], {
      roughness: 0.12,
      pattern: printed(face, 'xy', [-half[0], half[1], 2 * half[0], 2 * half[1]]),
    }),
  );
  const turn = combine(turnAbout('x', 0.14), turnAbout('y', random.between(-0.35, 0.35)));
  const at = [0, 1.72, 0] as const;
  set.add({ at, turn }, [
    part(prism(roundCorners(half[0] + 0.06, half[1] + 0.06, 0.2), half[2], true), shell, { round: 0.02 }),
  ]);
  set.add({ at, turn }, [
    part(prism(roundCorners(half[0], half[1], 0.16), 0.006, true), glass, { at: [0, 0, -half[2] - 0.002] }),
  ]);
  const stand = set.paint(matte(scaleRgb(fromHex(random.pick(['#d9c7ae', '#c2cfc8', '#e6c4b8'])), 1)));
  set.add({ at: [0, 0.09, 0.1] }, [part(cylinder(1.15, 0.09), stand, { round: 0.03 })]);
  return sunlitRoom(
    set,
    {
      center: [0, 1.65, 0],
      halfWidth: 1.2,
      halfHeight: 1.75,
      ...seenFrom(random, 15, [2, 12], [1.8, 2.5]),
      fill: 0.8,
    },
    wish,
    random,
    { depth: random.between(1.4, 2.5) },
  );
}

/** The right half of a rectangle with round corners. */
function roundCorners(half: number, high: number, radius: number): [number, number][] {
  const corner = (y: number, start: number): [number, number][] =>
    [0, 1, 2, 3, 4].map((step) => {
      const angle = start - (step / 4) * (Math.PI / 2);
      return [half - radius + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  return [[0, high], ...corner(high - radius, Math.PI / 2), ...corner(radius - high, 0), [0, -high]];
}
