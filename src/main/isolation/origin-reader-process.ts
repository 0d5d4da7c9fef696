/** The process that reads the credentials of uploaded pictures: `origin-reader.ts` launches it. */

import { serveFiles } from '#platform/isolation/serve-files';
import { readCredentials } from '#server/adapters/provenance/c2pa/read-credentials';
import type { Trust } from '#server/adapters/provenance/c2pa/trust';
import { readOrigin } from '#server/domain/credentials/read-origin';

serveFiles(async (bytes, trust: Trust) => {
  const provenance = { read: (file: Uint8Array, type: string) => readCredentials(file, type, trust) };
  return { finding: await readOrigin({ provenance }, bytes) };
});
