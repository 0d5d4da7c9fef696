import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// For smaller files, the two headers cost as much as compression saves.
const WORTH_BYTES = 256;

/** Writes `.br` and `.gz` files beside the scripts, styles and drawings of a folder, with maximum compression. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** The best mode differs by file: for most scripts it is the one for fonts. */
async function compressBrotli(content: Buffer): Promise<Buffer> {
  const modes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];
  const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const tries = await Promise.all(
    modes.map((mode) =>
      promisify(brotliCompress)(content, { params: { ...sizeHint, [constants.BROTLI_PARAM_MODE]: mode } }),
    ),
  );
  return tries.reduce((best, next) => (next.length < best.length ? next : best));
}
