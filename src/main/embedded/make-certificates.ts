// A dependency of @peculiar/x509 needs it loaded first.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** A certificate and its private key, both in PEM. */
export interface Certified {
  certificate: string;
  privateKey: string;
}

interface Lifetime {
  /** The start. */
  now: Date;
  years: number;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** id-kp-documentSigning (RFC 9336), which content credentials require of a signer. */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
// Certificates begin a day earlier: clocks of machines differ.
const EARLIER_MS = 24 * 3_600_000;

/** A self-signed certificate authority. */
export async function makeAuthority({ now, years }: Lifetime): Promise<Certified> {
  const keys = await makeKeys();
  const name = `CN=Framewright development authority ${randomBytes(4).toString('hex')}, O=Framewright`;
  return await certify(keys, {
    subject: name,
    issuer: name,
    signingKey: keys.privateKey,
    now,
    years,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
}

/** A certificate for signing pictures, after the standard's profile. */
export async function makeSigner(authority: Certified, { now, years }: Lifetime): Promise<Certified> {
  const keys = await makeKeys();
  const issuer = new X509Certificate(authority.certificate);
  return await certify(keys, {
    subject: 'CN=Framewright development signer, O=Framewright',
    issuer: issuer.subject,
    signingKey: await importKey(authority.privateKey),
    now,
    years,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([DOCUMENT_SIGNING]),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
}

async function certify(
  { privateKey, publicKey }: CryptoKeyPair,
  {
    now,
    years,
    ...facts
  }: Lifetime & {
    subject: string;
    issuer: string;
    signingKey: CryptoKey;
    extensions: Extension[];
  },
): Promise<Certified> {
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + years);
  const certificate = await X509CertificateGenerator.create({
    ...facts,
    // Positive and random.
    serialNumber: `01${randomBytes(15).toString('hex')}`,
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter,
    signingAlgorithm: ALGORITHM,
    publicKey,
  });
  return { certificate: certificate.toString('pem'), privateKey: await exportKey(privateKey) };
}

async function makeKeys(): Promise<CryptoKeyPair> {
  cryptoProvider.set(crypto);
  return await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

async function exportKey(key: CryptoKey): Promise<string> {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n');
}

async function importKey(pem: string): Promise<CryptoKey> {
  const bytes = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  return await crypto.subtle.importKey('pkcs8', bytes, ALGORITHM, false, ['sign']);
}
