import { mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Writes files into a folder, or one file under a name of its own; several get numbers.
 * @returns their paths
 */
export async function writeFiles(out: string, files: readonly NamedFile[]): Promise<string[]> {
  const isFolder = extname(out) === '' || (await stat(out).catch(() => null))?.isDirectory();
  const paths = files.map(({ name }, at) => {
    if (isFolder) return join(out, basename(name));
    if (files.length === 1) return out;
    return join(dirname(out), `${basename(out, extname(out))}-${at + 1}${extname(out)}`);
  });
  for (const [at, path] of paths.entries()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, files[at]!.bytes);
  }
  return paths;
}
