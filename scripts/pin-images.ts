/**
 * `npm run pin-images [-- --check]`: writes the digest of every image into compose.yaml and Dockerfile, for a
 * release. Docker's client asks the registries. `--check` writes nothing and exits with 1 if an image
 * has no digest.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listUnpinned, pinImages } from '#main/release/pin-images';

const run = promisify(execFile);
const files = ['compose.yaml', 'Dockerfile'].map((name) => ({
  name,
  path: fileURLToPath(new URL(`../${name}`, import.meta.url)),
}));

if (process.argv.includes('--check')) {
  let missing = 0;
  for (const { name, path } of files) {
    const unpinned = listUnpinned(await readFile(path, 'utf8'));
    for (const image of unpinned) console.log(`${name}: ${image} has no digest`);
    missing += unpinned.length;
  }
  console.log(`${missing} images without a digest`);
  process.exitCode = missing > 0 ? 1 : 0;
} else {
  try {
    // Files are written only after all registries have answered.
    const pinned = [];
    for (const { path } of files)
      pinned.push({ path, text: await pinImages(await readFile(path, 'utf8'), findDigest) });
    for (const { path, text } of pinned) await writeFile(path, text);
    console.log(`Pinned the images of ${files.map(({ name }) => name).join(' and ')}`);
  } catch (error) {
    console.error(`Could not pin the images: ${(error as Error).message.trim()}`);
    process.exitCode = 1;
  }
}

async function findDigest(image: string): Promise<string> {
  const { stdout } = await run('docker', [
    ...['buildx', 'imagetools', 'inspect', image],
    ...['--format', '{{.Manifest.Digest}}'],
  ]);
  return stdout;
}
