import { fileURLToPath } from 'node:url';
import type { Trust } from '#adapters/provenance/c2pa/signing-identity';
import { type PictureOrigin, pictureOrigin } from '#features/provenance/contract/picture-origin';
import { createIsolatedReader } from '#platform/isolation/isolated-reader';

export interface OriginReader {
  /** @throws AppError like `readOrigin` */
  readOrigin(bytes: Buffer): Promise<PictureOrigin>;
  close(): void;
}

const PROGRAM = fileURLToPath(new URL('./origin-reader-process.ts', import.meta.url));

/** Reads the credentials of untrusted pictures in an isolated process. */
export function createOriginReader({
  trust,
  onDeath,
}: {
  /** Certificates whose signatures count as this site's. */
  trust: () => Promise<Trust>;
  onDeath(how: string): void;
}): OriginReader {
  const reader = createIsolatedReader<Trust, PictureOrigin>({
    program: PROGRAM,
    finding: pictureOrigin,
    onDeath,
  });
  return {
    readOrigin: async (bytes) => (await reader.read(bytes, await trust())).finding,
    close: reader.close,
  };
}
