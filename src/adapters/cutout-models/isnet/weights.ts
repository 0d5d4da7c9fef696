import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '#engines/inference/package-folder';

/** Single precision in half the bytes: as good as the full one, and faster than the one of 8 bits. */
const RESOURCE = '/models/medium';

/**
 * The files that are ISNet's weights one after the other.
 * @throws InferenceError `misconfigured` if the package is not installed
 */
export async function findWeights(): Promise<string[]> {
  const folder = packageFolder('@imgly/background-removal-data');
  const resources: Resources = JSON.parse(await readFile(join(folder, 'dist/resources.json'), 'utf8'));
  return resources[RESOURCE]!.chunks.map(({ hash }) => join(folder, 'dist', hash));
}

/** What the package's index says of its files, by their names in it. */
type Resources = Record<string, { chunks: { hash: string }[] }>;
