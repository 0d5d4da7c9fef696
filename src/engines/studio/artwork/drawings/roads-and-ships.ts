import { box, line, oval, path, turned } from './materials.ts';

const wheel = (x: number, y: number, r: number) =>
  oval('black', x, y, r) +
  oval('steel', x, y, r * 0.62) +
  [0, 72, 144, 216, 288]
    .map((turn) => turned(turn, box('#4e4a60', x - 0.3, y - r * 0.56, 0.6, r * 0.4, 0.2), x, y))
    .join('') +
  oval('steel', x, y, r * 0.2);
const octagon = (fill: string, y: number, r: number) => {
  const points = Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) * Math.PI) / 4;
    return `${(16 + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  });
  return path(fill, `M${points.join('L')}Z`);
};
const brickRow = (y: number, isOdd: boolean) =>
  Array.from({ length: 6 }, (_, at) => {
    const [left, right] = [
      Math.max(0.6, at * 6.2 - (isOdd ? 3.1 : 0) + 0.6),
      Math.min(31.4, (at + 1) * 6.2 - (isOdd ? 3.1 : 0)),
    ];
    return right - left > 0.8
      ? box((at * 7 + Math.round(y)) % 3 ? 'brick' : '#b9503d', left, y, right - left, 2.7, 0.3)
      : '';
  }).join('');
const shop = (awning: string, emblem: string, goods: string) =>
  box('cream', 3.4, 10, 25.2, 19, 0.8) +
  box('brown', 3.4, 5.6, 25.2, 6.4, 1) +
  [0, 1, 2, 3, 4, 5]
    .map((at) =>
      path(
        at % 2 ? 'white' : awning,
        `M${2.6 + at * 4.47} 11H${7.07 + at * 4.47}V15A2.23 2.2 0 0 1 ${2.6 + at * 4.47} 15Z`,
      ),
    )
    .join('') +
  box('glass', 5.4, 18.6, 12, 7.8, 0.6) +
  path('#ffffff@.6', 'M8 18.6H11L8 26.4H5.4V24Z') +
  goods +
  box('brown', 5, 26, 12.8, 1, 0.4) +
  box('brown', 19.6, 18.2, 6.8, 10.8, 0.6) +
  box('glass', 20.8, 19.4, 4.4, 5.2, 0.4) +
  oval('gold', 25.4, 25.6, 0.5) +
  oval('brown', 16, 6.2, 5.6) +
  oval('cream', 16, 6.2, 4.8) +
  emblem +
  box('stone', 2.4, 28.6, 27.2, 1.8, 0.6);
const flower = (fill: string, x: number, y: number, r: number) =>
  [0, 72, 144, 216, 288]
    .map((turn) => turned(turn, oval(fill, x, y - r, r * 0.75, r * 0.85), x, y))
    .join('') + oval('yellow', x, y, r * 0.65);

/** Road vehicles, ships, walls, shops and road signs. */
export const ROADS_AND_SHIPS: Record<string, string> = {
  'sports-car':
    path('black', 'M26.4 16L28 12.4H31V13.6L29 14L28.8 17Z') +
    path(
      'red',
      'M0.8 21.8C0.6 19.4 2 18.2 5 17.6L9.6 16.6C12.4 13.6 15.2 12.2 18.8 12.2C22.4 12.2 25 13.8 27.2 16C29.8 16.2 31.2 17.4 31.2 19.6V22.6C31.2 23.6 30.6 24.2 29.6 24.2H2.6C1.6 24.2 1 23.6 0.8 21.8',
    ) +
    path('#3b4a7a', 'M11.6 16.8C13.6 14.6 15.6 13.5 18.2 13.4V16.6Z') +
    path('#3b4a7a', 'M19.2 13.4C21.8 13.6 23.6 14.6 25 16.2L19.2 16.6Z') +
    path('#8fd0f5', 'M12.8 16.6C14.4 14.9 15.8 14.2 17.2 14L15.2 16.7Z') +
    path('#ffffff@.3', 'M5.4 18.4L10 17.4L26.6 17L28 17.6L10.4 18.2L4 19.8Z') +
    path('glow', 'M1.8 19.8C2.4 19 3.6 18.6 5 18.6L4.6 20.2L1.6 20.8Z') +
    box('#ff5a4a', 29.8, 18.4, 1.3, 1.6, 0.4) +
    path('#5e0a2c', 'M18.6 19.4H22L20.6 21.4H17.6Z') +
    line('#8e1139', 0.4, 'M18.7 16.8L17 22.6H11.8') +
    box('black', 1, 22.8, 30, 1.6, 0.6) +
    wheel(7.4, 23, 3.9) +
    wheel(24.6, 23, 3.9),
  'yellow-school-bus':
    path(
      'yellow',
      'M8 6.6H29C30.2 6.6 31 7.4 31 8.6V24.4H1V18.4C1 17.2 1.8 16.4 3 16.2L6.6 15.6L7 7.6C7 7 7.4 6.6 8 6.6',
    ) +
    box('#e98a20', 8.6, 5.4, 21.2, 1.8, 0.8) +
    oval('red', 10.4, 5.2, 0.8) +
    oval('red', 28, 5.2, 0.8) +
    [8.2, 12.8, 17.4, 22, 26.4]
      .map(
        (x, at) =>
          box('black', x, 8.8, at === 4 ? 3.8 : 4, 5, 0.5) +
          box('glass', x + 0.4, 9.2, at === 4 ? 3 : 3.2, 4.2, 0.3),
      )
      .join('') +
    line('#231f2f', 0.7, 'M6.8 16.4H31M3 19.6H31M3 21.4H31') +
    line('#423e52', 0.5, 'M21 18H24') +
    `<g transform="translate(10.4 10.4) scale(.7)">${octagon('red', 10.6, 2.6)}</g>` +
    box('steel', 0.6, 17.6, 1.6, 4, 0.4) +
    oval('glow', 2.2, 17.6, 0.9) +
    box('black', 0.4, 22.8, 30.8, 1.8, 0.6) +
    wheel(7, 24.6, 3.5) +
    wheel(25, 24.6, 3.5),
  'cruise-ship':
    path('red', 'M13 3.4H16.6L16.2 8H12.6Z') +
    box('#191522', 13, 3, 3.7, 1.2, 0.3) +
    path('red', 'M19.4 3.4H23L22.6 8H19Z') +
    box('#191522', 19.4, 3, 3.7, 1.2, 0.3) +
    box('white', 9.6, 7.4, 16.8, 4, 0.8) +
    box('white', 7.2, 10.6, 21.4, 3.8, 0.8) +
    box('white', 5, 13.8, 25, 4.2, 0.8) +
    [10.8, 13.2, 15.6, 18, 20.4, 22.8].map((x) => box('blue', x, 8.8, 1.5, 1.3, 0.3)).join('') +
    [8.6, 11, 13.4, 15.8, 18.2, 20.6, 23, 25.4].map((x) => box('blue', x, 12, 1.5, 1.3, 0.3)).join('') +
    line('#f8a23c', 1, 'M7.4 15.8H28') +
    path('white', 'M0.6 17.4H31C31 21 30 24.6 28.4 27.4H6C3.4 25.4 1.4 21.6 0.6 17.4') +
    path('navy', 'M2.6 23H30C29.6 24.6 29 26.2 28.4 27.4H6C4.6 26.2 3.4 24.8 2.6 23') +
    box('#ea3540', 2.2, 22.2, 28, 0.9) +
    [6, 9, 12, 15, 18, 21, 24, 27].map((x) => oval('blue', x, 19.8, 0.8)).join(''),
  'container-ship':
    ['red', 'blue', 'orange', 'green', 'teal']
      .flatMap((fill, column) =>
        [0, 1, 2]
          .slice(column === 0 ? 1 : 0)
          .map(
            (row) =>
              box(
                [fill, 'orange', 'blue', 'red', 'green'][(column + row * 2) % 5]!,
                3.4 + column * 4,
                9.4 + row * 3,
                3.7,
                2.8,
                0.2,
              ) +
              line(
                '#231f2f@.3',
                0.25,
                `M${4.6 + column * 4} ${9.6 + row * 3}V${12 + row * 3}M${5.8 + column * 4} ${9.6 + row * 3}V${12 + row * 3}`,
              ),
          ),
      )
      .join('') +
    box('white', 24.4, 7, 5.4, 12, 0.6) +
    box('blue', 24.8, 8.4, 4.6, 1.5, 0.3) +
    [11.6, 14.2].map((y) => [25.4, 27.4].map((x) => box('blue', x, y, 1.2, 1.2, 0.3)).join('')).join('') +
    box('red', 27, 3.4, 2.2, 3.8, 0.3) +
    line('#423e52', 0.6, 'M25.4 7V4') +
    path('navy', 'M0.6 17.6H3.4L4 18.4H31.2C31 22 30 25.4 28.6 27.4H5.4C3 25.4 1.2 22 0.6 17.6') +
    path('red', 'M3 23.8H30C29.6 25.2 29.2 26.4 28.6 27.4H5.4C4.4 26.4 3.6 25.2 3 23.8') +
    line('#ffffff@.8', 0.5, 'M6 20.8H12'),
  'brick-wall':
    box('#dccbbd', 0, 6, 32, 20, 0.4) +
    [6.6, 9.9, 13.2, 16.5, 19.8, 23].map((y, at) => brickRow(y, at % 2 === 1)).join(''),
  'stop-road-sign':
    box('steel|', 15.1, 18, 1.8, 13.4, 0.4) +
    octagon('white', 10.6, 10.4) +
    octagon('red', 10.6, 9.4) +
    `<path d="M11.9 8.4C11.4 7.4 8.6 7.6 8.8 9.2C9 10.8 12 10 12.1 11.9C12.2 13.8 9.2 13.9 8.6 12.6M12.9 8H16M14.45 8V13.4M18.2 8C16.4 8 16.6 13.4 18.2 13.4C19.8 13.4 20 8 18.2 8M21.2 13.4V8H22.4C24.4 8 24.4 11 22.4 11H21.2" fill="none" stroke="#ffffff" stroke-width="1.05" stroke-linejoin="round"/>`,
  'coffee-shop': shop(
    'brown',
    path('#5d3028', 'M13.2 5H17.6V7.2C17.6 8.6 16.8 9.2 15.4 9.2C14 9.2 13.2 8.6 13.2 7.2Z') +
      `<path d="M17.6 5.6C19.2 5.4 19.2 7.6 17.5 7.6" fill="none" stroke="#5d3028" stroke-width=".6"/>` +
      line('#99593d', 0.45, 'M14.6 4.2C14.2 3.6 15 3.2 14.6 2.6M16.2 4.2C15.8 3.6 16.6 3.2 16.2 2.6'),
    [8, 11.4, 14.8]
      .map((x) => path('white', `M${x - 1.1} 23.6H${x + 1.1}L${x + 0.8} 26H${x - 0.8}Z`))
      .join(''),
  ),
  bakery: shop(
    'orange',
    path(
      'wood',
      'M12.6 8.2C11.6 6 13.4 3.6 16 3.6C18.6 3.6 20.4 6 19.4 8.2C18.4 8.8 17.8 7.2 16 7.2C14.2 7.2 13.6 8.8 12.6 8.2',
    ) + line('#935334', 0.4, 'M14.4 4.2L14.8 7.2M17.6 4.2L17.2 7.2'),
    [8, 11.6, 15.2]
      .map(
        (x) =>
          oval('wood', x, 24.8, 1.7, 1.2) +
          line('#935334', 0.3, `M${x - 0.8} 24.2L${x - 0.2} 25M${x + 0.2} 24.2L${x + 0.8} 25`),
      )
      .join(''),
  ),
  bookshop: shop(
    'blue',
    path(
      'white',
      'M12.4 4.4C14 3.8 15.2 4 16 4.8C16.8 4 18 3.8 19.6 4.4V8.6C18 8 16.8 8.2 16 9C15.2 8.2 14 8 12.4 8.6Z',
    ) + line('#254ab3', 0.5, 'M16 4.8V9M12.4 4.4V8.6C14 8 15.2 8.2 16 9C16.8 8.2 18 8 19.6 8.6V4.4'),
    ['red', 'green', 'yellow', 'purple', 'teal', 'orange', 'navy', 'pink']
      .map((fill, at) => box(fill, 6.2 + at * 1.35, 22.4 + (at % 3) * 0.5, 1.2, 3.6 - (at % 3) * 0.5, 0.2))
      .join(''),
  ),
  'flower-shop': shop(
    'pink',
    flower('red', 16, 6.2, 1.8),
    [8, 11.4, 14.8]
      .map(
        (x, at) =>
          line('#3bab53', 0.4, `M${x} 25V22.6`) +
          flower(['pink', 'yellow', 'purple'][at]!, x, 22, 0.9) +
          path('brick', `M${x - 1} 24.4H${x + 1}L${x + 0.7} 26H${x - 0.7}Z`),
      )
      .join(''),
  ),
};
