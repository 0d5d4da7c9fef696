import { createC2paProvenance } from '#server/adapters/provenance/c2pa/c2pa-provenance';
import type { Provenance } from '#server/ports/provenance';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { openDevelopmentSigner } from './embedded/development-signer.ts';

const LOOK_AGAIN_MS = 24 * 3_600_000;

/** Content credentials, signed with the configured certificate, or with one of this installation's own. */
export async function openProvenance({ dataDir }: Pick<Config, 'dataDir'>): Promise<Provenance> {
  let identity = await openDevelopmentSigner(dataDir);
  let lookedAt = Date.now();
  return createC2paProvenance({
    async identity() {
      if (Date.now() - lookedAt > LOOK_AGAIN_MS) {
        identity = await openDevelopmentSigner(dataDir);
        lookedAt = Date.now();
      }
      return identity;
    },
    version: packageJson.version,
  });
}
