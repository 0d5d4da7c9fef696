import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../web/app/public', import.meta.url));

/** A file that ships with the app, by its address on the site. */
export async function readPublicFile(address: string): Promise<Uint8Array> {
  return await readFile(`${FOLDER}${address}`);
}
