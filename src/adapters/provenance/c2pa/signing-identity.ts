import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** What pictures are signed with. */
export interface SigningIdentity {
  /** PEM, the signer's own first, then whoever vouches for each; the last one's issuer may be left out. */
  chain: string;
  privateKey: KeyObject;
  /** Certificates in PEM that signers may lead to. */
  anchors: string;
}

/** The standard's names of the algorithms, by the key that signs. */
export type SigningAlgorithm = 'es256' | 'es384' | 'es512' | 'ps256' | 'ed25519';

const CURVES: Record<string, SigningAlgorithm> = {
  prime256v1: 'es256',
  secp384r1: 'es384',
  secp521r1: 'es512',
};

// As strong as 128 bits (NIST SP 800-57, table 2).
const RSA_BITS = 3_072;

/** @throws Error when nothing that the standard allows signs with such a key. */
export function signingAlgorithm(key: KeyObject): SigningAlgorithm {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'ed25519') return 'ed25519';
  if ((type === 'rsa' || type === 'rsa-pss') && (details?.modulusLength ?? 0) >= RSA_BITS) return 'ps256';
  const algorithm = CURVES[details?.namedCurve ?? ''];
  if (algorithm) return algorithm;
  throw new Error(
    'must be a key of the curves P-256, P-384 or P-521, of Ed25519, or of RSA with 3,072 bits or more',
  );
}

/** The certificates of a PEM file, in order. */
export function readCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new X509Certificate(block));
}

/** The name that a signer goes by: its organisation and its own name, as far as the certificate has them. */
export interface SignerName {
  organisation: string | undefined;
  commonName: string | undefined;
}

export function signerName(certificate: X509Certificate): SignerName {
  const { subject } = certificate.toLegacyObject();
  return { organisation: only(subject.O), commonName: only(subject.CN) };
}

export function readPrivateKey(pem: string): KeyObject {
  return createPrivateKey(pem);
}

function only(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
