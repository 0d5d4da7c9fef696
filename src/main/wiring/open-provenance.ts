import { createC2paProvenance } from '#adapters/provenance/c2pa/c2pa-provenance';
import { type SigningIdentity, type Trust, trustIn } from '#adapters/provenance/c2pa/signing-identity';
import type { Provenance } from '#ports/provenance';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { openDevelopmentSigner } from '../embedded/development-signer.ts';
import { openConfiguredSigner } from './configured-signer.ts';

type SignerConfig = Pick<Config, 'dataDir' | 'signer'>;

/** Content credentials, signed with the configured certificate, or with this installation's own. */
export async function openProvenance(
  config: SignerConfig,
  { onUnavailable }: { onUnavailable(message: string): void },
): Promise<Provenance> {
  const identity = await keepSigner(config);
  return createC2paProvenance({ identity, version: packageJson.version, onUnavailable });
}

/** Certificates whose signatures this site recognizes as its own. */
export async function openTrust(config: SignerConfig): Promise<() => Promise<Trust>> {
  const signer = await keepSigner(config);
  return async () => trustIn(await signer());
}

const LOOK_AGAIN_MS = 24 * 3_600_000;

/**
 * Opens the signer at once, so that a broken one stops the start, and reloads it daily, since certificates are renewed. If
 * reloading fails, the previous signer stays in use; the next start reports the problem.
 */
async function keepSigner({ dataDir, signer }: SignerConfig): Promise<() => Promise<SigningIdentity>> {
  const open = () => (signer ? openConfiguredSigner(signer) : openDevelopmentSigner(dataDir));
  let opened = await open();
  let lookedAt = Date.now();
  return async () => {
    if (Date.now() - lookedAt > LOOK_AGAIN_MS) {
      lookedAt = Date.now();
      opened = await open().catch(() => opened);
    }
    return opened;
  };
}
