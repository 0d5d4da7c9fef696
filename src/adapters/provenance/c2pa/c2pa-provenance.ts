import { constants, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { ProviderError } from '#platform/errors/provider-error';
import type { Provenance, ProvenanceClaim } from '#ports/provenance';
import { loadLibrary } from './load-library.ts';
import { manifestDefinition } from './manifest-definition.ts';
import { readCredentials } from './read-credentials.ts';
import {
  readCertificates,
  type SigningAlgorithm,
  type SigningIdentity,
  signingAlgorithm,
} from './signing-identity.ts';
import { trustIn } from './trust.ts';

/**
 * Content credentials as the Coalition for Content Provenance and Authenticity has them. The library is loaded with the
 * first picture; nothing of it goes over the network, so signatures carry no time-stamp of an authority.
 * @param identity is asked for each picture, since a certificate may be renewed under way
 * @param version of this program, for the claim
 * @param onUnavailable hears once that files stay unsigned, since the library does not run on this machine
 */
export function createC2paProvenance({
  identity,
  version,
  onUnavailable,
}: {
  identity: () => Promise<SigningIdentity>;
  version: string;
  onUnavailable(message: string): void;
}): Provenance {
  let isTold = false;
  return {
    async sign(file, claim) {
      const library = await loadLibrary();
      if (!library) {
        if (!isTold) onUnavailable(UNAVAILABLE);
        isTold = true;
        return asBuffer(file);
      }
      try {
        return await signFile(library, file, claim, { identity: await identity(), version });
      } catch (error) {
        throw new ProviderError('misconfigured', `A picture was not signed: ${(error as Error).message}`, {
          cause: error,
        });
      }
    },
    async read(file, contentType) {
      return await readCredentials(file, contentType, trustIn(await identity()));
    },
  };
}

const UNAVAILABLE =
  'pictures carry no content credentials: their library does not run on this machine. Where there is a network, npm rebuild @contentauth/c2pa-node --ignore-scripts=false fetches it';

async function signFile(
  { Builder, CallbackSigner }: NonNullable<Awaited<ReturnType<typeof loadLibrary>>>,
  file: Uint8Array,
  claim: ProvenanceClaim,
  { identity, version }: { identity: SigningIdentity; version: string },
): Promise<Buffer> {
  const { chain, privateKey } = identity;
  const algorithm = signingAlgorithm(privateKey);
  const certificates = readCertificates(chain);
  const signer = CallbackSigner.newSigner(
    {
      alg: algorithm,
      certs: certificates.map((certificate) => Buffer.from(certificate.toString())),
      reserveSize: reservedBytes(certificates.map(({ raw }) => raw.length)),
      directCoseHandling: false,
    },
    (data) => rawSignature(data, privateKey, algorithm),
  );
  const builder = Builder.withJson(manifestDefinition(claim, version), SETTINGS);
  const signed: { buffer: Buffer | null } = { buffer: null };
  await builder.signAsync(signer, { buffer: asBuffer(file), mimeType: claim.contentType }, signed);
  if (!signed.buffer) throw new Error('the library gave no file back');
  return signed.buffer;
}

// The first start, and the tests, read back what was signed.
const SETTINGS = {
  verify: { verify_after_sign: false, remote_manifest_fetch: false, ocsp_fetch: false },
  builder: { thumbnail: { enabled: false } },
};

/** Room for the certificates, a signature of at most 512 bytes, and what stands around them. */
function reservedBytes(certificates: readonly number[]): number {
  return certificates.reduce((sum, length) => sum + length + 8, 0) + 512 + 256;
}

const HASHES: Record<SigningAlgorithm, string | null> = {
  es256: 'sha256',
  es384: 'sha384',
  es512: 'sha512',
  ps256: 'sha256',
  ed25519: null,
};

const signAsync = promisify(sign) as (
  hash: string | null,
  data: Uint8Array,
  key: Parameters<typeof sign>[2],
) => Promise<Buffer>;

/** The signature in the form that COSE wants (RFC 9053): both numbers of an elliptic one, of fixed length. */
function rawSignature(data: Uint8Array, key: KeyObject, algorithm: SigningAlgorithm): Promise<Buffer> {
  return signAsync(HASHES[algorithm], data, {
    key,
    dsaEncoding: 'ieee-p1363',
    ...(algorithm === 'ps256' && {
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
    }),
  });
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
