import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { firstFreePort, isPortFree } from '../supervisor/check-machine.ts';
import { StartError } from '../supervisor/start-error.ts';
import { writePrivateFile } from './write-private-file.ts';

const secrets = z.object({
  /** Part of the issuer, and so of every account's identity: never changes. */
  port: z.number().int(),
  clientSecret: z.string(),
  cookieKey: z.string(),
  /** The private key that signs the tokens, as a JWK. */
  signingKey: z.looseObject({ kty: z.string() }),
});
export type IdentityProviderSecrets = z.infer<typeof secrets>;

/**
 * Reads the provider's secrets, which are created at the first start. Its port is then the first free one from
 * `firstPort` on.
 * @throws StartError if that port is in use at a later start
 */
export async function openSecrets(folder: string, firstPort: number): Promise<IdentityProviderSecrets> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'secrets.json');
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) {
    const made = await makeSecrets(firstPort);
    await writePrivateFile(file, JSON.stringify(made, null, 2));
    return made;
  }
  const kept = secrets.parse(JSON.parse(content));
  if (!(await isPortFree(kept.port, LOOPBACK)))
    throw new StartError(
      `port ${kept.port}, which the development identity provider's accounts belong to, is in use: free it, or set OIDC_ISSUER`,
    );
  return kept;
}

export const LOOPBACK = '127.0.0.1';

async function makeSecrets(firstPort: number): Promise<IdentityProviderSecrets> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const random = () => randomBytes(32).toString('base64url');
  return {
    port: await firstFreePort(firstPort, LOOPBACK, 'development identity provider'),
    clientSecret: random(),
    cookieKey: random(),
    signingKey: secrets.shape.signingKey.parse({
      ...privateKey.export({ format: 'jwk' }),
      use: 'sig',
      alg: 'RS256',
    }),
  };
}
