import { oval, path } from './materials.ts';

/** A flat shape, cut from a thick board: its side below, its face, and a light edge. */
const board = (fill: string, face: string, side: string, edge: string) =>
  path(fill, side) + path('#000000@.28', side) + path(fill, face) + path('#ffffff@.2', edge);

/** A regular polygon with a flat foot; `lift` moves it up. */
function polygon(corners: number, radius: number, lift = 0): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = Math.PI / 2 + Math.PI / corners + (at * 2 * Math.PI) / corners;
    return `${(16 + radius * Math.cos(angle)).toFixed(2)} ${(16 - lift + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const ring = (corners: number) => `${polygon(corners, 13, 0.8)}${polygon(corners, 11.9, 0.8)}`;
const regular = (fill: string, corners: number) =>
  board(fill, polygon(corners, 13, 0.8), polygon(corners, 13, -1), ring(corners));

/** Geometric solids and plane shapes, each in one color that another can replace. */
export const SHAPES: Readonly<Record<string, string>> = {
  sphere:
    oval('blue', 16, 16, 14) +
    oval('#000000@.1', 16, 18.5, 12.2, 11) +
    oval('blue', 15.5, 15.5, 12.6) +
    oval('#ffffff@.5', 10.8, 9.8, 3.6, 2.6),
  // With flat feet, so that they stand on the ground.
  cube:
    path('#ff8372', 'M3 10L10 3H30L23 10Z') +
    path('#ea3540', 'M3 10H23V30H3Z') +
    path('#b81f3a', 'M23 10L30 3V22.5L23 30Z') +
    path('#ffffff@.25', 'M3 10H23L30 3L23 10.8H3Z'),
  cone:
    path('orange|', 'M16 2L27.5 26.4C27.5 28.6 22.4 30.2 16 30.2C9.6 30.2 4.5 28.6 4.5 26.4Z') +
    path('#ffffff@.25', 'M15.4 4.6L8.6 26.8C9.6 27.2 10.8 27.5 12 27.7Z'),
  cylinder:
    path('green|', 'M5.5 6.5V25.5C5.5 28 10.2 30 16 30C21.8 30 26.5 28 26.5 25.5V6.5Z') +
    oval('#93e27d', 16, 6.5, 10.5, 4.2) +
    oval('#6fcf70', 16, 6.6, 9.2, 3.3),
  'pyramid-solid':
    path('#f6c03a', 'M17 2.5L2 29.5H22.5Z') +
    path('#c78a1e', 'M17 2.5L30.5 23.5L22.5 29.5Z') +
    path('#fff3ad@.5', 'M17 2.5L2 29.5H4.6Z'),
  torus:
    path(
      'purple',
      'M16 4C24.3 4 30 9.4 30 16.6C30 23.6 24.3 28.6 16 28.6C7.7 28.6 2 23.6 2 16.6C2 9.4 7.7 4 16 4ZM16 11.2C12.2 11.2 9.6 13.2 9.6 16C9.6 18.6 12.2 20.2 16 20.2C19.8 20.2 22.4 18.6 22.4 16C22.4 13.2 19.8 11.2 16 11.2Z',
    ) +
    path(
      '#ffffff@.3',
      'M16 5.4C22 5.4 26.4 8.4 28 12.6C25 9.6 21 8.2 16 8.2C11 8.2 7 9.6 4 12.6C5.6 8.4 10 5.4 16 5.4Z',
    ),
  circle:
    oval('blue', 16, 17.2, 13.4) +
    oval('#000000@.28', 16, 17.2, 13.4) +
    oval('blue', 16, 15.4, 13.4) +
    path(
      '#ffffff@.2',
      'M16 2A13.4 13.4 0 0 1 29.4 15.4A13.4 13.4 0 0 1 2.6 15.4A13.4 13.4 0 0 1 16 2ZM16 3.1A12.3 12.3 0 1 0 16 27.7A12.3 12.3 0 1 0 16 3.1Z',
    ),
  triangle: board(
    'green',
    'M16 2.5L30 27H2Z',
    'M16 5L30 27V29.4H2V27Z',
    'M16 2.5L30 27H2ZM16 4.8L4 25.9H28Z',
  ),
  square: board(
    'orange',
    'M3.5 2.5H28.5V27.5H3.5Z',
    'M3.5 5H28.5V29.8H3.5Z',
    'M3.5 2.5H28.5V27.5H3.5ZM4.6 3.6V26.4H27.4V3.6Z',
  ),
  rectangle: board(
    'purple',
    'M1.5 7H30.5V24H1.5Z',
    'M1.5 9H30.5V26.2H1.5Z',
    'M1.5 7H30.5V24H1.5ZM2.5 8V23H29.5V8Z',
  ),
  'diamond-shape': board(
    'pink',
    'M16 1L27 15L16 29L5 15Z',
    'M16 3L27 15V17L16 31L5 17V15Z',
    'M16 1L27 15L16 29L5 15ZM16 2.7L6.3 15L16 27.3L25.7 15Z',
  ),
  oval:
    oval('teal', 16, 17.4, 14, 9.6) +
    oval('#000000@.28', 16, 17.4, 14, 9.6) +
    oval('teal', 16, 15.6, 14, 9.6),
  pentagon: regular('teal', 5),
  hexagon: regular('yellow', 6),
  octagon: regular('red', 8),
};
