import { both, box, line, oval, path, turned } from './materials.ts';

const spokes = (count: number, d: string) =>
  Array.from({ length: count }, (_, at) => turned((360 / count) * at, d)).join('');

/** Vehicles, their parts, machines and devices. */
export const VEHICLES_AND_DEVICES: Record<string, string> = {
  wifi:
    line('blue', 3.4, 'M3 13.4C10.4 6 21.6 6 29 13.4') +
    line('blue', 3.4, 'M7.6 18.2C12.4 13.4 19.6 13.4 24.4 18.2') +
    line('blue', 3.4, 'M12.2 22.8C14.4 20.8 17.6 20.8 19.8 22.8') +
    oval('blue', 16, 27, 2.3),
  submarine:
    line('steel', 1.4, 'M17 7V2.6H20.4') +
    box('yellow', 11.6, 6, 9.4, 8, 2) +
    path(
      'yellow',
      'M8.4 11.4H22C27.4 11.4 30.6 15 30.6 19C30.6 23 27.4 26.6 22 26.6H8.4C5 26.6 2.6 23 2.6 19C2.6 15 5 11.4 8.4 11.4',
    ) +
    path('red', 'M3 15L0.6 12.6V25.4L3 23Z') +
    path('#cd6a14@.35', 'M3 21.6H30.2C29.4 24.6 26.4 26.6 22 26.6H8.4C5.8 26.6 3.8 24.4 3 21.6') +
    [10.4, 16.8, 23.2]
      .map(
        (x) =>
          oval('white', x, 18.4, 2.7) + oval('blue', x, 18.4, 1.9) + oval('#ffffff@.7', x - 0.6, 17.8, 0.6),
      )
      .join(''),
  tire:
    oval('black', 16, 16, 14.6) +
    spokes(24, box('#191522', 15.3, 1, 1.4, 3, 0.4)) +
    `<circle cx="16" cy="16" r="10.8" fill="none" stroke="#8c86a2" stroke-opacity=".6" stroke-width=".5"/>` +
    oval('steel', 16, 16, 8.4) +
    oval('#4e4a60', 16, 16, 7) +
    spokes(5, path('steel', 'M14.6 9H17.4L16.9 15H15.1Z')) +
    oval('steel', 16, 16, 2.2),
  'steering-wheel':
    path(
      'black',
      'M3 14.4H12.6C13.6 13 18.4 13 19.4 14.4H29V18.6C24 17.8 20.4 20 19.2 22.4L18.4 29H13.6L12.8 22.4C11.6 20 8 17.8 3 18.6Z',
    ) +
    `<circle cx="16" cy="16" r="12.6" fill="none" stroke="#2b2738" stroke-width="4"/><path d="M4.6 10.6A12.6 12.6 0 0 1 27.4 10.6" fill="none" stroke="#8c86a2" stroke-width="1.1" stroke-linecap="round"/>` +
    oval('steel', 16, 17.8, 3) +
    oval('red', 16, 17.8, 1.5),
  forklift:
    line('black', 1.6, 'M22 2V27M25 2V27') +
    box('steel', 25, 25.6, 6.4, 1.4, 0.5) +
    box('wood', 25.8, 17, 5.6, 8.2, 0.5) +
    line('#935334', 0.5, 'M25.8 21H31.4') +
    `<path d="M5 16V4.4H15L19.4 16" fill="none" stroke="#423e52" stroke-width="1.7"/>` +
    path('yellow', 'M1.6 16.4C1.6 15 2.6 14 4 14H10L12.4 18H21V26H3.6C2.4 26 1.6 25 1.6 24Z') +
    box('black', 8, 12, 1.8, 5.4, 0.8) +
    box('black', 8, 16.4, 5.4, 1.8, 0.8) +
    line('black', 1, 'M15.4 17.6L17 12.4') +
    [7, 18].map((x) => oval('black', x, 26.4, 3.6) + oval('steel', x, 26.4, 1.7)).join(''),
  kayak:
    path(
      'orange',
      'M0.6 17.6C6 16 10 15.4 16 15.4C22 15.4 26 16 31.4 17.6C27 22 22 23.6 16 23.6C10 23.6 5 22 0.6 17.6',
    ) +
    oval('#7d2413', 16, 17.2, 4.6, 1.3) +
    path('#ffffff@.3', 'M3 18.4C8 20.6 24 20.6 29 18.4C24 21.6 8 21.6 3 18.4') +
    turned(
      -20,
      box('wood', 4, 13.6, 24, 1.1, 0.5) +
        path('blue', 'M0 12.4C1 11 4 11.4 6 14.1C4 16.8 1 17.2 0 15.8Z') +
        path('blue', 'M32 12.4C31 11 28 11.4 26 14.1C28 16.8 31 17.2 32 15.8Z'),
    ),
  router:
    line('black', 1.8, 'M6.6 20V5M25.4 20V5') +
    `<g fill="none" stroke="#3284ef" stroke-width="1.4" stroke-linecap="round"><path d="M13.4 12.4A3.8 3.8 0 0 1 18.6 12.4"/><path d="M11.2 9.6A7 7 0 0 1 20.8 9.6"/></g>` +
    oval('blue', 16, 15.2, 1.1) +
    box('white', 2, 18.6, 28, 9, 3) +
    box('#cbc3dc', 4, 25, 24, 1) +
    [8, 11, 14].map((x) => oval('green', x, 22.2, 0.9)).join('') +
    oval('orange', 17, 22.2, 0.9) +
    both(box('black', 5, 27.2, 4, 1.6, 0.6)),
  'usb-stick': turned(
    38,
    box('steel', 11.4, 1, 9.2, 9, 0.8) +
      box('black', 13, 3.4, 2, 2.4, 0.3) +
      box('black', 17, 3.4, 2, 2.4, 0.3) +
      box('blue', 9, 9, 14, 21.6, 3) +
      box('#ffffff@.3', 10.6, 11, 1.6, 16, 0.8) +
      oval('#ffffff', 16, 26, 1.7) +
      box('white', 13, 13, 6, 8, 1),
  ),
  'phone-charger':
    box('steel', 9, 2, 1.8, 6, 0.5) +
    box('steel', 14.2, 2, 1.8, 6, 0.5) +
    box('white', 5, 7, 15, 12.6, 3.4) +
    box('#cbc3dc', 10.4, 17.6, 4.4, 2.4, 0.6) +
    `<path d="M12.6 20V25C12.6 30 20 30 20 25V17C20 10 27.6 11 27.6 17V21" fill="none" stroke="#dcd6e8" stroke-width="1.8"/>` +
    box('white', 25.4, 20, 4.4, 5.4, 1) +
    box('steel', 26.2, 25.2, 2.8, 3.4, 0.4) +
    path('#ffc933', 'M13.4 9.4L9.8 14H12.2L11.6 17L15.4 12.4H12.8Z'),
  'vr-headset':
    `<path d="M4 14C1 14 0.6 18 3 19M28 14C31 14 31.4 18 29 19" fill="none" stroke="#423e52" stroke-width="2.4"/><path d="M6 9C10 3.6 22 3.6 26 9" fill="none" stroke="#423e52" stroke-width="2.6"/>` +
    path(
      'white',
      'M8 8H24C27.6 8 29 10.4 29 14V19C29 23.4 26.6 25.6 23 25.6H21C18.4 25.6 18 22.4 16 22.4C14 22.4 13.6 25.6 11 25.6H9C5.4 25.6 3 23.4 3 19V14C3 10.4 4.4 8 8 8',
    ) +
    path(
      'black',
      'M8.4 10.4H23.6C26 10.4 26.8 12 26.8 14V18C26.8 21 25.2 22.6 23 22.6C20.6 22.6 19 19.6 16 19.6C13 19.6 11.4 22.6 9 22.6C6.8 22.6 5.2 21 5.2 18V14C5.2 12 6 10.4 8.4 10.4',
    ) +
    path(
      'purple@.7',
      'M8 12.4H16L11 20C10.4 20.6 9.6 20.8 9 20.8C7.6 20.8 7 19.4 7 18V14C7 13 7.2 12.4 8 12.4',
    ) +
    oval('teal', 22.6, 14.4, 1.1),
  '3d-printer':
    box('black', 2.4, 3, 27.2, 26.6, 2) +
    box('#8d9bc0', 5.4, 6, 21.2, 19, 0.6) +
    path('#ffffff@.16', 'M5.4 6H15L7 25H5.4Z') +
    box('steel', 5.4, 9.4, 21.2, 1.3) +
    box('orange', 12.6, 7.4, 6.4, 5.6, 0.8) +
    path('steel', 'M14.4 13H17.2L16.2 15H15.4Z') +
    box('steel', 6.6, 23, 18.8, 1.9, 0.5) +
    path('teal', 'M12.4 23V19.4L14 17.6L15.8 19L17.8 17.6L19.4 19.4V23Z') +
    box('glow', 5.4, 26.2, 6, 2, 0.5) +
    oval('red', 24.6, 27.2, 1),
  pipes:
    box('steel', 1, 10, 12, 6) +
    box('steel', 12, 7.6, 4, 10.8, 0.8) +
    path('steel', 'M15.4 10H20C24.6 10 27 13 27 17V22H21V18C21 16.6 20.4 16 19 16H15.4Z') +
    box('steel', 18.6, 21.4, 10.8, 3.8, 0.8) +
    box('steel', 21, 25, 6, 6) +
    box('red', 6.2, 4, 1.6, 6) +
    box('red', 2.6, 2, 8.8, 2.4, 1.2) +
    box('steel', 4.6, 8.4, 4.8, 2, 0.6),
  quran:
    path('darkwood', 'M6 30L16 20.4L26 30H22L16 24.4L10 30Z') +
    path(
      'green',
      'M1.4 10C6.6 7.6 12.6 8.6 16 11.6C19.4 8.6 25.4 7.6 30.6 10V22.6C25.4 20.2 19.4 21.2 16 24.2C12.6 21.2 6.6 20.2 1.4 22.6Z',
    ) +
    path(
      'cream',
      'M2.8 8.4C7.4 6.4 12.8 7.2 16 10.2C19.2 7.2 24.6 6.4 29.2 8.4V20.4C24.6 18.4 19.2 19.2 16 22.2C12.8 19.2 7.4 18.4 2.8 20.4Z',
    ) +
    line(
      'gold',
      0.6,
      'M4.4 10C8 8.6 12 9.4 14.6 11.6V19.2C12 17.2 8 16.6 4.4 18ZM27.6 10C24 8.6 20 9.4 17.4 11.6V19.2C20 17.2 24 16.6 27.6 18Z',
    ) +
    both(
      line(
        '#5a4a3c',
        0.5,
        'M6 11.8C8.6 11 11 11.4 13.2 12.8M6 13.8C8.6 13 11 13.4 13.2 14.8M6 15.8C8.6 15 11 15.4 13.2 16.8',
      ),
    ) +
    line('#b9741c', 0.5, 'M16 10.4V22'),
  bible: turned(
    -7,
    path('#f1e6d3', 'M8 26H26V29.6H8.6C6.6 29.6 6 28.6 6 27.4Z') +
      path(
        'brown',
        'M8.4 2H25.4C26.4 2 27 2.6 27 3.6V26.4H8.6C7 26.4 6.4 27 6.4 28C6.4 29 7 29.6 8.6 29.6H27V30.4H8.4C6 30.4 5 29 5 27.2V5C5 3 6.2 2 8.4 2',
      ) +
      box('gold', 14.9, 6.6, 2.6, 13.6, 0.5) +
      box('gold', 11.4, 10, 9.6, 2.6, 0.5) +
      path('red', 'M20.4 26.4H23V32L21.7 30.6L20.4 32Z') +
      line('#5d3028', 0.6, 'M8 2.4V26'),
  ),
  'lawn-mower':
    `<path d="M9 20L3 4.4H0.8" fill="none" stroke="#423e52" stroke-width="1.7" stroke-linecap="round"/>` +
    path('red', 'M7 17H27C29 17 30 18 30 20V24H5.6V19C5.6 17.6 6 17 7 17') +
    box('black', 12, 11, 11, 6.4, 1.4) +
    box('steel', 14, 12.6, 7, 1.2, 0.6) +
    box('steel', 14, 14.6, 7, 1.2, 0.6) +
    [9.4, 25.6].map((x) => oval('black', x, 25.4, 4.2) + oval('steel', x, 25.4, 1.9)).join(''),
  wheelbarrow:
    line('wood', 1.8, 'M30 12L15 20L8 25.6') +
    line('black', 1.6, 'M22 21L24 28.4M18 20V28.4H26') +
    path('green', 'M2 9.6H26L21 20.4H9.4Z') +
    box('#93e27d@.8', 1.4, 8.8, 25.4, 1.7, 0.8) +
    path('brown', 'M4 9C7 4 11 5 13 3.6C16 4 20 5.6 24 9Z') +
    oval('black', 7.6, 26, 4.4) +
    oval('steel', 7.6, 26, 1.9),
  'watering-can':
    `<path d="M20 12C29 8 31 18 24 24" fill="none" stroke="#176b4e" stroke-width="2"/>` +
    path('green', 'M10 22L3.6 10.6L5.6 9.4L13 18Z') +
    path('steel', 'M1 11.4L6.6 6.6L7.4 9L3 12.6Z') +
    path('green', 'M10 11H23L25 27C25.2 29 24 30 22 30H11C9 30 7.8 29 8 27Z') +
    oval('#0f5240', 16.5, 11, 6.5, 1.7) +
    oval('#ffffff@.35', 12, 19, 1.2, 4.4),
  shovel: turned(
    38,
    box('wood|', 14.8, 5, 2.4, 16) +
      `<path d="M12.4 4.6C12.4 1 19.6 1 19.6 4.6L17 6.6H15Z" fill="none" stroke="#99593d" stroke-width="1.8"/>` +
      path('steel', 'M11 19.6C13 18.6 19 18.6 21 19.6C21.4 25 19.6 29 16 31.6C12.4 29 10.6 25 11 19.6') +
      path('#80839e@.5', 'M16 20V31.2C19.4 28.6 21.2 24.8 21 19.8C19.6 19.2 17.6 19.8 16 20'),
  ),
  drill:
    box('steel', 1, 11, 9, 2, 0.5) +
    path('black', 'M8.6 8.6L13 7V17L8.6 15.4Z') +
    path('yellow', 'M12.4 6H26C28.6 6 30 7.6 30 10V14C30 16 28.8 17 27 17L28.4 24.4H21L19 17.6H12.4Z') +
    box('black', 19, 23.6, 11.4, 5.6, 1.4) +
    box('#423e52', 17, 17.4, 2.4, 4, 1) +
    [22, 24, 26].map((x) => box('#b96b16', x, 8.4, 1, 5, 0.5)).join(''),
};
