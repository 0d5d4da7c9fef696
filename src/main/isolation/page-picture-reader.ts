import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { PagePicture, PagePictureOptions } from '#platform/images/read-page-picture';
import { createIsolatedReader } from '#platform/isolation/isolated-reader';

export type PagePictureFinding = Omit<PagePicture, 'bytes'>;

const finding = z.strictObject({
  contentType: z.enum(['image/png', 'image/jpeg']),
  width: z.int().positive(),
  height: z.int().positive(),
  hasAlpha: z.boolean(),
});

const PROGRAM = fileURLToPath(new URL('./page-picture-reader-process.ts', import.meta.url));
// A user waits for a dozen pictures, but a busy machine slows this process down.
const LONGEST_MS = 12_000;

/**
 * Decodes pictures of analyzed websites in an isolated process.
 * @param onDeath hears how the process ended over a picture
 */
export function createPagePictureReader({ onDeath }: { onDeath(how: string): void }) {
  const reader = createIsolatedReader<PagePictureOptions, PagePictureFinding>({
    program: PROGRAM,
    finding,
    longestMs: LONGEST_MS,
    onDeath,
  });
  return {
    async readPagePicture(bytes: Buffer, options: PagePictureOptions): Promise<PagePicture> {
      const { finding: found, bytes: encoded } = await reader.read(bytes, options);
      return { ...found, bytes: encoded };
    },
    close: reader.close,
  };
}
