import { both, box, line, oval, path, turned } from './materials.ts';

/** Money, offices, schools and law. */
export const MONEY_AND_OFFICE: Record<string, string> = {
  'piggy-bank':
    box('pink', 7.5, 22, 4, 6.5, 1.6) +
    box('pink', 19, 22, 4, 6.5, 1.6) +
    line('#d9477f', 1.5, 'M27 15C29.4 14.6 29.6 12.2 28.2 12.2') +
    path('pink', 'M9.2 11.2L8.2 5.6C11 5.4 13 6.8 14 9Z') +
    oval('pink', 16.6, 17, 11.6, 9.2) +
    box('pink', 2.6, 14.6, 7, 7.2, 2.8) +
    oval('#b92f70', 4.9, 18.2, 0.8, 1.2) +
    oval('#b92f70', 7.4, 18.2, 0.8, 1.2) +
    oval('#3b1d33', 10.2, 13.8, 1, 1.2) +
    box('#a02a64', 14.4, 8.6, 6.6, 1.3, 0.65) +
    oval('gold', 17.8, 4.6, 3.9) +
    oval('#ffe48a', 17.8, 4.6, 2.6) +
    oval('#ffffff@.35', 14, 12.5, 3.4, 1.8),
  'gold-bar':
    path('gold', 'M4.6 11H22L26.4 24H0.8Z') +
    path('#b9741c', 'M22 11L27.4 8.6L31.4 20.6L26.4 24Z') +
    path('#fff3ad', 'M4.6 11L10.4 8.6H27.4L22 11Z') +
    path('#fff8d0@.7', 'M4.6 11H22L22.6 12.6H4Z') +
    box('#b9741c@.55', 8.6, 15.6, 10, 2, 0.8) +
    box('#b9741c@.55', 10.6, 19, 6, 1.4, 0.7),
  bitcoin:
    oval('#b9741c', 17, 16.4, 13) +
    oval('gold', 15.4, 16, 13) +
    oval('orange', 15.4, 16, 10.4) +
    turned(
      12,
      line(
        '#fff8e0',
        2,
        'M12.2 10.4H17A2.8 2.8 0 0 1 17 16H12.2H17.8A2.9 2.9 0 0 1 17.8 21.8H12.2M12.9 10.4V21.8',
      ) + line('#fff8e0', 1.6, 'M14 8V10M17 8V10M14 22.2V24.2M17 22.2V24.2'),
      15.4,
      16,
    ),
  safe:
    box('black', 6, 27, 4.5, 2.8, 1) +
    box('black', 21.5, 27, 4.5, 2.8, 1) +
    box('navy', 3, 3, 26, 25.4, 3) +
    box('steel', 6, 6, 20, 19.4, 2) +
    box('navy', 7.6, 7.6, 16.8, 16.2, 1.4) +
    oval('steel', 14.6, 15.7, 5) +
    oval('black', 14.6, 15.7, 3.4) +
    line('#e9ecf6', 1.2, 'M14.6 12.4V19M11.3 15.7H17.9') +
    box('gold', 21, 12.4, 2, 6.6, 1) +
    box('steel', 3.4, 8.4, 2, 4, 0.9) +
    box('steel', 3.4, 19, 2, 4, 0.9),
  'cash-register':
    box('teal', 3, 22, 26, 7.4, 1.8) +
    box('teal', 5, 12, 22, 11, 2) +
    path('teal', 'M7 13L9.4 7.4H22.6L25 13Z') +
    box('black', 12, 2.6, 12, 5.2, 1.2) +
    box('glow', 13.2, 3.7, 9.6, 3, 0.6) +
    box('white', 6.4, 3.6, 4.4, 6.4, 0.5) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2].map((at) => box('white', 8 + at * 3.4, 13.6 + row * 2.7, 2.4, 1.8, 0.5)).join(''),
      )
      .join('') +
    box('red', 19, 13.6, 5, 1.9, 0.6) +
    box('yellow', 19, 16.6, 5, 4.4, 0.8) +
    box('#0d4d60', 13, 25, 6, 1.4, 0.7),
  atm:
    box('blue', 4, 2, 24, 28, 2.6) +
    box('navy', 6, 4, 20, 5, 1.2) +
    box('#ffffff', 8, 6, 5, 1, 0.5) +
    box('#ffffff', 14.4, 6, 9, 1, 0.5) +
    box('glass', 7, 11, 11, 8, 1) +
    box('black', 20, 11, 5, 1.6, 0.6) +
    [0, 1, 2]
      .map((row) => [0, 1].map((at) => box('white', 20 + at * 2.7, 14 + row * 1.9, 2.3, 1.4, 0.3)).join(''))
      .join('') +
    box('black', 7, 21.4, 18, 2.4, 1) +
    box('green', 10, 22.4, 12, 5.6, 0.6) +
    oval('#dff7d8', 16, 25.2, 1.6),
  gavel:
    box('darkwood', 3, 25.6, 17, 4, 1.4) +
    box('wood', 5, 23.4, 13, 3, 1.2) +
    turned(
      -40,
      box('wood|', 15.2, 12, 2.6, 19, 1.3) +
        box('wood', 8.6, 5, 15.8, 8.4, 1.2) +
        box('darkwood', 6.6, 4, 3.6, 10.4, 1.4) +
        box('darkwood', 22.8, 4, 3.6, 10.4, 1.4) +
        box('gold', 10.6, 5, 1.3, 8.4) +
        box('gold', 21, 5, 1.3, 8.4),
      15,
      13,
    ),
  'treasure-chest':
    path('darkwood', 'M3 14C3 6.4 7 3.4 11 3.4H21C25 3.4 29 6.4 29 14Z') +
    path('#3a1d1b', 'M5.4 14C5.6 9 8 6 11.4 6H20.6C24 6 26.4 9 26.6 14Z') +
    [7, 11, 15.4, 20, 24.6].map((x, at) => oval('gold', x, 15.4 - (at % 2) * 1.8, 3, 2.6)).join('') +
    oval('red', 13.4, 12, 1.6) +
    oval('teal', 19, 12.6, 1.6) +
    box('brown', 3, 16, 26, 13, 1.4) +
    box('gold', 3, 16, 26, 2.4, 0.8) +
    box('gold', 5.6, 16, 3, 13, 0.4) +
    box('gold', 23.4, 16, 3, 13, 0.4) +
    box('gold', 12.8, 15.6, 6.4, 7, 1.6) +
    path('#5c2f1c', 'M16 18A1.3 1.3 0 0 1 16.7 20.3L17 21.4H15L15.3 20.3A1.3 1.3 0 0 1 16 18'),
  calculator:
    box('black', 6, 2, 20, 28, 3) +
    box('glass', 8.6, 4.8, 14.8, 6, 1.2) +
    line('#2b4a66', 1, 'M20.8 6.6V9M18.4 6.6V9') +
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2, 3]
          .map((at) =>
            box(
              at === 3 ? 'orange' : row === 0 ? 'steel' : 'white',
              8.6 + at * 3.9,
              13 + row * 4,
              3.1,
              2.9,
              0.9,
            ),
          )
          .join(''),
      )
      .join(''),
  diploma:
    box('cream', 3, 5, 26, 19, 1.4) +
    `<rect x="5" y="7" width="22" height="15" rx="0.8" fill="none" stroke="#d6a94a" stroke-width="0.8"/>` +
    box('navy', 10, 9.6, 12, 1.6, 0.8) +
    line('#b6a58a', 0.8, 'M8 13.4H24M8 15.6H24M8 17.8H17') +
    path('red', 'M20.6 21L19.4 29.4L22.8 27.4L26 29.4L25 21Z') +
    oval('gold', 22.8, 20, 4) +
    oval('yellow', 22.8, 20, 2.5),
  chalkboard:
    line('#935334', 2, 'M9 24L6.6 30M23 24L25.4 30') +
    box('wood', 2, 3, 28, 22, 1.6) +
    box('#1d5140', 4, 5, 24, 17.6, 0.8) +
    path('#ffffff@.1', 'M4 5H17L9 22.6H4Z') +
    box('wood', 3, 23, 26, 2.6, 0.8) +
    box('white', 8, 21.9, 4.4, 1.3, 0.6) +
    box('yellow', 13.6, 21.9, 3.4, 1.3, 0.6),
  passport: turned(
    -9,
    box('#e9ecf3', 7.6, 3, 18, 26, 1.8) +
      box('navy', 6, 3, 18, 26, 1.8) +
      `<circle cx="15" cy="13" r="4.8" fill="none" stroke="#f2c75a" stroke-width="1"/><ellipse cx="15" cy="13" rx="2" ry="4.8" fill="none" stroke="#f2c75a" stroke-width=".8"/>` +
      line('#f2c75a', 0.8, 'M10.2 13H19.8') +
      box('#f2c75a', 10, 21, 10, 1.4, 0.7) +
      box('#f2c75a', 12, 24, 6, 1.2, 0.6),
  ),
  'shipping-container':
    box('blue', 2, 15, 28, 14, 1) +
    [4, 7, 10, 13, 16, 19, 22, 25].map((x) => box('#1c3f9c@.5', x, 17, 1.4, 10, 0.6)).join('') +
    box('red', 5, 3, 24, 12, 1) +
    [7, 10, 13, 16, 19, 22, 25].map((x) => box('#8f0f3a@.5', x, 5, 1.4, 8, 0.6)).join(''),
  'computer-chip':
    both([8, 12, 16.4, 20.6].map((y) => box('gold', 2, y + 0.6, 6, 1.8, 0.7)).join('')) +
    turned(90, both([8, 12, 16.4, 20.6].map((y) => box('gold', 2, y + 0.6, 6, 1.8, 0.7)).join(''))) +
    box('black', 5.6, 5.6, 20.8, 20.8, 2.2) +
    box('steel', 9.6, 9.6, 12.8, 12.8, 1.4) +
    box('#8b90aa', 12, 13, 8, 1.2, 0.6) +
    box('#8b90aa', 12, 16, 5.6, 1.2, 0.6) +
    oval('#8b90aa', 12.6, 19.6, 0.9),
  'circuit-board':
    box('green', 2.4, 4.4, 27.2, 23.2, 2) +
    line(
      '#a6ecac',
      0.8,
      'M6 8H11L13 10M6 12H11M6 24H13L15 22M21 20H26M20 12L23 9H26M21 16H26M8 20H11M16 7V10M19 7V10M16 22V25M19 22V25',
    ) +
    [
      [6, 8],
      [6, 12],
      [6, 24],
      [26, 20],
      [26, 9],
      [26, 16],
      [8, 20],
      [16, 7],
      [19, 7],
      [16, 25],
      [19, 25],
    ]
      .map(([x, y]) => oval('gold', x!, y!, 1.1))
      .join('') +
    box('black', 11, 10, 10.4, 12, 1.2) +
    box('#9a95b2', 13, 13, 6, 1, 0.5) +
    box('#9a95b2', 13, 15.4, 4, 1, 0.5) +
    box('blue', 5, 15, 4, 3, 0.6) +
    box('red', 22.6, 23, 4, 2.4, 0.6),
};
