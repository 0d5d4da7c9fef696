import { both, box, line, oval, path, turned } from './materials.ts';

const tall = (fill: string) =>
  path('glass', 'M8 6H24L22.6 29C22.5 30 21.8 30.6 20.8 30.6H11.2C10.2 30.6 9.5 30 9.4 29Z') +
  path(fill, 'M8.6 10H23.4L22.1 28.2C22 29.2 21.4 29.6 20.4 29.6H11.6C10.6 29.6 10 29.2 9.9 28.2Z');
const cube = (x: number, y: number, degrees: number) =>
  turned(degrees, box('#ffffff@.6', x, y, 5, 5, 1), x + 2.5, y + 2.5);
const mint = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    path(
      'leaf',
      `M${x} ${y}C${x + 1.4} ${y - 3.4} ${x + 5} ${y - 3.6} ${x + 7} ${y - 2}C${x + 6} ${y + 1} ${x + 2.4} ${y + 2} ${x} ${y}`,
    ),
    x,
    y,
  );
const lime = (x: number, y: number, r: number) =>
  oval('green', x, y, r) +
  oval('#e9f6c4', x, y, r * 0.84) +
  oval('lime', x, y, r * 0.74) +
  [0, 60, 120]
    .map((turn) => turned(turn, line('#e9f6c4', 0.4, `M${x} ${y - r * 0.74}V${y + r * 0.74}`), x, y))
    .join('');
const shine = path('#ffffff@.45', 'M10 12H11.8L12.6 27H11.2Z');

const aloeLeaf = (degrees: number, length: number) =>
  turned(
    degrees,
    path(
      'green',
      `M13.6 23C13.4 ${23 - length * 0.6} 15 ${23 - length * 0.9} 16 ${23 - length}C17 ${23 - length * 0.9} 18.6 ${23 - length * 0.6} 18.4 23Z`,
    ) +
      path(
        '#b2e36a@.5',
        `M15.2 22C15 ${23 - length * 0.6} 15.6 ${23 - length * 0.8} 16 ${23 - length}C16.2 ${23 - length * 0.7} 16.2 ${23 - length * 0.4} 16 22Z`,
      ),
    16,
    23,
  );
const bean = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    oval('brown', x, y, 6.4, 4.7) +
      line('#3b1d14', 1, `M${x - 6} ${y + 0.4}C${x - 2.6} ${y - 2} ${x + 2} ${y + 2.2} ${x + 6} ${y - 0.6}`) +
      oval('#ffffff@.2', x - 1.6, y - 2.6, 2.4, 0.9),
    x,
    y,
  );
const screw = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    path(
      'steel|',
      `M${x - 3} ${y}H${x + 3}C${x + 3} ${y + 1.6} ${x + 1.6} ${y + 2.4} ${x + 1.4} ${y + 3.4}V${y + 14}L${x} ${y + 17}L${x - 1.4} ${y + 14}V${y + 3.4}C${x - 1.6} ${y + 2.4} ${x - 3} ${y + 1.6} ${x - 3} ${y}`,
    ) +
      oval('steel', x, y, 3.2, 1.3) +
      line('#6a6d86', 0.6, `M${x - 1.6} ${y}H${x + 1.6}M${x} ${y - 0.7}V${y + 0.7}`) +
      [5, 7, 9, 11, 13]
        .map((at) => line('#80839e', 0.8, `M${x - 1.8} ${y + at + 0.7}L${x + 1.8} ${y + at}`))
        .join(''),
    x,
    y + 8,
  );

/** Drinks, clothes, seats, and more of food, plants and tools. */
export const DRINKS_AND_CLOTHES: Record<string, string> = {
  mojito:
    line('black', 1.4, 'M17 12L20.4 0.8') +
    tall('#d5efc6') +
    cube(11, 13, 14) +
    cube(16.4, 17, -12) +
    cube(11.4, 21.6, -18) +
    mint(11, 20, 30) +
    mint(15, 27, -20) +
    mint(15.4, 16, -8) +
    lime(19.6, 25, 2.6) +
    oval('#eefbe0', 16, 10, 7.4, 1.3) +
    mint(13.6, 9, -70) +
    mint(14, 9, -120) +
    mint(13, 9.4, -25) +
    lime(23.6, 6.8, 3.8) +
    shine,
  'pina-colada':
    line('red', 1.5, 'M15 12L12.6 0.8') +
    path(
      'glass',
      'M7.4 4H24.6C25 12 23.4 16 21 18.6C18.6 21 18.8 23 17.6 24.6V28H21C22 28.4 22.4 29.4 22.4 30.4H9.6C9.6 29.4 10 28.4 11 28H14.4V24.6C13.2 23 13.4 21 11 18.6C8.6 16 7 12 7.4 4',
    ) +
    path(
      'cream',
      'M8.2 7.4H23.8C23.6 12.4 22.4 15.8 20.2 18.2C18 20.6 18 22.4 16.8 23.6H15.2C14 22.4 14 20.6 11.8 18.2C9.6 15.8 8.4 12.4 8.2 7.4',
    ) +
    oval('#ffffff', 16, 7.4, 7.8, 1.5) +
    path('yellow', 'M19.4 9.4C19.4 5.4 22.4 2.8 27 3.4C28.6 7 26.4 10.6 22.6 11Z') +
    line('#e0901f', 0.4, 'M21 9.8L25.6 4.2M22.8 10.4L27 5.6M20.4 7L24 9.8M22.4 4.8L26 7.8') +
    path(
      'leaf',
      'M25.4 3.6C25 1.6 26 0.8 26.6 0.6C26.8 1.6 27.2 2 27.4 2.2C28 1.2 29.4 1 30.2 1.4C30 2.8 28.8 4 27.2 4.4Z',
    ) +
    oval('red', 11.4, 6.4, 1.9) +
    line('#8e1139', 0.5, 'M11.4 4.6C11.6 3.4 12.4 2.4 13.4 2') +
    path('#ffffff@.5', 'M9.6 8.6H11C11.2 12 12 14.6 13.4 16.8L12.4 17.4C10.6 15 9.8 12.4 9.6 8.6'),
  matcha:
    path('white', 'M3 12H29C29 21 24.6 26.4 20.4 27.6V29.4H11.6V27.6C7.4 26.4 3 21 3 12') +
    oval('white', 16, 12, 13, 4.4) +
    oval('#3f6d24', 16, 12.4, 11.6, 3.5) +
    oval('#7fb83e', 16, 12.8, 11.2, 3.1) +
    path('#c7e58f@.8', 'M9 12.6C11 11 14 13.8 17 12.2C19.6 11 22 12 23.4 13.2C21 15 12 15.4 9 12.6') +
    path('#ffffff@.6', 'M5.4 16C6.2 20 8 23 10.6 25C7.6 23.4 5.6 20 5.4 16'),
  'iced-tea':
    line('red', 1.5, 'M17 12L20.6 0.8') +
    tall('#c96a1e') +
    cube(11, 12.6, 12) +
    cube(16.6, 15.6, -14) +
    cube(11.6, 20.6, -10) +
    oval('#e9a155', 16, 10, 7.4, 1.3) +
    mint(12, 9.4, -60) +
    mint(12.4, 9.6, -110) +
    oval('yellow', 24, 7.6, 4.2) +
    oval('cream', 24, 7.6, 3.5) +
    oval('yellow', 24, 7.6, 3) +
    [0, 60, 120].map((turn) => turned(turn, line('cream', 0.4, 'M24 4.6V10.6'), 24, 7.6)).join('') +
    shine,
  milkshake:
    line('blue', 1.7, 'M18.6 8L21.6 0.6') +
    path('glass', 'M8.4 9H23.6L20.4 26H11.6Z') +
    path('pink', 'M9 11H23L20 25.4H12Z') +
    box('glass|', 14.6, 25.4, 2.8, 2.6) +
    oval('glass', 16, 29.2, 5.4, 1.6) +
    oval('white', 11.6, 9.2, 4.2, 3) +
    oval('white', 20.4, 9.2, 4.2, 3) +
    oval('white', 16, 7, 5, 3.6) +
    oval('white', 15.4, 4, 2.8, 2.2) +
    oval('red', 13.8, 2.6, 2) +
    oval('#ffffff@.6', 13.2, 2, 0.5) +
    path('#ffffff@.5', 'M10.6 13H12.2L13.8 24H12.8Z'),
  muffin:
    path('brown', 'M7.4 17H24.6L22.6 28.6C22.4 29.8 21.8 30.4 20.6 30.4H11.4C10.2 30.4 9.6 29.8 9.4 28.6Z') +
    line('#5d3028', 0.6, 'M10.6 19L12 29.6M14.2 19L14.6 29.8M17.8 19L17.4 29.8M21.4 19L20 29.6') +
    path(
      'toast',
      'M4.4 17.6C2.4 13.4 5.4 10.4 7.4 9.8C8.6 5.4 12 3.4 16 3.4C20 3.4 23.4 5.4 24.6 9.8C26.6 10.4 29.6 13.4 27.6 17.6C26 20 6 20 4.4 17.6',
    ) +
    [
      [10.4, 10.6],
      [15, 7.4],
      [20.6, 9.6],
      [17, 13],
      [8.6, 15],
      [23.4, 14.6],
      [13, 16],
    ]
      .map(([x, y]) => oval('navy', x!, y!, 1.4) + oval('#ffffff@.4', x! - 0.4, y! - 0.5, 0.4))
      .join(''),
  jacket:
    both(
      path('blue', 'M11.4 3.6L4.6 6.4C3.4 7 2.8 8 2.6 9.2L0.8 26.4L5.8 27.2L8 14Z') +
        box('navy', 0.9, 24.8, 5, 2.6, 0.6),
    ) +
    path('blue', 'M10.6 3.4C13 5 19 5 21.4 3.4L25.4 8V28.4H6.6V8Z') +
    box('navy', 6.4, 26.6, 19.2, 2.8, 0.8) +
    both(path('navy', 'M11 2.6L16 6.4L14.2 11L8.6 5.4Z')) +
    path('#f1eef7', 'M13.4 4.4C15 5.2 17 5.2 18.6 4.4L16 8.4Z') +
    line('#c9cfe0', 0.7, 'M16 8.4V28.8') +
    both(line('#192c62', 0.6, 'M8.8 19H12.8M8.8 19V23.6H12.8V19')) +
    box('gold', 15.4, 9, 1.2, 1.6, 0.4),
  'leather-jacket':
    both(
      path('black', 'M11 3.2L4.8 6C3.4 6.8 2.8 8 2.6 9.2L0.8 26.6L6 27.4L8.2 14Z') +
        line('#191522', 0.6, 'M1.4 23.8L6.4 24.6'),
    ) +
    path('black', 'M10.6 3C13 5.4 19 5.4 21.4 3L25.4 8V28.8H6.6V8Z') +
    path('#ece9f2', 'M12.8 4.2C14.6 5.4 17.4 5.4 19.2 4.2L17.8 12H14.8Z') +
    path('#5f5a72', 'M10.4 2.4L13.4 4.4L14.8 12.4L8.4 11.4L10 8.4L7.4 7.4Z') +
    path('#5f5a72', 'M21.6 2.4L18.6 4.4L17.4 12.4L23.6 11.4L22 8.4L24.6 7.4Z') +
    line('#d7dae6', 0.9, 'M17.6 11.6L15 18V28.6') +
    line('#d7dae6', 0.7, 'M8.6 18.6L12 21.8M20 20L23.6 17.4') +
    box('#191522', 6.4, 26, 19.2, 2.8, 0.4) +
    `<rect x="13.2" y="25.8" width="4" height="3.2" rx=".5" fill="none" stroke="#d7dae6" stroke-width=".7"/>` +
    path('#ffffff@.16', 'M8.6 12.6L11.4 13L10.6 25.4H8.4Z'),
  'dress-shirt':
    both(
      path('white', 'M11.4 3.4L4.6 6.2C3.4 6.8 2.8 7.8 2.6 9L0.8 26.4L5.8 27L8 14Z') +
        box('white', 0.9, 24.4, 5, 2.8, 0.7),
    ) +
    path('white', 'M10.6 3.2C13 5 19 5 21.4 3.2L25.4 8V28.6C20 29.8 12 29.8 6.6 28.6V8Z') +
    both(
      path('white', 'M11.6 1.8L16 6.4L13 10.4L8.8 4.4Z') +
        line('#a9a0c0', 0.4, 'M11.6 1.8L16 6.4L13 10.4L8.8 4.4'),
    ) +
    line('#a9a0c0', 0.4, 'M14.6 8.4V29.2M17.4 8.4V29.2M7.4 14V28M24.6 14V28') +
    [11, 15, 19, 23].map((y) => oval('#8e86a8', 16, y, 0.6)).join('') +
    line('#a9a0c0', 0.4, 'M18.8 13.4H23V17L20.9 18L18.8 17Z'),
  'bar-stool':
    line('#80839e', 1.3, 'M12 8L8.4 30M20 8L23.6 30') +
    line('steel', 1.5, 'M14 8L12.6 30M18 8L19.4 30') +
    line('steel', 1.2, 'M9.4 23H22.6') +
    oval('#7d0d38', 16, 6.4, 8.4, 3) +
    oval('red', 16, 4.8, 8.4, 3.2) +
    oval('#ffffff@.3', 13.4, 4, 4, 1.2),
  'aloe-plant':
    aloeLeaf(-62, 13) +
    aloeLeaf(62, 13) +
    aloeLeaf(-42, 17) +
    aloeLeaf(42, 17) +
    aloeLeaf(-20, 20) +
    aloeLeaf(20, 20) +
    aloeLeaf(0, 21) +
    aloeLeaf(-32, 12) +
    aloeLeaf(32, 12) +
    aloeLeaf(-10, 14) +
    aloeLeaf(12, 13) +
    path('brick', 'M8.6 23H23.4L21.8 30C21.6 30.6 21.2 31 20.4 31H11.6C10.8 31 10.4 30.6 10.2 30Z') +
    box('brick', 7.8, 21.6, 16.4, 3, 0.9),
  'coffee-beans':
    bean(10, 13, -34) + bean(22, 12.4, 28) + bean(9, 23.4, 18) + bean(22.6, 23.6, -24) + bean(16, 18.4, 64),
  'fish-tank':
    box('glass', 2, 6, 28, 21, 0.8) +
    path('#5db4ea', 'M2.8 9.6C8 8.8 12 10.4 16 9.6C20 8.8 24 10.4 29.2 9.6V24H2.8Z') +
    path('sand', 'M2.8 23.6C8 22.4 14 24.4 19 23.2C24 22.2 27 23.4 29.2 23V26.2H2.8Z') +
    line(
      'green',
      1.1,
      'M6 24C4.8 21 7.4 19.4 6.2 15.6M8.4 24C9.4 21.6 7.8 20 8.8 17.6M26 23.6C24.8 20.6 27.2 18 26 14.4',
    ) +
    oval('stone', 22.6, 23.6, 2.6, 1.6) +
    path('orange', 'M10.4 15C12.6 12.6 16 12.8 17.6 15L20.2 13V17.6L17.6 15.8C16 17.8 12.6 17.6 10.4 15') +
    oval('#231f2f', 12.4, 14.6, 0.5) +
    path(
      'yellow',
      'M24.2 19.4C22.6 17.6 20 17.8 18.8 19.2L16.8 17.8V21.2L18.8 19.8C20 21.2 22.6 21.2 24.2 19.4',
    ) +
    oval('#231f2f', 22.6, 19, 0.45) +
    oval('#ffffff@.8', 11, 11.6, 0.5) +
    oval('#ffffff@.8', 12.2, 10.8, 0.35) +
    path('#ffffff@.4', 'M4.4 7.6H7L4.4 20Z') +
    box('black', 1.2, 4.2, 29.6, 2.6, 0.8) +
    box('black', 1.2, 26, 29.6, 2.4, 0.8),
  zucchini: turned(
    40,
    box('bottle|', 11.2, 4.4, 9.6, 26, 4.8) +
      line('#7bab86', 0.6, 'M13.4 8V27M18.6 8V27') +
      line('#bfe0a4@.7', 0.9, 'M15.4 9V25') +
      path('leaf', 'M13.4 5.4C13 3 14 2.4 14.2 0.8H17.8C18 2.4 19 3 18.6 5.4Z'),
  ),
  dart: turned(
    -45,
    line('steel', 0.8, 'M1 16H7') +
      path('steel', 'M6.6 15.2L9 14.4V17.6L6.6 16.8Z') +
      box('gold', 9, 14, 8, 4, 1) +
      line('#b9741c', 0.5, 'M10.8 14.2V17.8M12.6 14.2V17.8M14.4 14.2V17.8') +
      box('black', 17, 15.2, 6, 1.6, 0.6) +
      path('red', 'M21 15.8L24.6 10.4H32.6L29.4 15.8Z') +
      path('red', 'M21 16.2L24.6 21.6H32.6L29.4 16.2Z') +
      line('#8e1139', 0.6, 'M21 16H30'),
  ),
  'hand-cream':
    path('pink', 'M7 3.4H25L22.4 24H9.6Z') +
    box('pink', 6.4, 1.4, 19.2, 2.4, 0.4) +
    line('#c3357b', 0.4, 'M8 2.6H24') +
    path('#ffffff@.85', 'M9.2 9H22.8L21.8 19H10.2Z') +
    path(
      'pink',
      'M16 17.4C12.6 15 12.2 13.2 12.8 12C13.6 10.6 15.4 10.8 16 12.2C16.6 10.8 18.4 10.6 19.2 12C19.8 13.2 19.4 15 16 17.4',
    ) +
    path('#ffffff@.3', 'M8.6 4.6H10.4L11.6 22.4H10.6Z') +
    path('cream|', 'M10 24H22V28.6C22 29.8 21.2 30.6 20 30.6H12C10.8 30.6 10 29.8 10 28.6Z'),
  screws: screw(9.6, 4, 14) + screw(22.6, 5, -16) + screw(16, 11.6, 2),
};
