import { resolve } from 'node:path';
import { file } from './value-schemas.ts';
import type { Values } from './variable.ts';

/** Absolute paths of PEM files. */
export interface SignerFiles {
  certificateFile: string;
  privateKeyFile: string;
}

export const signingVariables = {
  certificateFile: {
    name: 'C2PA_CERTIFICATE_FILE',
    schema: file,
    isTogether: true,
    isUsual: true,
    words:
      'Certificate that pictures are signed with (C2PA): a PEM file with the chain, the own certificate first. A renewed file is loaded within a day. With several machines, use the same for all. Unset: this installation makes its own in DATA_DIR/provenance, which other programs call unknown.',
  },
  privateKeyFile: {
    name: 'C2PA_PRIVATE_KEY_FILE',
    schema: file,
    isTogether: true,
    isUsual: true,
    words: "The certificate's private key: a PEM file without a password.",
  },
} as const;

export function readSigner(values: Values<typeof signingVariables>): SignerFiles | undefined {
  const { certificateFile, privateKeyFile } = values;
  if (!certificateFile) return undefined;
  return { certificateFile: resolve(certificateFile), privateKeyFile: resolve(privateKeyFile!) };
}
