import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createStudio } from '#engines/studio/studio';
import { PICTURES, type PictureSubject } from './picture-subjects.ts';

export interface PaintedPicture extends PictureSubject {
  /** A WebP file. */
  bytes: Buffer;
}

/** Paints the pictures of the screens with the studio engine; the folder keeps them for the next run. */
export async function paintPictures(folder: string): Promise<PaintedPicture[]> {
  await mkdir(folder, { recursive: true });
  const studio = createStudio({ threads: availableParallelism() });
  try {
    const painted: PaintedPicture[] = [];
    for (const [i, subject] of PICTURES.entries()) {
      const { width, height, prompt } = subject;
      const file = join(folder, `${i}-${width}x${height}.webp`);
      const kept = await readFile(file).catch(() => null);
      if (kept) {
        painted.push({ ...subject, bytes: kept });
        continue;
      }
      const { pixels } = await studio.render({ prompt, width, height, seed: 11 + i });
      const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
        .webp({ quality: 88 })
        .toBuffer();
      await writeFile(file, bytes);
      painted.push({ ...subject, bytes });
    }
    return painted;
  } finally {
    await studio.close();
  }
}
