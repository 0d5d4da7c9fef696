import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const PUBLIC = new URL('../web/app/public/', import.meta.url);
const shown = (path: string) => readFile(new URL(path, PUBLIC));
const drawn = (width: number, height: number, shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Pictures of the kinds that people make ads with, each with its media type. */
export const AD_PICTURE_SAMPLES = {
  people: async () => ({ bytes: await shown('examples/hiker-at-sunset.webp'), type: 'image/webp' }),
  cup: async () => ({ bytes: await shown('examples/first-coffee.webp'), type: 'image/webp' }),
  landscape: async () => ({ bytes: await shown('examples/island-paradise.webp'), type: 'image/webp' }),
  /** On nothing. */
  product: async () => ({ bytes: await shown('example-assets/handbag.webp'), type: 'image/webp' }),
  /** A red disc on the right of plain white. */
  drawing: async () => ({
    bytes: await drawn(
      900,
      500,
      '<path fill="#fff" d="M0 0h900v500H0z"/><circle cx="700" cy="250" r="120" fill="#d81e2c"/>',
    ),
    type: 'image/png',
  }),
  /** A small teal square in the top left of much gray. */
  accent: async () => ({
    bytes: await drawn(
      400,
      800,
      '<path fill="#777" d="M0 0h400v800H0z"/><path fill="#0a8f96" d="M30 40h110v110H30z"/>',
    ),
    type: 'image/png',
  }),
} as const;
