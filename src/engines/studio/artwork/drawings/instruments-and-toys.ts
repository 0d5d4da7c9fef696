import { both, box, line, oval, path, turned } from './materials.ts';

const pawn = (fill: string, x: number, y: number, size: number, top: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  path(
    fill,
    'M-1.8 0C-1.8 -0.9 -1.3 -1.2 -1 -1.4C-0.6 -2.2 -0.6 -3.2 -0.7 -4H0.7C0.6 -3.2 0.6 -2.2 1 -1.4C1.3 -1.2 1.8 -0.9 1.8 0C1.8 0.6 -1.8 0.6 -1.8 0',
  ) +
  path(fill, top) +
  '</g>';
const PAWN = 'M-1.2 -3.7H1.2L0.8 -4.3C1.6 -4.8 1.6 -6.6 0 -6.6C-1.6 -6.6 -1.6 -4.8 -0.8 -4.3Z';
const ROOK = 'M-1.4 -3.8H1.4V-6.6H0.8V-6H0.3V-6.6H-0.3V-6H-0.8V-6.6H-1.4Z';
const BISHOP = 'M-1.1 -3.8H1.1C1.6 -5.4 0.9 -6.6 0 -7.4C-0.9 -6.6 -1.6 -5.4 -1.1 -3.8';
const QUEEN = 'M-1.2 -3.8H1.2L1.7 -7.2L0.8 -5.8L0 -7.8L-0.8 -5.8L-1.7 -7.2Z';
const KING = 'M-1.2 -3.8H1.2L1.6 -6.4H0.3V-7.2H0.9V-7.9H0.3V-8.6H-0.3V-7.9H-0.9V-7.2H-0.3V-6.4H-1.6Z';
const boardX = (column: number, depth: number) => 16 + (column - 4) * (2.5 + 1.15 * depth);
const boardY = (depth: number) => 12.6 + 13.4 * depth ** 1.15;
const square = (column: number, row: number) => {
  const [far, near] = [row / 8, (row + 1) / 8];
  return path(
    (column + row) % 2 ? '#7b4a31' : '#f4dcb4',
    `M${boardX(column, far)} ${boardY(far)}H${boardX(column + 1, far)}L${boardX(column + 1, near)} ${boardY(near)}H${boardX(column, near)}Z`,
  );
};
const ORDER = [ROOK, BISHOP, BISHOP, QUEEN, KING, BISHOP, BISHOP, ROOK];
const rank = (fill: string, row: number, tops: readonly string[]) =>
  tops
    .map((top, at) => {
      const depth = (row + 0.7) / 8;
      return pawn(fill, boardX(at + 0.5, depth), boardY(depth), 0.72 + 0.34 * depth, top);
    })
    .join('');
const leaf = (x: number, y: number, degrees: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size}) translate(-16 -27)">` +
  path(
    'leaf',
    'M16 4C18.4 1.6 22.6 2 25 4.6L21.6 8.6L27.4 6.8C29.4 9.4 30 12 29.8 14.4L22.6 13.2L29.2 17.4C28.6 19.8 27.4 21.8 25.8 23.4L20.6 17.4L23.6 25C21.4 26.4 18.6 27.2 16 27.6C13.4 27.2 10.6 26.4 8.4 25L11.4 17.4L6.2 23.4C4.6 21.8 3.4 19.8 2.8 17.4L9.4 13.2L2.2 14.4C2 12 2.6 9.4 4.6 6.8L10.4 8.6L7 4.6C9.4 2 13.6 1.6 16 4',
  ) +
  line('#c8ee8e', 0.9, 'M16 6V26.6M16 12L22 8M16 12L10 8M16 18L23 14M16 18L9 14') +
  '</g>';
const spike = (degrees: number) =>
  turned(degrees, box('red', 15.2, 2.4, 1.6, 5, 0.5) + oval('red', 16, 2.6, 1.9, 1.3));
const star = (x: number, y: number, r: number) =>
  path(
    'yellow',
    `M${x} ${y - r}L${x + r * 0.3} ${y - r * 0.3}L${x + r} ${y}L${x + r * 0.3} ${y + r * 0.3}L${x} ${y + r}L${x - r * 0.3} ${y + r * 0.3}L${x - r} ${y}L${x - r * 0.3} ${y - r * 0.3}Z`,
  );

/** Instruments, toys, games, signs, and nature that Fluent Emoji lacks or draws as a tile. */
export const INSTRUMENTS_AND_TOYS: Record<string, string> = {
  'acoustic-guitar':
    path(
      'darkwood',
      'M16 11.2C20.6 11.2 22.4 13.4 22 16.2C21.8 17.8 23.2 19 23.8 21.4C25 26 22.2 30.4 16 30.4C9.8 30.4 7 26 8.2 21.4C8.8 19 10.2 17.8 10 16.2C9.6 13.4 11.4 11.2 16 11.2',
    ) +
    path(
      'wood',
      'M16 12C20 12 21.6 13.8 21.2 16.2C20.9 18 22.4 19.4 23 21.6C24 25.8 21.6 29.6 16 29.6C10.4 29.6 8 25.8 9 21.6C9.6 19.4 11.1 18 10.8 16.2C10.4 13.8 12 12 16 12',
    ) +
    oval('#7a3f22', 16, 18.6, 3) +
    oval('#f3c58f', 16, 18.6, 2.6) +
    oval('#2b1512', 16, 18.6, 2.1) +
    box('darkwood', 14.8, 4, 2.4, 13.6, 0.2) +
    [6.4, 8.4, 10.4, 12.4, 14.4].map((y) => line('#e9d9c0', 0.25, `M14.9 ${y}H17.1`)).join('') +
    path('brown', 'M14 0.8H18L17.6 5H14.4Z') +
    both([1.6, 2.8, 4].map((y) => box('steel', 12.8, y - 0.4, 1.4, 0.8, 0.4)).join('')) +
    box('darkwood', 12.6, 24.8, 6.8, 1.3, 0.5) +
    line('#f6f2ea', 0.2, 'M15.2 4.6V25.2M15.6 4.6V25.2M16 4.6V25.2M16.4 4.6V25.2M16.8 4.6V25.2') +
    path(
      '#ffffff@.25',
      'M10.6 21.8C11.2 20 12.4 18.8 12.4 17C13 19.4 11.4 21 11.2 25C10.4 24 10.2 23 10.6 21.8',
    ),
  'grand-piano':
    path('black', 'M8 15.6L13.4 3.2C20 0.8 29 4 30.4 15.6Z') +
    path('#d99a2b', 'M10 15.4L14.4 5C20 3 27 6 28.6 15.4Z') +
    line(
      '#8a5a16',
      0.3,
      'M12.4 15.2L16 6M15 15.2L17.8 5.6M17.6 15.2L19.8 5.8M20.2 15.2L21.6 6.4M22.8 15.2L23.2 7.4M25.2 15.2L24.8 8.8',
    ) +
    line('#231f2f', 0.8, 'M24.6 16L22.4 4.6') +
    box('black|', 4, 21, 2, 8.4, 0.6) +
    box('black|', 15, 21, 2, 8.4, 0.6) +
    box('black|', 25.4, 19, 2, 10.4, 0.6) +
    [5, 16, 26.4].map((x) => oval('gold', x, 29.8, 1, 0.8)).join('') +
    line('#231f2f', 0.7, 'M10 22V27.4M11.4 22V27.4') +
    box('gold', 9.2, 27.2, 3, 0.9, 0.4) +
    path(
      'black',
      'M7.4 15.2H30C31 15.2 31.4 16 31 17C30 19.6 27.6 20.4 24.4 20.6C20.6 20.8 20 22.4 17 22.4H2.4C1.6 22.4 1 21.8 1 21V18.8C1 18 1.6 17.4 2.4 17.4H6.6Z',
    ) +
    line('#8c86a2', 0.4, 'M8 16H30') +
    box('#ffffff', 1.8, 18.2, 12.4, 2.2, 0.3) +
    Array.from({ length: 8 }, (_, at) => line('#b9b4c4', 0.2, `M${3.2 + at * 1.38} 18.2V20.4`)).join('') +
    [2.8, 4.2, 6.9, 8.3, 9.7, 12.4].map((x) => box('#231f2f', x, 18.2, 0.8, 1.3)).join('') +
    path('black', 'M4.6 17.4L6 13.4H11.4L12 17.4Z'),
  'rubber-duck':
    path('yellow', 'M5.6 18.4C3.6 16 2.4 15.4 1.4 15C1 20 2 24.6 5 27Z') +
    oval('yellow', 15.2, 22.6, 12, 7.6) +
    oval('yellow', 20.6, 10.4, 7.4) +
    path(
      'orange',
      'M26.4 9.6C28.4 9.2 31.2 9.6 31.2 11.4C31.2 13.4 28.6 14 25.8 13.4C25 12.4 25.2 10.4 26.4 9.6',
    ) +
    line('#a83a16', 0.4, 'M26 11.7C27.6 12 29.4 12 30.8 11.6') +
    oval('#231f2f', 22.8, 8.4, 1.2, 1.5) +
    oval('#ffffff', 23.2, 7.8, 0.45) +
    path(
      '#e08a1c@.55',
      'M8.4 20.8C11 18.4 15.6 18.6 18.6 20.6C18.4 24.4 15 26.8 11.6 26C9.4 25.4 8.2 23.2 8.4 20.8',
    ) +
    path('#ffffff@.5', 'M15.4 8.6C16 6.4 17.6 5 19.8 4.6C18 5.8 17 7.2 16.8 9.4Z'),
  'tennis-ball':
    oval('lime', 16, 16, 14.6) +
    line('#ffffff', 1.5, 'M5 7C11 11 11 21 5 25M27 7C21 11 21 21 27 25') +
    oval('#ffffff@.35', 13.4, 5.8, 3, 1.6),
  'chess-board':
    path(
      'darkwood',
      `M${boardX(-0.4, 0)} 11.9H${boardX(8.4, 0)}L${boardX(8.4, 1.04)} ${boardY(1.04)}V29.6H${boardX(-0.4, 1.04)}V${boardY(1.04)}Z`,
    ) +
    Array.from({ length: 64 }, (_, at) => square(at % 8, at >> 3)).join('') +
    rank('black', 0, ORDER) +
    rank('black', 1, Array<string>(8).fill(PAWN)) +
    pawn('cream', boardX(4.5, 0.52), boardY(0.56), 0.95, PAWN) +
    rank('cream', 6, [PAWN, PAWN, PAWN, PAWN].concat(PAWN, PAWN, PAWN, PAWN)) +
    rank('cream', 7, ORDER),
  'monstera-plant':
    line(
      '#22743c',
      1,
      'M16 23C15.6 18 15.8 14 16 12M16 23C13 19 10 17 8.4 16M16 23C19 19 22 17.4 24 16M15.6 23C12 21 9 21 7 21.4M16.4 23C20 21 23 21 25.4 21.4',
    ) +
    leaf(10, 17, -42, 0.44) +
    leaf(22.4, 17, 42, 0.44) +
    leaf(9.4, 21.4, -84, 0.32) +
    leaf(23, 21.4, 84, 0.32) +
    leaf(16, 14.4, 3, 0.5) +
    path('#4a2c22', 'M10 22.6H22V24H10Z') +
    path('white', 'M9.4 23.4H22.6L21.2 30C21 30.6 20.6 31 20 31H12C11.4 31 11 30.6 10.8 30Z') +
    box('white', 8.6, 22, 14.8, 2.4, 0.8),
  'hammer-and-nails':
    turned(
      -28,
      box('wood|', 14.6, 8, 2.8, 22.6, 1.2) +
        path(
          'steel',
          'M7.4 3.4H12.4V2.6H19V3.4C22 3.4 24.4 4.4 26 7.4C23.4 6.4 21.4 6.8 19 8.6H12.4V8H7.4C6.8 8 6.4 7.4 6.4 6.8V4.6C6.4 4 6.8 3.4 7.4 3.4',
        ),
    ) +
    turned(14, path('steel|', 'M26.2 17H29.2V18L28.4 18.2V27.4L27.7 29.6L27 27.4V18.2L26.2 18Z'), 27, 20) +
    turned(-6, path('steel|', 'M21 20H24V21L23.2 21.2V29.4L22.5 31.4L21.8 29.4V21.2L21 21Z'), 22, 22) +
    path('steel|', 'M2 24V27H3L3.2 26.2H12.4L14.6 25.5L12.4 24.8H3.2L3 24Z'),
  'rainbow-arc':
    ['#ea3540', '#fa8535', '#ffd23c', '#3bab53', '#3284ef', '#7d4fd6']
      .map(
        (color, at) =>
          `<path d="M${1.8 + at * 1.6} 23A${14.2 - at * 1.6} ${14.2 - at * 1.6} 0 0 1 ${30.2 - at * 1.6} 23" fill="none" stroke="${color}" stroke-width="1.7"/>`,
      )
      .join('') +
    both(
      oval('white', 3.4, 23.6, 3.2, 2.8) +
        oval('white', 7.4, 22.2, 3.8, 3.4) +
        oval('white', 10.6, 24, 2.6, 2.2) +
        box('white', 1.2, 22.8, 11.4, 3.6, 1.8),
    ),
  'santa-hat':
    path(
      'red',
      'M4.6 24C4.6 12.6 10 4.2 18 3.6C25 3 28.6 9.6 29.4 17L25.8 18C24.8 15 23.6 13.6 22.4 13C24.4 16.4 26 20 26.4 24Z',
    ) +
    path(
      '#7a0c3a@.25',
      'M22.4 13C20 11.6 17.6 12 16 13.4C18.6 12.6 20.6 14 22 17C23 19 23.6 21.6 23.8 24H26.4C26 20 24.4 16.4 22.4 13',
    ) +
    oval('white', 27.8, 19, 3.4) +
    box('white', 2, 21.8, 27, 7, 3.5) +
    [5, 9.6, 14.2, 18.8, 23.4].map((x) => oval('#cbc3dc@.5', x + 1.4, 26.8, 1.8, 0.9)).join(''),
  'open-gift-box':
    path('glow', 'M6 17L2.6 4.6L16 9L29.4 4.6L26 17Z') +
    star(9, 9, 2) +
    star(21.6, 7.4, 2.6) +
    star(15.6, 4.4, 1.8) +
    path('#8c123f', 'M4 16H28V20H4Z') +
    path('red', 'M4 17.6H28V29C28 30 27.4 30.6 26.4 30.6H5.6C4.6 30.6 4 30 4 29Z') +
    box('gold', 13.8, 17.6, 4.4, 13) +
    path('red', 'M4 17.6L0.8 21.4L3.6 23.4L6.6 18.6Z') +
    path('red', 'M28 17.6L31.2 21.4L28.4 23.4L25.4 18.6Z') +
    oval('gold', 12.8, 16.4, 3.2, 1.9) +
    oval('gold', 19.2, 16.4, 3.2, 1.9) +
    oval('#b9741c@.5', 12.6, 16.4, 1.6, 0.8) +
    oval('#b9741c@.5', 19.4, 16.4, 1.6, 0.8) +
    oval('gold', 16, 16.8, 1.4),
  'straw-hat':
    oval('#a87c43', 16, 23.4, 15, 5) +
    oval('sand', 16, 22.4, 15, 5) +
    [13, 10.8, 8.6]
      .map(
        (rx) =>
          `<ellipse cx="16" cy="22" rx="${rx}" ry="${rx / 3.2}" fill="none" stroke="#c2935c" stroke-width=".5" stroke-dasharray=".9 .5"/>`,
      )
      .join('') +
    path(
      'sand',
      'M7.6 22C7.6 14 9 8.4 12.6 7.6C14 7.2 15 8.2 16 8.2C17 8.2 18 7.2 19.4 7.6C23 8.4 24.4 14 24.4 22C22 24.4 10 24.4 7.6 22',
    ) +
    [10.6, 12.8, 15]
      .map(
        (y) =>
          `<path d="M${8.2 + (15 - y) * 0.25} ${y}C12 ${y + 1.6} 20 ${y + 1.6} ${23.8 - (15 - y) * 0.25} ${y}" fill="none" stroke="#c2935c" stroke-width=".5" stroke-dasharray=".9 .5"/>`,
      )
      .join('') +
    path('red', 'M7.8 17.4C12 19.6 20 19.6 24.2 17.4L24.4 21.8C20 24.4 12 24.4 7.6 21.8Z'),
  'sea-turtle': turned(
    28,
    path('teal', 'M10.6 11C6 8 2 9.6 0.6 15.4C4 13.4 7 13.6 9.8 16Z') +
      path('teal', 'M21.4 11C26 8 30 9.6 31.4 15.4C28 13.4 25 13.6 22.2 16Z') +
      path('teal', 'M10.6 24C8 25.4 7 28 7.8 30.4C10 30 11.8 28.6 12.8 26.4Z') +
      path('teal', 'M21.4 24C24 25.4 25 28 24.2 30.4C22 30 20.2 28.6 19.2 26.4Z') +
      oval('teal', 16, 5.4, 3.8, 4.4) +
      both(oval('#231f2f', 13.2, 4.4, 0.7, 0.9)) +
      path(
        '#245c3a',
        'M16 7C21.6 7 25 11.6 25 17.4C25 23.4 20 28.6 16 29.6C12 28.6 7 23.4 7 17.4C7 11.6 10.4 7 16 7',
      ) +
      path(
        'leaf',
        'M16 8C21 8 24 12 24 17.4C24 22.6 19.6 27.4 16 28.4C12.4 27.4 8 22.6 8 17.4C8 12 11 8 16 8',
      ) +
      line(
        '#245c3a',
        0.8,
        'M16 8V10.6M12.6 10.6H19.4L20.8 14.6L18.6 18.4H13.4L11.2 14.6ZM13.4 18.4L11.8 22L13.6 25H18.4L20.2 22L18.6 18.4M11.2 14.6L8.2 15.4M20.8 14.6L23.8 15.4M11.8 22L9.4 22.6M20.2 22L22.6 22.6M12.6 10.6L10.8 9.8M19.4 10.6L21.2 9.8',
      ),
  ),
  'coronavirus-ball':
    Array.from({ length: 12 }, (_, at) => spike(at * 30)).join('') +
    oval('red', 16, 16, 10) +
    [
      [12, 12, 1.6],
      [19.6, 11.4, 1.2],
      [21.4, 17.6, 1.7],
      [14.4, 19.6, 1.9],
      [10, 17.4, 1],
      [18.6, 22.6, 1.1],
    ]
      .map(([x, y, r]) => oval('#8e1139@.5', x!, y!, r!) + oval('#ff9c8c', x! - 0.2, y! - 0.2, r! * 0.6))
      .join(''),
  'green-leaf':
    path('leaf', 'M4.4 25.6C2 14 9 4 28.4 3.2C29.6 20 20 30 7.4 26.4Z') +
    path('#22743c@.25', 'M28.4 3.2C29.6 20 20 30 7.4 26.4Z') +
    line(
      '#d3f09a',
      0.9,
      'M5.6 27.2C11 19.4 18 11.6 26 5.8M11.4 20.2L10.4 13M15.6 15.6L15.4 8.6M11.4 20.4L18.6 21.8M16 15.6L23 16.4',
    ) +
    line('#22743c', 1.6, 'M6.4 25.8L2.4 30.2'),
  flask:
    path(
      'glass',
      'M12.4 2.6H19.6V11L27.8 26.2C29 28.4 27.8 30.6 25.4 30.6H6.6C4.2 30.6 3 28.4 4.2 26.2L12.4 11Z',
    ) +
    path(
      'green',
      'M9 19.4C12 18.2 14 20.4 17 19.6C19.4 19 21 18.4 23 19.4L26.8 26.4C27.6 28 26.8 29.4 25.2 29.4H6.8C5.2 29.4 4.4 28 5.2 26.4Z',
    ) +
    box('ice', 11.2, 1.4, 9.6, 2.2, 1) +
    oval('#ffffff@.6', 13, 24, 1.2) +
    oval('#ffffff@.6', 18.4, 22.4, 0.8) +
    oval('#ffffff@.6', 20.4, 26.2, 1.4) +
    path('#ffffff@.7', 'M13.6 5H15V12L9.4 22H8.2L13.6 11.6Z'),
  atom:
    [0, 60, 120]
      .map((turn) =>
        turned(
          turn,
          `<ellipse cx="16" cy="16" rx="14.6" ry="5.4" fill="none" stroke="#3284ef" stroke-width="1.3"/>`,
        ),
      )
      .join('') +
    oval('red', 14.8, 15, 2.4) +
    oval('blue', 17.4, 15.2, 2.3) +
    oval('red', 16.6, 17.4, 2.3) +
    oval('blue', 14.4, 17.2, 2) +
    oval('yellow', 30, 15, 1.6) +
    turned(60, oval('yellow', 2, 15, 1.6)) +
    turned(120, oval('yellow', 2, 17, 1.6)),
  'yin-and-yang':
    oval('black', 16, 16, 14.8) +
    path('white', 'M16 2.2A13.8 13.8 0 0 1 16 29.8A6.9 6.9 0 0 1 16 16A6.9 6.9 0 0 0 16 2.2') +
    oval('white', 16, 9.1, 2.2) +
    oval('black', 16, 22.9, 2.2),
  'peace-sign':
    `<circle cx="16" cy="16" r="13" fill="none" stroke="#8f58e4" stroke-width="3.2"/>` +
    `<path d="M16 3V29M16 16L6.8 25.2M16 16L25.2 25.2" fill="none" stroke="#8f58e4" stroke-width="3.2"/>` +
    line('#cfaaff', 0.7, 'M6 9.4A12 12 0 0 1 14 3.8'),
  'six-pointed-star':
    `<path d="M16 4L26.8 22.4H5.2ZM16 28L5.2 9.6H26.8Z" fill="none" stroke="#192c62" stroke-width="3.4" stroke-linejoin="miter"/>` +
    `<path d="M16 4L26.8 22.4H5.2ZM16 28L5.2 9.6H26.8Z" fill="none" stroke="#3284ef" stroke-width="2.4" stroke-linejoin="miter"/>`,
  checkmark:
    path('green', 'M2.6 17.6L7.4 12.8L13 18.4L25 5L29.6 9.2L13.2 27.8Z') +
    path('#ffffff@.3', 'M4.4 17.6L7.4 14.6L13 20.2L25.2 6.8L26.4 8L13 22.8L7.4 17Z'),
};
