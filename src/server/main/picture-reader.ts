import { fileURLToPath } from 'node:url';
import type { DecodedUpload } from '#server/domain/uploads/decode-upload';
import type { readUpload, Upload } from '#server/domain/uploads/read-upload';
import { createIsolatedReader } from './isolated-reader.ts';

export interface PictureReader {
  readUpload: typeof readUpload;
  /** Ends the process, with whatever it reads. */
  close(): void;
}

export type UploadFacts = Omit<Upload, 'bytes'>;
export type UploadFinding = Omit<DecodedUpload, 'bytes'>;

const PROGRAM = fileURLToPath(new URL('./picture-reader-process.ts', import.meta.url));

/**
 * Decodes strangers' pictures in a process of their own.
 * @param onDeath hears how the process ended over a picture
 */
export function createPictureReader({ onDeath }: { onDeath(how: string): void }): PictureReader {
  const reader = createIsolatedReader<UploadFacts, UploadFinding>({ program: PROGRAM, onDeath });
  return {
    async readUpload({ bytes, ...facts }) {
      const { finding, bytes: encoded } = await reader.read(bytes, facts);
      return { ...finding, bytes: encoded };
    },
    close: reader.close,
  };
}
