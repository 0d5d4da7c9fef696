import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { waitForProcessLock } from '../supervisor/process-lock.ts';
import { StartError } from '../supervisor/start-error.ts';

/**
 * Builds the pages into `dist/`, unless they were built from the same sources. One process builds, others wait.
 * @param root the checkout
 * @throws StartError with the end of the bundler's output
 */
export async function buildPages(root: string): Promise<void> {
  const stamp = join(root, 'dist/pages.sha256');
  if (await isFresh(root, stamp)) return;
  await mkdir(join(root, 'dist'), { recursive: true });
  const lock = await waitForProcessLock(join(root, 'dist/pages.lock'));
  try {
    if (await isFresh(root, stamp)) return;
    const fingerprint = await fingerprintPages(root);
    await rm(stamp, { force: true });
    await Promise.all([runVite(root, ['build']), runVite(root, ['build', '--ssr'])]);
    await compressAssets(join(root, 'dist/client'));
    await writeFile(stamp, fingerprint);
  } finally {
    lock.release();
  }
}

/** A hash of the pages' sources: names and contents. */
export async function fingerprintPages(root: string): Promise<string> {
  const folders = await Promise.all(FOLDERS.map((folder) => filesBelow(root, folder)));
  const hash = createHash('sha256');
  for (const file of [...folders.flat(), ...FILES].sort()) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const FOLDERS = ['src/web', 'src/features', 'src/platform'];
// Files of features and the platform that pages do not import.
const SERVER_FILE =
  /^src\/(features\/[^/]+\/(jobs|queries|routes|rules)[/.]|platform\/(?!endpoint|errors|limits|theme|words))/;
const FILES = ['vite.config.ts', 'package.json', 'package-lock.json'];

async function isFresh(root: string, stamp: string): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprintPages(root));
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !SERVER_FILE.test(file));
}

async function runVite(root: string, args: string[]): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  try {
    await promisify(execFile)(process.execPath, [program, ...args, '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string };
    const output = stripVTControlCharacters(stderr || stdout || message).trim();
    throw new StartError(`The pages can't be built (vite ${args.join(' ')}): ${output}`, { cause: error });
  }
}

// For smaller files, the two headers cost as much as compression saves.
const WORTH_BYTES = 256;

/** Writes `.br` and `.gz` files beside the scripts, styles and drawings of a folder, with maximum compression. */
async function compressAssets(folder: string): Promise<void> {
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
