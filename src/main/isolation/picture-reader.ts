import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Upload } from '#features/assets/rules/uploads/read-upload';
import type { DecodedUpload } from '#platform/images/decode-upload';
import { createIsolatedReader } from '#platform/isolation/isolated-reader';

export type UploadFacts = Omit<Upload, 'bytes'>;
export type UploadFinding = Omit<DecodedUpload, 'bytes'>;

const finding = z.strictObject({
  contentType: z.enum(['image/png', 'image/jpeg']),
  width: z.int().positive(),
  height: z.int().positive(),
  hasAlpha: z.boolean(),
  thumbHash: z.instanceof(Buffer),
});

const PROGRAM = fileURLToPath(new URL('./picture-reader-process.ts', import.meta.url));

/**
 * Decodes uploaded pictures in an isolated process.
 * @param onDeath hears how the process ended over a picture
 */
export function createPictureReader({ onDeath }: { onDeath(how: string): void }) {
  const reader = createIsolatedReader<UploadFacts, UploadFinding>({ program: PROGRAM, finding, onDeath });
  return {
    async readUpload({ bytes, ...facts }: Upload): Promise<DecodedUpload> {
      const { finding: found, bytes: encoded } = await reader.read(bytes, facts);
      return { ...found, bytes: encoded };
    },
    close: reader.close,
  };
}
