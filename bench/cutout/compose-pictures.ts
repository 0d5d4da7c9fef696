import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createStudio } from '#engines/studio/studio';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';

/** An asset in front of a background, with the asset's alpha of each pixel, 0 to 255. */
export interface Composite {
  name: string;
  png: Buffer;
  alpha: Uint8Array;
}

const SIDE = 1024;
const BACKGROUNDS = [
  'forest path, sunbeams',
  'city',
  'palm beach',
  'server room',
  'office desk',
  'mountains',
  'lavender field',
  'geometry',
  'bokeh',
  'waterfall',
];

/** Puts each example asset in front of another busy background. */
export async function composePictures(count: number): Promise<Composite[]> {
  const studio = createStudio({ threads: 2 });
  const composites: Composite[] = [];
  for (let index = 0; index < Math.min(count, EXAMPLE_ASSETS.length); index++) {
    const { id } = EXAMPLE_ASSETS[index]!;
    const prompt = BACKGROUNDS[index % BACKGROUNDS.length]!;
    const { pixels } = await studio.render({ prompt, width: SIDE, height: SIDE, seed: 7 + index });
    composites.push({ name: id, ...(await compose(id, Buffer.from(pixels), index)) });
  }
  await studio.close();
  return composites;
}

async function compose(id: string, rgb: Buffer, index: number): Promise<{ png: Buffer; alpha: Uint8Array }> {
  const longest = 620 + ((index * 37) % 5) * 50;
  const file = await readFile(new URL(`../../src/web/app/public/example-assets/${id}.webp`, import.meta.url));
  const { data, info } = await sharp(file)
    .resize(longest, longest, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((SIDE - info.width) * (0.35 + 0.06 * (index % 6)));
  const top = Math.round((SIDE - info.height) * (0.4 + 0.04 * (index % 5)));
  const alpha = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const from = (y * info.width + x) * 4;
      const to = (y + top) * SIDE + x + left;
      alpha[to] = data[from + 3]!;
      for (let channel = 0; channel < 3; channel++) {
        const behind = rgb[to * 3 + channel]!;
        rgb[to * 3 + channel] = Math.round(
          behind + ((data[from + channel]! - behind) * data[from + 3]!) / 255,
        );
      }
    }
  }
  const png = await sharp(rgb, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
  return { png, alpha };
}
