/** The process that reads the credentials of uploaded pictures: `origin-reader.ts` launches it. */

import { readCredentials } from '#adapters/provenance/c2pa/read-credentials';
import type { Trust } from '#adapters/provenance/c2pa/signing-identity';
import { readOrigin } from '#features/provenance/rules/read-origin';
import { serveFiles } from '#platform/isolation/serve-files';

serveFiles(async (bytes, trust: Trust) => {
  const provenance = { read: (file: Uint8Array, type: string) => readCredentials(file, type, trust) };
  return { finding: await readOrigin({ provenance }, bytes) };
});
