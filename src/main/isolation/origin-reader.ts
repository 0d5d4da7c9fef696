import { fileURLToPath } from 'node:url';
import type { Trust } from '#adapters/provenance/c2pa/signing-identity';
import { type PictureOrigin, pictureOrigin } from '#features/provenance/contract/picture-origin';
import { createIsolatedReader } from '#platform/isolation/isolated-reader';

const PROGRAM = fileURLToPath(new URL('./origin-reader-process.ts', import.meta.url));

/** Nothing is decoded: 50 MB take a second, and the start of the process another; on a busy processor several. */
const LONGEST_MS = 8_000;

/** Reads the credentials of untrusted pictures in an isolated process. */
export function createOriginReader({
  trust,
  onDeath,
}: {
  /** Certificates whose signatures count as this site's. */
  trust: () => Promise<Trust>;
  onDeath(how: string): void;
}) {
  const reader = createIsolatedReader<Trust, PictureOrigin>({
    program: PROGRAM,
    finding: pictureOrigin,
    longestMs: LONGEST_MS,
    onDeath,
  });
  return {
    /** @throws AppError like `readOrigin` */
    readOrigin: async (bytes: Buffer): Promise<PictureOrigin> =>
      (await reader.read(bytes, await trust())).finding,
    close: reader.close,
  };
}
