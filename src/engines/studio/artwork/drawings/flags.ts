import { box, oval } from './materials.ts';

/** Cloth from x = 5 to 31 and y = 3 to 21, on a pole. */
const CLOTH = 'M5 4.6C9 2.6 13.4 2.6 18 4.6C22.6 6.6 27 6.6 31 4.6V20C27 22 22.6 22 18 20C13.4 18 9 18 5 20Z';

const FOLDS = [
  ['#ffffff', 0.05, 0],
  ['#ffffff', 0.34, 0.22],
  ['#1b1440', 0.02, 0.5],
  ['#1b1440', 0.3, 0.74],
  ['#1b1440', 0.04, 1],
]
  .map(([color, opacity, at]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
  .join('');

function flag(pattern: string): string {
  return (
    box('steel|', 3, 2, 2, 29, 0.8) +
    oval('gold', 4, 2, 1.6) +
    `<linearGradient id="fold1">${FOLDS}</linearGradient><clipPath id="cloth1"><path d="${CLOTH}"/></clipPath><g clip-path="url(#cloth1)">${pattern}</g>` +
    `<path d="${CLOTH}" fill="url(#fold1)"/>`
  );
}

function across(...colors: string[]): string {
  const height = 20 / colors.length;
  return flag(colors.map((color, at) => box(color, 4, 2.4 + at * height, 28, height + 0.1)).join(''));
}

function upright(...colors: string[]): string {
  const width = 26 / colors.length;
  return flag(colors.map((color, at) => box(color, 5 + at * width, 2, width + 0.1, 21)).join(''));
}

/** A cross as in the flags of northern Europe. */
function cross(field: string, outer: string, inner = outer): string {
  return flag(
    box(field, 4, 2, 28, 21) +
      box(outer, 12, 2, 4.4, 21) +
      box(outer, 4, 10, 28, 4.4) +
      box(inner, 13.1, 2, 2.2, 21) +
      box(inner, 4, 11.1, 28, 2.2),
  );
}

const STARS = Array.from({ length: 50 }, (_, at) => {
  const pair = Math.floor(at / 11);
  const within = at % 11;
  const [x, y] = within < 6 ? [within * 2, 0] : [(within - 6) * 2 + 1, 1];
  return oval('#ffffff', 6.2 + x, 4.6 + (pair * 2 + y) * 0.88, 0.32);
}).join('');

/** Flags of countries that are stripes, crosses and disks. */
export const FLAGS: Record<string, string> = {
  'flag-of-the-united-states': flag(
    Array.from({ length: 13 }, (_, at) =>
      box(at % 2 ? '#ffffff' : '#c8273a', 4, 3 + at * 1.46, 28, 1.5),
    ).join('') +
      box('#2b3a78', 4, 2.6, 14, 10.7) +
      STARS,
  ),
  'flag-of-france': upright('#2440a0', '#ffffff', '#e02f3f'),
  'flag-of-italy': upright('#1d9150', '#ffffff', '#d62f3f'),
  'flag-of-ireland': upright('#1f9d5b', '#ffffff', '#ff8f3e'),
  'flag-of-belgium': upright('#241f2b', '#ffd83c', '#e5323f'),
  'flag-of-romania': upright('#1f4ab0', '#ffd23a', '#d2273a'),
  'flag-of-nigeria': upright('#15905a', '#ffffff', '#15905a'),
  'flag-of-germany': across('#241f2b', '#dd2b34', '#ffcf2e'),
  'flag-of-the-netherlands': across('#b62537', '#ffffff', '#264aa0'),
  'flag-of-austria': across('#dc2f43', '#ffffff', '#dc2f43'),
  'flag-of-hungary': across('#cf3048', '#ffffff', '#3f8554'),
  'flag-of-bulgaria': across('#ffffff', '#139a6b', '#d4312c'),
  'flag-of-ukraine': across('#2765c4', '#ffdb3a'),
  'flag-of-poland': across('#f4f1f8', '#dc2c48'),
  'flag-of-indonesia': across('#e02f3a', '#f4f1f8'),
  'flag-of-japan': flag(box('#f7f5fa', 4, 2, 28, 21) + oval('#cf2345', 18, 12.3, 4.9)),
  'flag-of-sweden': cross('#1e66a8', '#ffcf3a'),
  'flag-of-denmark': cross('#d02a42', '#ffffff'),
  'flag-of-finland': cross('#f4f2f9', '#1f3f8c'),
  'flag-of-norway': cross('#c62b40', '#ffffff', '#1f3070'),
  'flag-of-iceland': cross('#1d4fa0', '#ffffff', '#d6303f'),
  'flag-of-england': flag(
    box('#f6f4fa', 4, 2, 28, 21) + box('#d12a3c', 16.2, 2, 3.6, 21) + box('#d12a3c', 4, 10.6, 28, 3.6),
  ),
  'flag-of-switzerland': flag(
    box('#dd2c36', 4, 2, 28, 21) + box('#ffffff', 16.6, 7.4, 2.8, 10) + box('#ffffff', 13, 11, 10, 2.8),
  ),
};
