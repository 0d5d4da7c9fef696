import { constants, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { ProviderError } from '#platform/errors/provider-error';
import type { PictureEdit, Provenance, ProvenanceClaim } from '#ports/provenance';
import { creditAssertion } from './credit-assertion.ts';
import { loadLibrary } from './load-library.ts';
import { readCredentials } from './read-credentials.ts';
import {
  readCertificates,
  type SigningAlgorithm,
  type SigningIdentity,
  signingAlgorithm,
  trustIn,
} from './signing-identity.ts';

/**
 * Content credentials (C2PA). The library is loaded with the first picture. It sends nothing over the network, so signatures
 * have no trusted timestamp.
 * @param identity called for each picture, since the certificate may be renewed
 * @param version of this program, for the claim
 * @param onUnavailable called once if files stay unsigned, since the library does not run on this machine
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
  let hasWarned = false;
  return {
    async sign(file, claim) {
      const library = await loadLibrary();
      if (!library) {
        if (!hasWarned) onUnavailable(UNAVAILABLE);
        hasWarned = true;
        return asBuffer(file);
      }
      try {
        return await signFile(library, file, claim, { identity: await identity(), version });
      } catch (error) {
        throw new ProviderError('misconfigured', `Could not sign a picture: ${(error as Error).message}`, {
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
  if (!signed.buffer) throw new Error('the library returned no file');
  return signed.buffer;
}

// Signatures are verified at the first start and in tests.
const SETTINGS = {
  verify: { verify_after_sign: false, remote_manifest_fetch: false, ocsp_fetch: false },
  builder: { thumbnail: { enabled: false } },
};

/** Size of the certificates, a signature of at most 512 bytes, and their envelope. */
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

/** The signature in COSE's form (RFC 9053): elliptic ones as two numbers of fixed length. */
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

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The standard's actions, https://spec.c2pa.org/specifications/specifications/2.2/specs/C2PA_Specification.html#_actions */
const ACTIONS: Record<PictureEdit, { action: string; description?: string }> = {
  resized: { action: 'c2pa.resized' },
  converted: { action: 'c2pa.converted' },
  'background-removed': { action: 'c2pa.edited', description: 'A neural model took the background out.' },
  'background-replaced': {
    action: 'c2pa.edited',
    description: 'A neural model found the subject, and another background was put behind it.',
  },
  'object-changed': { action: 'c2pa.edited', description: 'A thing in the picture was changed.' },
  'object-removed': { action: 'c2pa.edited', description: 'A thing was taken out of the picture.' },
  'part-erased': {
    action: 'c2pa.edited',
    description: 'A part was erased and filled with the picture’s own surroundings.',
  },
  'part-painted': { action: 'c2pa.edited', description: 'A generative model painted a part anew.' },
  adjusted: { action: 'c2pa.color_adjustments', description: 'Light and color were adjusted.' },
  cropped: { action: 'c2pa.cropped', description: 'The picture was cropped or straightened.' },
  expanded: { action: 'c2pa.edited', description: 'The picture was continued beyond its edges.' },
  'text-written': { action: 'c2pa.edited', description: 'Words were written over the picture.' },
  'enlarged-by-model': { action: 'c2pa.edited', description: 'A neural model enlarged the picture.' },
};

/** A picture's manifest: how and when it was made, and the edits since. */
function manifestDefinition(
  { contentType, digitalSourceType, edits = [], credit = null }: ProvenanceClaim,
  version: string,
) {
  const when = new Date().toISOString();
  const created = { action: 'c2pa.created', when, digitalSourceType: SOURCE_TYPES + digitalSourceType };
  return {
    claim_version: 2,
    claim_generator_info: [{ name: 'Framewright', version }],
    format: contentType,
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: { actions: [created, ...edits.map((edit) => ({ ...ACTIONS[edit], when }))] },
      },
      ...(credit === null ? [] : [creditAssertion(credit)]),
    ],
  };
}
