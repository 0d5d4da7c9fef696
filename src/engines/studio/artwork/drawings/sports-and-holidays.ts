import { both, box, line, oval, path, turned } from './materials.ts';

const egg = (fill: string, band: string, x: number, y: number, tilt: number) =>
  turned(
    tilt,
    path(
      fill,
      `M${x} ${y - 8}C${x + 4.6} ${y - 8} ${x + 6.2} ${y - 1} ${x + 6.2} ${y + 1.6}C${x + 6.2} ${y + 5.2} ${x + 3.4} ${y + 7.4} ${x} ${y + 7.4}C${x - 3.4} ${y + 7.4} ${x - 6.2} ${y + 5.2} ${x - 6.2} ${y + 1.6}C${x - 6.2} ${y - 1} ${x - 4.6} ${y - 8} ${x} ${y - 8}`,
    ) +
      line(
        band,
        1.3,
        `M${x - 5.6} ${y + 0.4}L${x - 3.4} ${y - 1.4}L${x - 1.2} ${y + 0.4}L${x + 1} ${y - 1.4}L${x + 3.2} ${y + 0.4}L${x + 5.4} ${y - 1.2}`,
      ) +
      [-3.4, 0, 3.4].map((off) => oval('#ffffff@.9', x + off, y + 3.8, 0.8)).join('') +
      oval('#ffffff@.35', x - 2, y - 4.4, 1.2, 2),
    x,
    y,
  );
const ball = (fill: string, x: number, y: number, r: number, string: number) =>
  line('gold', 0.6, `M${x} ${string}V${y - r}`) +
  box('gold', x - r * 0.28, y - r * 1.22, r * 0.56, r * 0.4, 0.4) +
  oval(fill, x, y, r) +
  path(
    '#ffffff@.8',
    `M${x - r} ${y}L${x - r * 0.5} ${y - r * 0.2}L${x} ${y + r * 0.12}L${x + r * 0.5} ${y - r * 0.2}L${x + r * 0.99} ${y}L${x + r * 0.97} ${y + r * 0.25}L${x + r * 0.5} ${y + r * 0.05}L${x} ${y + r * 0.37}L${x - r * 0.5} ${y + r * 0.05}L${x - r * 0.97} ${y + r * 0.25}Z`,
  ) +
  oval('#ffffff@.5', x - r * 0.35, y - r * 0.5, r * 0.3, r * 0.2);

/** Sports equipment, music and holidays. */
export const SPORTS_AND_HOLIDAYS: Record<string, string> = {
  dumbbell: turned(
    -24,
    box('steel', 9, 14.2, 14, 3.6, 1) +
      both(
        box('black', 0.6, 12.4, 3, 7.2, 1.2) +
          box('black', 3.2, 8, 4, 16, 1.6) +
          box('red', 6.8, 9.6, 3.4, 12.8, 1.4),
      ) +
      line('#80839e', 0.5, 'M12 14.6V17.4M14 14.6V17.4M16 14.6V17.4M18 14.6V17.4M20 14.6V17.4'),
  ),
  'basketball-hoop':
    box('steel|', 14.8, 20, 2.4, 10) +
    box('white', 3, 2, 26, 18.6, 1.6) +
    `<rect x="3" y="2" width="26" height="18.6" rx="1.6" fill="none" stroke="#ea3540" stroke-width="1.2"/><rect x="11" y="8" width="10" height="7.6" fill="none" stroke="#ea3540" stroke-width="1.1"/>` +
    line(
      'white',
      0.7,
      'M9.6 19L12.4 28.4M13 19.6L14.4 28.4M16 19.8V28.4M19 19.6L17.6 28.4M22.4 19L19.6 28.4M10.4 21.6H21.6M11.2 24.4H20.8M12 27H20',
    ) +
    line('#a79fba', 0.4, 'M9.6 19L19 25M22.4 19L13 25') +
    `<ellipse cx="16" cy="18.6" rx="6.8" ry="1.9" fill="none" stroke="#fa6a1f" stroke-width="1.5"/>`,
  'baseball-bat':
    turned(
      42,
      path(
        'wood',
        'M16 0.4C18.4 0.4 19 2 18.9 4.4C18.6 11 17.2 17 16.9 22.4V27.4H15.1V22.4C14.8 17 13.4 11 13.1 4.4C13 2 13.6 0.4 16 0.4',
      ) +
        box('black', 14.8, 22, 2.4, 7, 0.5) +
        box('black', 13.9, 28.6, 4.2, 2.2, 1.1) +
        box('red', 13.5, 8, 5, 1.2),
    ) +
    oval('white', 7.4, 9, 4.6) +
    line('red', 0.6, 'M4.6 5.6C6.6 7.6 6.6 10.4 4.8 12.6M10.4 5.8C8.6 7.8 8.6 10.4 10.2 12.4'),
  'golf-ball':
    path('red', 'M11 25.6C13 24.4 19 24.4 21 25.6L17.4 27.6V31H14.6V27.6Z') +
    oval('white', 16, 14, 12) +
    Array.from({ length: 37 }, (_, at) => {
      const row = Math.floor(at / 7);
      const x = 8.6 + (at % 7) * 2.7 - (row % 2) * 1.35;
      const y = 7 + row * 2.9;
      return (x - 16) ** 2 + (y - 14) ** 2 < 100 ? oval('#bdb4d2@.75', x, y, 0.75, 0.65) : '';
    }).join('') +
    oval('#ffffff@.7', 11.4, 8.6, 2.6, 1.8),
  snowboard: turned(
    24,
    box('purple', 10.4, 0.4, 11.2, 31.2, 5.6) +
      path('teal', 'M10.4 12L21.6 7V11L10.4 16ZM10.4 20L21.6 15V17.4L10.4 22.4Z') +
      path('yellow', 'M10.4 17L21.6 12V14L10.4 19Z') +
      box('black', 11.4, 8.4, 9.2, 3, 1.4) +
      box('black', 11.4, 20.6, 9.2, 3, 1.4) +
      box('#ffffff@.4', 12, 3.4, 1.2, 5, 0.6),
  ),
  surfboard: turned(
    14,
    path(
      'cream',
      'M16 0C20.6 4.6 22.4 10.6 22.4 17C22.4 23.4 20.6 28.4 18.6 31.4H13.4C11.4 28.4 9.6 23.4 9.6 17C9.6 10.6 11.4 4.6 16 0',
    ) +
      path(
        'teal',
        'M9.8 14C13 17 19 17 22.2 14C22.4 16 22.4 18 22.2 20C19 23 13 23 9.8 20C9.6 18 9.6 16 9.8 14',
      ) +
      path(
        'orange',
        'M9.9 12.4C13 15.4 19 15.4 22.1 12.4L22.2 14C19 17 13 17 9.8 14ZM9.8 20C13 23 19 23 22.2 20L22 21.8C19 24.6 13 24.6 10 21.8Z',
      ) +
      line('#dcc09b', 0.6, 'M16 1V31') +
      path('#ffffff@.5', 'M13.6 5.6C12.2 8 11.4 10.4 11.2 12.6L12.4 13C12.6 10.4 13.2 8 13.6 5.6'),
  ),
  whistle:
    `<path d="M21 12C24 6 29 8 28 3" fill="none" stroke="#3284ef" stroke-width="1.5" stroke-linecap="round"/>` +
    path(
      'red',
      'M2 12H27C28.6 12 29.4 12.8 29.4 14.4V17.6C29.4 18.4 28.8 19 28 19H21.6C22 25 17.6 29 12.4 29C6.6 29 2 24.6 2 19Z',
    ) +
    oval('#7c0f33', 12, 19.6, 5.4) +
    oval('wood', 12.6, 20.4, 2.7) +
    box('#7c0f33', 17.6, 12, 4.6, 3.4, 0.6) +
    box('#ffffff@.35', 4, 13.2, 11, 1.3, 0.6),
  'candy-cane':
    `<g fill="none" stroke-width="5.4" stroke-linecap="round"><path d="M13 28.6V11.4A6 6 0 0 1 25 11.4V13" stroke="#e3dcea"/><path d="M12.6 28.6V11.4A6 6 0 0 1 24.6 11.4V13" stroke="#ffffff" stroke-width="4.6"/></g>` +
    [
      ['M10.2 27.4L15.6 23.4V26.6L10.2 30.4Z'],
      ['M10.2 20.8L15.6 16.8V20L10.2 24Z'],
      ['M10.2 14.2L15.6 10.6L15.7 13.6L10.2 17.4Z'],
      ['M11.4 7.6L14.6 4.6L17 9L15.8 10.6Z'],
      ['M18.4 3L22 3.8L20.4 8.6L18.4 8.4Z'],
      ['M25 5.6L27.2 8.6L22.4 11.6L21.4 9.6Z'],
      ['M22.2 14L27.7 12.4V14.8L24 15.7Z'],
    ]
      .map(([d]) => path('red', d!))
      .join(''),
  'gingerbread-man':
    path(
      'brown',
      'M16 1.6C19.4 1.6 21.8 4 21.8 7C21.8 8.8 21 10.2 20 11.2C22.4 12 26 11.2 28 11.4C31 11.8 31 16.4 28 16.8C26 17 23.4 16.8 21.8 17.4C21.8 20 23.4 22.6 24.8 25.4C26.2 28.4 22.4 31.4 20 29C18.4 27.4 17.4 25 16 23.4C14.6 25 13.6 27.4 12 29C9.6 31.4 5.8 28.4 7.2 25.4C8.6 22.6 10.2 20 10.2 17.4C8.6 16.8 6 17 4 16.8C1 16.4 1 11.8 4 11.4C6 11.2 9.6 12 12 11.2C11 10.2 10.2 8.8 10.2 7C10.2 4 12.6 1.6 16 1.6',
    ) +
    both(
      oval('#3a1d1b', 13.8, 6.2, 0.9) +
        line('white', 0.9, 'M4.6 12.6C5.2 13.6 4 14.6 4.8 15.8M9 26.2C10 25.6 10.8 27 11.8 26.6'),
    ) +
    line('white', 0.9, 'M13.4 8.6C14.8 10 17.2 10 18.6 8.6') +
    oval('red', 16, 13.4, 1.1) +
    oval('green', 16, 17, 1.1) +
    oval('red', 16, 20.4, 1.1),
  'easter-egg': egg('pink', 'yellow', 16, 16, 0),
  'party-hat':
    path('purple', 'M16 4L26 28C22 30.4 10 30.4 6 28Z') +
    path('yellow', 'M13.2 10.8L17.6 7.8L19.4 12.2L11 16ZM9.6 19.4L21.6 17.6L23 21L7.6 24.2Z') +
    [
      [15, 15.6],
      [18.6, 15],
      [12, 26.6],
      [17, 25],
      [22, 26],
    ]
      .map(([x, y], at) => oval(at % 2 ? 'pink' : 'teal', x!, y!, 1.1))
      .join('') +
    [0, 45, 90, 135].map((turn) => turned(turn, line('yellow', 1.3, 'M16 0.8V6.4'), 16, 3.6)).join('') +
    oval('orange', 16, 3.6, 1.7),
  wreath:
    Array.from({ length: 18 }, (_, at) =>
      turned(at * 20, path('leaf', 'M16 1C20 2 21.4 6 20 9.4C17 9.4 13 6.4 16 1'), 16, 16),
    ).join('') +
    `<circle cx="16" cy="16" r="9.6" fill="none" stroke="#2c8a3d" stroke-width="4"/>` +
    Array.from({ length: 12 }, (_, at) =>
      turned(at * 30 + 10, path('leaf', 'M14.4 10C13 8 14 4.6 16.6 3.6C18.6 5.6 17.4 9.4 14.4 10'), 16, 16),
    ).join('') +
    [20, 65, 110, 235, 280, 330].map((turn) => turned(turn, oval('red', 16, 6, 1.5), 16, 16)).join('') +
    path(
      'red',
      'M16 25.4C12 22.4 8.4 23.4 8.6 26C8.8 28.8 12.6 29 16 26.6C19.4 29 23.2 28.8 23.4 26C23.6 23.4 20 22.4 16 25.4M14.6 26.6L11.8 31L15 30L16 27.4L17 30L20.2 31L17.4 26.6Z',
    ) +
    oval('#a41443', 16, 26, 1.6),
  'snow-globe':
    path('darkwood', 'M7.4 23H24.6L27.4 28.4C27.8 29.4 27 30.4 26 30.4H6C5 30.4 4.2 29.4 4.6 28.4Z') +
    oval('glass', 16, 13, 11.6) +
    path(
      'white',
      'M5.4 17.6C9 15.6 13 18 16 17C20 15.8 23 16 26.6 17.6C25 22 21 24.6 16 24.6C11 24.6 7 22 5.4 17.6',
    ) +
    path('green', 'M11.6 5.4L15 10.4H13.4L16.2 14H14.2L17 18.4H6.2L9 14H7L9.8 10.4H8.2Z') +
    box('red', 18, 13.4, 6, 5, 0.4) +
    path('white', 'M17 14L21 10L25 14Z') +
    box('#ffe684', 20.2, 15, 1.7, 1.7, 0.2) +
    [
      [9, 6.6],
      [19, 5.4],
      [22.6, 8.4],
      [16.4, 8.4],
      [24, 11],
      [18, 11],
      [7.4, 11],
    ]
      .map(([x, y]) => oval('#ffffff', x!, y!, 0.7))
      .join('') +
    path('#ffffff@.5', 'M8 6.6C6 9 5.6 12 6.2 14.6C6.8 11 8.4 8 11 5Z') +
    box('gold', 10.4, 25.6, 11.2, 2.4, 0.8),
  'christmas-ornament': ball('red', 16, 19, 11, 1),
  'vinyl-record':
    oval('black', 16, 16, 14.6) +
    `<g fill="none" stroke="#8c86a2" stroke-opacity=".55" stroke-width=".35"><circle cx="16" cy="16" r="12.8"/><circle cx="16" cy="16" r="11.2"/><circle cx="16" cy="16" r="9.6"/><circle cx="16" cy="16" r="8"/></g>` +
    path('#ffffff@.2', 'M16 16L4.4 7C6 5 8 3.4 10.4 2.4ZM16 16L27.6 25C26 27 24 28.6 21.6 29.6Z') +
    oval('red', 16, 16, 5.2) +
    oval('yellow', 16, 16, 2.8) +
    oval('#231f2f', 16, 16, 0.9),
  'cassette-tape':
    box('black', 1.6, 6, 28.8, 20.4, 2.4) +
    box('orange', 4, 8.4, 24, 12.6, 1.2) +
    box('cream', 5.4, 9.6, 21.2, 3.2, 0.6) +
    line('#99593d', 0.6, 'M7.4 11.2H20') +
    box('black', 7, 14, 18, 5.8, 2.9) +
    both(oval('white', 11, 16.9, 2) + oval('black', 11, 16.9, 0.9)) +
    box('glass', 14, 15.2, 4, 3.4, 0.4) +
    path('#5d586f', 'M8.4 26.4L10 22H22L23.6 26.4Z') +
    both(oval('#8c86a2', 12.4, 24.4, 0.7)),
  harp:
    line('gold', 2.4, 'M8 27.6L4.6 8.4') +
    line('gold', 2.6, 'M4.6 8.4C6 2.6 11 4 14 5C18.4 6.6 22.6 5.4 25.6 2.6') +
    line('gold', 2.8, 'M25.6 2.8C27.4 13 20 24 9 28.6') +
    [
      [8, 5.4, 23],
      [10.4, 5.6, 25.6],
      [12.8, 6.2, 25.8],
      [15.2, 7, 24.4],
      [17.6, 7.4, 22.4],
      [20, 7, 19.6],
      [22.4, 6.2, 16],
    ]
      .map(([x, top, bottom]) => line('#fff3ad', 0.5, `M${x} ${top}V${bottom}`))
      .join('') +
    box('darkwood', 4, 27, 12, 3.2, 1.2) +
    oval('gold', 4.6, 8, 1.8) +
    oval('gold', 26, 2.6, 1.6),
};
