import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '#engines/inference/installed';

/** Half-precision weights: as good as full precision, and faster than 8 bits. */
const RESOURCE = '/models/medium';

/**
 * The files that together are ISNet's weights, in order.
 * @throws InferenceError `misconfigured` if the package is not installed
 */
export async function findWeights(): Promise<string[]> {
  const folder = packageFolder('@imgly/background-removal-data');
  const resources: Resources = JSON.parse(await readFile(join(folder, 'dist/resources.json'), 'utf8'));
  return resources[RESOURCE]!.chunks.map(({ hash }) => join(folder, 'dist', hash));
}

/** The package's index of its files. */
type Resources = Record<string, { chunks: { hash: string }[] }>;
