import { both, box, line, oval, path } from './materials.ts';

const SKIN = '#f3bf98';

const eyes = (y: number) => both(oval('#3a2a2e', 13.8, y, 0.8, 1));

/** Crates with a heap of fruit in each, side by side. */
const crate = (x: number, y: number, fruit: readonly string[]) =>
  fruit
    .map((color, at) => oval(color, x + 1.4 + (at % 4) * 1.75, y - 0.6 - Math.floor(at / 4) * 1.1, 1.15))
    .join('') +
  box('wood', x, y, 8, 3.6, 0.4) +
  line('#935334', 0.5, `M${x + 0.6} ${y + 1.8}H${x + 7.4}`);
const seven = (...colors: string[]) => Array.from({ length: 7 }, (_, at) => colors[at % colors.length]!);

const tower = (x: number, top: number, wide: number, foot: number) =>
  box('sand|', x, top, wide, foot - top, 0.5) +
  Array.from({ length: 3 }, (_, at) =>
    box('sand', x - 0.4 + (at * (wide + 0.8 - wide * 0.24)) / 2, top - 1.4, wide * 0.24, 2, 0.3),
  ).join('') +
  box('#c2935c@.5', x, top + 1.6, wide, 0.6);
const flag = (x: number, top: number, color: string) =>
  line('darkwood', 0.6, `M${x} ${top}V${top - 5}`) +
  path(color, `M${x + 0.2} ${top - 5.2}L${x + 4.2} ${top - 3.8}L${x + 0.2} ${top - 2.4}Z`);

const sail = (x: number, y: number, wide: number, high: number) =>
  path(
    'cream',
    `M${x - wide / 2} ${y}H${x + wide / 2}C${x + wide / 2 + 1.4} ${y + high * 0.5} ${x + wide / 2 + 0.6} ${y + high * 0.8} ${x + wide / 2} ${y + high}H${x - wide / 2}C${x - wide / 2 + 0.8} ${y + high * 0.7} ${x - wide / 2 + 0.9} ${y + high * 0.4} ${x - wide / 2} ${y}`,
  ) + line('darkwood', 0.6, `M${x - wide / 2 - 0.5} ${y}H${x + wide / 2 + 0.5}`);
const skull = (x: number, y: number, r: number) =>
  oval('white', x, y, r, r * 0.9) +
  box('white', x - r * 0.5, y + r * 0.5, r, r * 0.6, r * 0.2) +
  oval('black', x - r * 0.4, y, r * 0.24) +
  oval('black', x + r * 0.4, y, r * 0.24);

/** Heroes of stories, and what stands on beaches and markets. */
export const FIGURES_AND_STALLS: Readonly<Record<string, string>> = {
  knight:
    // A sword in one hand and a shield on the other arm.
    line('steel', 1.5, 'M6 20V6.4') +
    path('steel', 'M5.2 7.4L6 4.4L6.8 7.4Z') +
    line('gold', 1.1, 'M3.6 20H8.4') +
    line('darkwood', 1.2, 'M6 20.4V23.4') +
    both(box('gray', 11, 24, 4.2, 6.4, 1.2) + box('steel', 10.2, 28.8, 5.4, 2.4, 1)) +
    path('steel', 'M16 12C11.6 12 9.6 14 9.4 17L10.2 26H21.8L22.6 17C22.4 14 20.4 12 16 12') +
    box('darkwood', 10, 22, 12, 1.9, 0.5) +
    box('gold', 14.8, 21.7, 2.4, 2.5, 0.5) +
    both(oval('steel', 9.4, 15.6, 2.8, 2.4)) +
    line('#a9aec2', 2.8, 'M9 16.6L6.4 21') +
    oval('gray', 6.2, 21.4, 1.7) +
    path('red', 'M18.6 15.6C22 16.4 25 16 28 14.8C28.6 20.6 27.2 25 23 27.6C19.2 25 18 20.6 18.6 15.6') +
    path('gold', 'M22.2 17.2H24V20H26.4V21.8H24V25H22.2V21.8H20V20H22.2Z') +
    path('red', 'M15.6 3.4C16 1 18.6 0.2 21 1.2C20.4 3.6 18.4 4.4 16.4 4.2Z') +
    path(
      'steel',
      'M16 3.2C12 3.2 9.8 6 9.8 9.4V12.4C11.2 14.2 13.4 15 16 15C18.6 15 20.8 14.2 22.2 12.4V9.4C22.2 6 20 3.2 16 3.2',
    ) +
    box('#2b2735', 11, 8.2, 10, 1.8, 0.8) +
    line('#80839e', 0.6, 'M16 3.4V8M16 10.2V14.8M13.4 11.6V13.6M18.6 11.6V13.6'),
  'knight-on-horse':
    line('steel', 1, 'M3.6 30L9 1.4') +
    path('red', 'M8.6 3.2L2.2 4.4L4.6 6L1.8 8.2L7.8 7.6Z') +
    line('darkwood', 2, 'M27 17.6C30 17.6 31 20 30.4 24.6') +
    line('brown', 2, 'M10.6 24L10.2 28.6M13.4 24L14.4 28.8M23 24L22.2 28.6M26 24L26.8 28.8') +
    box('black', 9, 28.4, 2.6, 2.2, 0.6) +
    box('black', 13.2, 28.6, 2.6, 2.2, 0.6) +
    box('black', 21, 28.4, 2.6, 2.2, 0.6) +
    box('black', 25.6, 28.6, 2.6, 2.2, 0.6) +
    path(
      'brown',
      'M8.4 19L3.4 12.4L1.2 14.6C0.4 15.4 0.2 14.4 0.6 13.2L3.6 8.4L4.6 6.6L6.2 8.2C8.6 9 11.6 12 13 16Z',
    ) +
    path('darkwood', 'M5.6 7.4C9 8 12.6 11.4 13.8 16L11.4 15.4C10.4 11.8 8 9 5 8.6Z') +
    path(
      'blue',
      'M8 16.4L12.6 13.6C13.2 15 14 16 15 16.2H26C28 16.4 28.8 18 28.8 20L29.4 26.2L26.4 25L23.6 26.6L20.8 25L17.8 26.6L15 25L12 26.6L8.4 25C7.4 21.6 7.4 18.6 8 16.4',
    ) +
    path(
      'gold',
      'M8.3 24.6L12 26.2L15 24.6L17.8 26.2L20.8 24.6L23.6 26.2L26.4 24.6L29.3 25.6L29.4 26.8L26.4 25.6L23.6 27.2L20.8 25.6L17.8 27.2L15 25.6L12 27.2L8.4 25.6Z',
    ) +
    path('blue', 'M6.8 12.4L12.6 13.6L8 17.4L5 13.8Z') +
    path('steel', 'M4.2 6.8L7.2 9.6L3.6 14L1.4 13.2Z') +
    oval('black', 4.4, 10.2, 0.5) +
    path('darkwood', 'M14.4 16.2C14.4 14.8 15.6 14.8 16 15.4H23C23.4 14 25 14 25 15.6L24.4 17.4H15Z') +
    line('gray', 2.6, 'M18.6 16.6L16.8 20.6L17.4 24') +
    path('steel', 'M15.8 23.4H18.8V25.2H14.2C14.2 24.2 15 23.6 15.8 23.4') +
    path('steel', 'M19.6 7.4C16.8 7.4 15.8 9 15.8 10.8L16.4 16.8H23L23.4 10.8C23.4 9 22.4 7.4 19.6 7.4') +
    box('darkwood', 16.2, 14.6, 7, 1.2, 0.3) +
    line('#a9aec2', 2.1, 'M16.8 9.8L12 12.2L8 11.6') +
    oval('gray', 7.4, 11.4, 1.2) +
    path('red', 'M18.6 9C20.8 9.4 22.8 9.2 24.8 8.4C25.2 12.2 24.4 15 21.6 16.8C19 15 18.2 12.2 18.6 9') +
    path('gold', 'M21 10H22.2V11.8H24V12.9H22.2V15H21V12.9H19.4V11.8H21Z') +
    path('red', 'M19.4 1.4C19.8 0 21.8 -0.2 23.4 0.8C22.8 2.2 21.4 2.6 19.9 2.4Z') +
    path(
      'steel',
      'M19.4 1.4C17 1.4 15.6 3 15.6 5.2V7C16.4 8.2 17.8 8.8 19.4 8.8C21 8.8 22.6 8.2 23.4 7V5.2C23.4 3 21.8 1.4 19.4 1.4',
    ) +
    box('#2b2735', 15.6, 4.4, 5.6, 1.1, 0.4) +
    line('#80839e', 0.4, 'M17 6.4V7.6M18.6 6.4V7.8M20.2 6.4V7.6'),
  pirate:
    line('gray', 1.4, 'M26 22L29.6 11.6') +
    path('gold', 'M24 20.4C24.6 23.4 27 24 28.4 22.2L25.6 19.8Z') +
    both(box('navy', 11.2, 24, 4.2, 5.4, 1) + box('darkwood', 10.4, 27.6, 5.4, 3.4, 1.2)) +
    path('cream', 'M16 13C11.6 13 9.8 15 9.4 18L9.2 26H22.8L22.6 18C22.2 15 20.4 13 16 13') +
    line('#c8353f', 1.1, 'M10.4 17.4H21.6M9.8 20H22.2M9.6 25.4H22.4') +
    path(
      'darkwood',
      'M9.4 17.6L9 27H13L13.4 14C11 14.4 9.8 15.6 9.4 17.6M22.6 17.6L23 27H19L18.6 14C21 14.4 22.2 15.6 22.6 17.6',
    ) +
    box('black', 9.2, 22.4, 13.6, 1.9, 0.5) +
    box('gold', 14.6, 21.9, 2.8, 2.9, 0.6) +
    line('#8b5033', 2.8, 'M22.4 17L25.6 21.4') +
    oval(SKIN, 26, 21.8, 1.6) +
    line('#8b5033', 2.8, 'M9.6 17L6.6 21.4') +
    line('steel', 1.1, 'M6 22.4C4.4 23.4 3.6 25.4 5.2 26.2C6.6 26.8 7.6 25.6 7.2 24.4') +
    oval(SKIN, 16, 9.6, 5.2, 5.4) +
    path(
      'darkwood',
      'M10.8 9.6C10.6 14.4 12.6 16.8 16 17C19.4 16.8 21.4 14.4 21.2 9.6C20.4 11.6 18.4 12.4 16 12.2C13.6 12.4 11.6 11.6 10.8 9.6',
    ) +
    path('#b5484a', 'M14.4 13.8C15.4 14.8 16.6 14.8 17.6 13.8C17.2 15.6 14.8 15.6 14.4 13.8') +
    oval('#e0a07c', 16, 11, 1.2, 1) +
    eyes(9) +
    oval('black', 18.2, 9, 1.6, 1.5) +
    line('black', 0.5, 'M11 7.4L21 8.6') +
    path(
      'black',
      'M6.4 7.4C7.4 3.4 11.4 1.4 16 1.2C20.6 1.4 24.6 3.4 25.6 7.4C22.6 5.8 19.4 5.6 16 5.8C12.6 5.6 9.4 5.8 6.4 7.4',
    ) +
    line('gold', 0.6, 'M6.8 7.2C9.6 5.8 12.6 5.7 16 5.9C19.4 5.7 22.4 5.8 25.2 7.2') +
    skull(16, 3.6, 1.3),
  'pirate-ship':
    line('darkwood', 0.9, 'M9.6 24V4M17 24V1.4M24 24V6') +
    path('black', 'M17.2 1.2H22.4L21.2 2.8L22.4 4.6H17.2Z') +
    skull(19.2, 2.7, 0.8) +
    sail(9.6, 6, 6.4, 5.4) +
    sail(9.6, 12.6, 7.4, 6) +
    sail(17, 5.6, 6.6, 5.6) +
    sail(17, 12.2, 8, 6.8) +
    skull(17.2, 15.4, 1.5) +
    sail(24, 8, 5.4, 4.8) +
    sail(24, 13.8, 6, 5.2) +
    line('darkwood', 0.9, 'M4 21.4L0.8 17.4') +
    path(
      'wood',
      'M1.6 20.6H6.4L8 22.4H22.4L23.6 18.4H31C31 23 29.6 27.6 27 30.4H7C4.2 28.4 2.4 24.8 1.6 20.6',
    ) +
    path('#552c25@.35', 'M3.4 26H29C28.4 27.8 27.8 29.2 27 30.4H7C5.4 29.4 4.2 27.8 3.4 26') +
    line('gold', 0.7, 'M2 21.6H6.2L7.6 23.4H22.8L24 19.4H30.8') +
    Array.from({ length: 4 }, (_, at) => box('#3a2220', 8.4 + at * 4, 25, 1.8, 1.8, 0.4)).join('') +
    box('glow', 25.6, 20.8, 1.6, 1.8, 0.3) +
    box('glow', 28, 20.8, 1.6, 1.8, 0.3),
  sandcastle:
    path('sand', 'M1 31C2.4 27.4 6 26.4 10 26.6H22C26 26.4 29.6 27.4 31 31Z') +
    flag(16, 9, 'red') +
    flag(6.4, 16, 'blue') +
    flag(25.6, 16, 'yellow') +
    tower(12.4, 10, 7.2, 28) +
    box('sand', 6, 19.6, 20, 9, 0.6) +
    Array.from({ length: 5 }, (_, at) => box('sand', 10 + at * 2.6, 18.2, 1.5, 2, 0.3)).join('') +
    tower(3.6, 17, 5.6, 29) +
    tower(22.8, 17, 5.6, 29) +
    path('#a3713f', 'M13.4 29V25.4C13.4 23.6 14.6 22.6 16 22.6C17.4 22.6 18.6 23.6 18.6 25.4V29Z') +
    oval('#a3713f', 16, 15, 1.1, 1.5) +
    oval('#a3713f', 6.4, 21.8, 0.9, 1.2) +
    oval('#a3713f', 25.6, 21.8, 0.9, 1.2) +
    path('#fff7ea', 'M8.4 29.8C9.6 28.2 11.6 28.2 12.6 29.8L10.5 30.9Z') +
    oval('pink', 23, 30, 1.3, 0.8),
  'market-stall':
    box('darkwood', 3.4, 9, 1.3, 22) +
    box('darkwood', 27.3, 9, 1.3, 22) +
    box('#fff6e6@.35', 4.6, 11, 22.8, 10) +
    crate(3.4, 18.4, seven('red', '#d9303c', 'red')) +
    crate(12, 18.4, seven('orange', '#ffa63c')) +
    crate(20.6, 18.4, seven('lime', 'green')) +
    box('wood', 2.4, 21.8, 27.2, 2.2, 0.5) +
    crate(3.4, 25.4, seven('yellow', '#ffd84a')) +
    crate(12, 25.4, seven('purple', '#7a45cf')) +
    crate(20.6, 25.4, seven('brick', 'red')) +
    box('wood', 2.6, 29, 26.8, 2, 0.4) +
    Array.from({ length: 7 }, (_, at) => {
      const [x, upper] = [1.4 + at * 4.17, 3.6 + at * 3.54];
      return path(
        at % 2 === 0 ? 'red' : 'white',
        `M${upper} 2.4H${upper + 3.54}L${x + 4.17} 9.4V10.4A2.085 2.085 0 0 1 ${x} 10.4V9.4Z`,
      );
    }).join(''),
};
