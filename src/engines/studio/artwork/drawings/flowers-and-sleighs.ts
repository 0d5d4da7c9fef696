import { both, box, line, oval, path } from './materials.ts';

const STEM = '#2f8a46';

/** Petals around a spiral, with its middle at 16 and `y`, 19 units wide. */
const roseBloom = (y: number) =>
  `<g transform="translate(0 ${y - 10.2})">${
    path('leaf', 'M10 16.6C11.4 19.6 13.4 20.8 16 21C18.6 20.8 20.6 19.6 22 16.6Z') +
    path(
      'red',
      'M16 19.6C9.6 19.6 6.2 15.6 6.5 10.4C6.7 6.8 9 4.6 11.4 4.2C12.6 2 14.4 1 16.4 1C18.8 1 20.4 2.2 21.2 4C23.8 4.6 25.7 7 25.5 10.6C25.3 15.8 22 19.6 16 19.6',
    ) +
    path(
      '#a41443@.55',
      'M9.4 7C11 12.4 14.6 13.8 18 12.4C21 11 22.2 8 22 4.6C24.4 7.4 24.2 12.4 16 14.6C11 14.4 8.6 11 9.4 7',
    ) +
    path('#c9203f', 'M6.5 10.4C8.6 13.6 14 14.4 16.6 19.6C9.6 19.6 6.2 15.6 6.5 10.4') +
    path('#dd2f47', 'M25.5 10.6C23.4 13.4 18.4 14.6 15.6 19.6C22 19.6 25.3 15.8 25.5 10.6') +
    line(
      '#8f0f3a',
      0.8,
      'M16.2 8.6C17.6 8 18.8 9.4 17.8 10.6C16.6 12 13.6 11.4 13.2 9C12.8 6.2 15.4 4.6 17.8 5.2C20.8 6 22 9 20.6 11.6',
    ) +
    line('#ff9a8c@.8', 0.7, 'M11.6 5.2C12.8 3 15 2 17 2.2')
  }</g>`;
const tulipBloom = (y: number) =>
  `<g transform="translate(0 ${y - 8})">${
    path('#c9203f', 'M16 2L12 8L16 15L20 8Z') +
    path('red', 'M9.6 3C7.6 9 8.4 16 16 16.4C15.6 11 13.4 6 9.6 3') +
    path('red', 'M22.4 3C24.4 9 23.6 16 16 16.4C16.4 11 18.6 6 22.4 3') +
    path('#ff8372@.6', 'M10.2 5C9.4 9 10 12.6 12.4 14.6C12.4 11 11.6 7.6 10.2 5')
  }</g>`;
const sunflowerBloom = (y: number) =>
  Array.from({ length: 16 }, (_, at) => {
    const turn = at * 22.5;
    return `<g transform="rotate(${turn} 16 ${y})">${path(at % 2 ? 'yellow' : '#ffb21e', `M16 ${y - 9.4}C18.4 ${y - 7} 18.2 ${y - 4.4} 16 ${y - 3}C13.8 ${y - 4.4} 13.6 ${y - 7} 16 ${y - 9.4}`)}</g>`;
  }).join('') +
  oval('brown', 16, y, 4.6) +
  oval('#3f2119@.6', 16, y, 2.8);
const blade = (from: number, side: 1 | -1) =>
  path(
    'leaf',
    `M16 ${from}C${16 + side * 2} ${from - 3.4} ${16 + side * 4.6} ${from - 5} ${16 + side * 5.6} ${from - 8.4}C${16 + side * 2.4} ${from - 7.4} ${16 + side * 0.6} ${from - 4.4} 16 ${from}`,
  );
const stem = (from: number) => line(STEM, 1.1, `M16 ${from}V31`);
/** A bloom of the square, smaller and on a long stem. */
const cut = (bloom: string, middle: number, scale: number) =>
  `<g transform="translate(${16 - 16 * scale} ${middle - middle * scale - 2}) scale(${scale})">${bloom}</g>`;

const wrapped = (blooms: readonly (readonly [x: number, y: number])[], bloom: string) =>
  path('cream', 'M4.6 12.6C8 15 24 15 27.4 12.6L19.4 27L21.6 31H10.4L12.6 27Z') +
  blooms
    .map(([x, y]) => `<g transform="translate(${x - 16 * 0.42} ${y - 10.2 * 0.42}) scale(.42)">${bloom}</g>`)
    .join('') +
  path('white', 'M3.4 13.4C8 13 13 16.4 16.6 27L12.4 26.6Z') +
  path('cream', 'M28.6 13.4C24 13 19 16.4 15.4 27L19.6 26.6Z') +
  box('pink', 12, 25.6, 8, 2.2, 1) +
  path(
    'pink',
    'M15.6 26.6C12.4 22.6 9.4 25 10.6 27.6C11.6 29.2 14 28.2 15.6 26.6M16.4 26.6C19.6 22.6 22.6 25 21.4 27.6C20.4 29.2 18 28.2 16.4 26.6',
  );

/** Flowers, some of them cut for a vase, and whole figures of winter holidays. */
export const FLOWERS_AND_SLEIGHS: Readonly<Record<string, string>> = {
  'garden-rose':
    stem(17) +
    path('leaf', 'M16 27C11.6 27.4 8.4 25 7.4 21C12 20.6 15.4 22.8 16 27') +
    path('leaf', 'M16 24.6C20 24.6 23 22.4 23.8 18.8C19.8 18.8 16.8 20.8 16 24.6') +
    roseBloom(10.2),
  'cut-rose': stem(10) + blade(21, 1) + blade(24, -1) + cut(roseBloom(10.2), 10.2, 0.62),
  'cut-tulip': stem(10) + blade(25, 1) + blade(23, -1) + cut(tulipBloom(8), 8, 0.72),
  'cut-sunflower': stem(10) + blade(22, 1) + blade(24, -1) + cut(sunflowerBloom(10), 10, 0.82),
  'rose-bouquet': wrapped(
    [
      [11.4, 6],
      [20.6, 6],
      [16, 4.6],
      [7.6, 10],
      [24.4, 10],
      [12, 11.4],
      [20, 11.4],
      [16, 14.4],
      [16, 9.4],
    ],
    roseBloom(10.2),
  ),
  'father-christmas':
    both(box('black', 9.4, 26.6, 5.6, 4.4, 1.6)) +
    path('red', 'M16 13C11.4 13 9.4 15.6 8.6 19L7 28.4H25L23.4 19C22.6 15.6 20.6 13 16 13') +
    both(
      path('red', 'M11 14.8C7.4 16 4.6 19.2 4 23.2L8.2 24.6C8.8 22.4 10 20.6 11.8 19.4Z') +
        oval('green', 5.4, 26, 2.2) +
        box('white', 2.9, 22.4, 6, 2.5, 1.25),
    ) +
    box('white', 14.6, 14, 2.8, 13.4, 1) +
    box('white', 6.4, 26.4, 19.2, 2.8, 1.4) +
    box('black', 7.9, 21.2, 16.2, 2.5, 0.4) +
    box('gold', 13.8, 20.6, 4.4, 3.7, 0.7) +
    box('black', 15, 21.6, 2, 1.7) +
    // The beard, the face and the hat.
    path('white', 'M8.6 8.4C7.8 14.4 10.4 20.4 16 21.6C21.6 20.4 24.2 14.4 23.4 8.4Z') +
    path('#f6c9a6', 'M10.4 7.4H21.6C22 11.4 20 13.6 16 13.6C12 13.6 10 11.4 10.4 7.4') +
    both(oval('#3a2a2e', 13.4, 9.4, 0.85, 1) + oval('#f29a8c@.8', 11.9, 11.4, 1.3, 0.9)) +
    path(
      'white',
      'M16 12.2C14 10.9 11.4 11.8 10.2 14C12.4 14.8 14.6 14.6 16 13.4C17.4 14.6 19.6 14.8 21.8 14C20.6 11.8 18 10.9 16 12.2',
    ) +
    oval('#e88f78', 16, 11.3, 1.35, 1.1) +
    path('#b5484a', 'M14.7 15.2C15.4 16 16.6 16 17.3 15.2C17 16.8 15 16.8 14.7 15.2') +
    path('red', 'M9.4 6.6C10 2.4 13 0.6 17 0.8C21.6 1 25 4.4 26 9.6L23.4 9.2C23 8 22.6 7.2 22.4 6.6Z') +
    path('#7d0f35@.3', 'M19 6.6C21 3.6 19 1.4 17 0.8C21.6 1 25 4.4 26 9.6L23.4 9.2C23 8 22.6 7.2 22.4 6.6Z') +
    oval('white', 25, 11, 2.1) +
    box('white', 8.2, 5.4, 15.6, 3, 1.5),
  sleigh:
    line('gold', 1.5, 'M2.6 29.6H25C29 29.6 31.2 27 30 23.6') +
    line('gold', 1.3, 'M8 29.4V24M14.6 29.4V25M21.6 29.4V24') +
    path(
      'red',
      'M2.6 9.4C1.6 14 2 22.6 8 25.4H22.6C28 24.4 30.6 19.6 29.6 13.8C27.8 17 25 17.6 21.6 17.2C16.8 16.8 14 15.4 12.4 11.4C11 7.8 7.2 5.4 4.6 5.6C3.2 6 2.8 7.6 2.6 9.4',
    ) +
    path('#7d0f35@.35', 'M3 19C4.4 22.4 6 24.4 8 25.4H22.6C26 24.8 28.2 22.6 29.2 19.6C25 22.4 10 23 3 19') +
    line(
      'gold',
      1.1,
      'M3.4 8.4C3.2 6.2 5 5.4 7 6.6C9.6 8 11.2 9.4 12.4 11.8C14 15.4 17 16.9 21.6 17.3C25 17.6 27.8 17 29.5 13.6',
    ) +
    line('gold', 0.9, 'M6.6 13C5.4 16.6 7.4 19.4 10 18.4C12 17.4 11 14.8 9.2 15.6'),
};
