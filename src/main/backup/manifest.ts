import { z } from 'zod';

/** A backup's contents, with the SHA-256 of each file: the last entry of the archive. */
export const manifest = z.object({
  format: z.literal(1),
  product: z.literal('framewright'),
  version: z.string(),
  takenAt: z.iso.datetime(),
  /** Migrations of the source database; restoring needs the same ones. */
  migrations: z.array(z.string()),
  /** Each table comes after those it references. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number() })),
  objects: z.array(z.object({ key: z.string(), contentType: z.string() })),
  /** Hexadecimal SHA-256 by path in the archive. */
  sha256: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const tablePath = (name: string) => `tables/${name}.copy`;
export const objectPath = (key: string) => `objects/${key}`;
export const keyPath = (file: string) => `keys/${file}`;

/** Folders of `DATA_DIR` whose files are keys: the signer's, and those of the development parts. */
export const KEY_FOLDERS = ['provenance', 'identity-provider', 'stripe-stand-in'];
