import sharp from 'sharp';
import { createC2paProvenance } from '#adapters/provenance/c2pa/c2pa-provenance';
import type { SigningIdentity } from '#adapters/provenance/c2pa/signing-identity';
import { ConfigError } from '../config/config-error.ts';

/**
 * Signs a picture and reads it back: the files alone do not show whether the certificate may sign content credentials.
 * @throws ConfigError
 */
export async function checkSigner(identity: SigningIdentity): Promise<void> {
  const provenance = createC2paProvenance({
    identity: async () => identity,
    version: '0',
    onUnavailable: () => undefined,
  });
  const background = 'white';
  const file = await sharp({ create: { width: 1, height: 1, channels: 3, background } })
    .png()
    .toBuffer();
  const contentType = 'image/png';
  const failures = await provenance
    .sign(file, { contentType, digitalSourceType: 'algorithmicMedia' })
    .then((signed) => provenance.read(signed, contentType))
    .then((credentials) => credentials?.failures ?? ['nothing was signed'])
    .catch((error: Error) => [error.message]);
  if (failures.length > 0)
    throw new ConfigError(`C2PA_CERTIFICATE_FILE cannot sign content credentials: ${failures.join(', ')}`);
}
