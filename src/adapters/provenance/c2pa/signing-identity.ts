import { type KeyObject, X509Certificate } from 'node:crypto';

/** The key and certificates that sign pictures. */
export interface SigningIdentity {
  /** Certificates in PEM: the signer's own, then each one's issuer; the root may be missing. */
  chain: string;
  privateKey: KeyObject;
  /** Trusted root certificates in PEM. */
  anchors: string;
}

/** Algorithms, as C2PA names them. */
export type SigningAlgorithm = 'es256' | 'es384' | 'es512' | 'ps256' | 'ed25519';

const CURVES: Record<string, SigningAlgorithm> = {
  prime256v1: 'es256',
  secp384r1: 'es384',
  secp521r1: 'es512',
};

// 128 bits of security (NIST SP 800-57, table 2).
const RSA_BITS = 3_072;

/** @throws Error if C2PA allows no algorithm for the key */
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

/** The signer's name in its certificate. */
interface SignerName {
  organization: string | undefined;
  commonName: string | undefined;
}

/** Decides which signatures are this site's own. Plain data: it is sent to the process that reads untrusted files. */
export interface Trust {
  /** Root certificates in PEM that the signer's chain must end at. */
  anchors: string;
  /** The signer's certificate in PEM. */
  own: string;
  /** The signer's name must match: the authority may certify others too. */
  name: SignerName;
}

/** Trusts this site's certificate, and others of the same name and authority, such as the previous one. */
export function trustIn({ chain, anchors }: SigningIdentity): Trust {
  const [own] = readCertificates(chain);
  if (!own) throw new Error('There is no certificate to sign with');
  const { subject } = own.toLegacyObject();
  return {
    anchors,
    own: own.toString(),
    name: { organization: firstOf(subject.O), commonName: firstOf(subject.CN) },
  };
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
