import { createPrivateKey, type KeyObject, type X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  readCertificates,
  type SigningIdentity,
  signingAlgorithm,
} from '#adapters/provenance/c2pa/signing-identity';
import { ConfigError } from '../config/config-error.ts';
import type { SignerFiles } from '../config/signing.ts';

/**
 * The configured certificate and its key.
 * @throws ConfigError naming the variable whose file is wrong
 */
export async function openConfiguredSigner({
  certificateFile,
  privateKeyFile,
}: SignerFiles): Promise<SigningIdentity> {
  const [own, ...issuers] = certificatesOf(await read('C2PA_CERTIFICATE_FILE', certificateFile));
  const privateKey = keyOf(await read('C2PA_PRIVATE_KEY_FILE', privateKeyFile));
  if (!own) throw wrongCertificate('holds no certificate: it must be a chain in PEM, the own one first');
  if (own.validToDate < new Date()) throw wrongCertificate(`expired on ${day(own.validToDate)}`);
  if (own.validFromDate > new Date()) throw wrongCertificate(`is valid from ${day(own.validFromDate)} on`);
  if (!own.checkPrivateKey(privateKey))
    throw new ConfigError('C2PA_PRIVATE_KEY_FILE is not the key of the first certificate');
  const pem = (certificates: X509Certificate[]) => certificates.map(String).join('');
  // Readers of a signature trust it only if they know the authority at the chain's end.
  const chain = [own, ...issuers].filter((certificate) => !isSelfSigned(certificate));
  return { chain: pem(chain.length > 0 ? chain : [own]), privateKey, anchors: pem(issuers) };
}

async function read(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${variable} cannot be read: ${(error as Error).message}`);
  }
}

function certificatesOf(pem: string): X509Certificate[] {
  try {
    return readCertificates(pem);
  } catch (error) {
    throw wrongCertificate(`is not a certificate: ${(error as Error).message}`);
  }
}

function keyOf(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    signingAlgorithm(key);
    return key;
  } catch (error) {
    throw new ConfigError(
      `C2PA_PRIVATE_KEY_FILE is not a private key in PEM that can sign: ${(error as Error).message}`,
    );
  }
}

function isSelfSigned(certificate: X509Certificate): boolean {
  return certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey);
}

function wrongCertificate(what: string): ConfigError {
  return new ConfigError(`C2PA_CERTIFICATE_FILE ${what}`);
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
