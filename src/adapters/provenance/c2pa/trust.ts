import { readCertificates, type SignerName, type SigningIdentity, signerName } from './signing-identity.ts';

/** Whose signatures count as this site's own. Plain data: it is sent to the process that reads strangers' files. */
export interface Trust {
  /** Certificates in PEM that the signer's must lead to. */
  anchors: string;
  /** The signer's certificate itself, in PEM. */
  own: string;
  /** An authority may vouch for others too: the name must be ours. */
  name: SignerName;
}

/** This site's own certificate, and any of the same name from the same authority, such as the one before. */
export function trustIn({ chain, anchors }: SigningIdentity): Trust {
  const [own] = readCertificates(chain);
  if (!own) throw new Error('There is no certificate to sign with');
  return { anchors, own: own.toString(), name: signerName(own) };
}
