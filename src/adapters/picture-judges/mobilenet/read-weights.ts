import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '#engines/inference/installed';

const SHARDS = ['group1-shard1of2', 'group1-shard2of2'];

/** The weights of MobileNetV2Mid of `nsfwjs`. Each file is a script that exports base64; it is parsed, not run. */
export async function readWeights(): Promise<Buffer> {
  const folder = join(packageFolder('nsfwjs'), 'dist/models/mobilenet_v2_mid');
  const read = async (name: string) => exportedBytes(await readFile(join(folder, `${name}.min.js`), 'utf8'));
  return Buffer.concat(await Promise.all(SHARDS.map(read)));
}

function exportedBytes(script: string): Buffer {
  const start = script.indexOf(EXPORT) + EXPORT.length;
  const end = script.indexOf('"', start);
  if (start < EXPORT.length || end < 0) throw new Error('The script exports no text');
  return Buffer.from(script.slice(start, end), 'base64');
}

const EXPORT = '.exports="';
