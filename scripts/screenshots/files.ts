import { readFileSync } from 'node:fs';

const EXAMPLE = new URL('../../src/web/app/public/example-assets/lounge-chair.webp', import.meta.url);

/** Files for file inputs. */
export const PHOTO = {
  name: 'a-lounge-chair-photographed-in-the-afternoon-light-of-our-showroom-final-2.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(EXAMPLE),
};

export const TEXT_FILE = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
