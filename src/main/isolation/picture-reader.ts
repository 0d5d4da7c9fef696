import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isCreditOfModel } from '#adapters/image-models/studio/credits-of';
import type { ReadUpload, Upload } from '#features/assets/rules/uploads/read-upload';
import { GENERATED_SOURCE_TYPES } from '#features/images/contract/generated-source-types';
import { pictureCredit } from '#features/images/contract/picture-credit';
import { createIsolatedReader } from '#platform/isolation/isolated-reader';

export type UploadFacts = Omit<Upload, 'bytes'>;
export type UploadFinding = Omit<ReadUpload, 'bytes'>;

const finding = z.strictObject({
  contentType: z.enum(['image/png', 'image/jpeg']),
  width: z.int().positive(),
  height: z.int().positive(),
  hasAlpha: z.boolean(),
  thumbHash: z.instanceof(Buffer),
  credits: z.array(pictureCredit),
  origin: z.enum(GENERATED_SOURCE_TYPES).nullable(),
});

const PROGRAM = fileURLToPath(new URL('./picture-reader-process.ts', import.meta.url));

/**
 * Decodes uploaded pictures in an isolated process.
 * @param onDeath hears how the process ended over a picture
 */
export function createPictureReader({ onDeath }: { onDeath(how: string): void }) {
  const reader = createIsolatedReader<UploadFacts, UploadFinding>({ program: PROGRAM, finding, onDeath });
  return {
    async readUpload({ bytes, ...facts }: Upload): Promise<ReadUpload> {
      const { finding: found, bytes: encoded } = await reader.read(bytes, facts);
      return { ...found, bytes: encoded, credits: found.credits.filter(isCreditOfModel) };
    },
    close: reader.close,
  };
}
