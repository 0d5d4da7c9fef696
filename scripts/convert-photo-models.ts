/**
 * `node scripts/convert-photo-models.ts <folder of .sh3f files> [key or category …]`: writes the photo studio's models and their records.
 *
 * The folder is /usr/share/sweethome3d/furniture of Debian's package sweethome3d-furniture 1.8-1. Without more words, all
 * choices are converted; with keys or categories only those, and the other records stay as they are. Files without a choice go.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  MODEL_CATEGORIES,
  type ModelCategory,
  type ModelRecord,
} from '../src/engines/photo-studio/models/model-record.ts';
import { MODELS } from '../src/engines/photo-studio/models/model-records.ts';
import type { Choice } from './models/choice.ts';
import { CHOICES } from './models/choices.ts';
import { convertModel } from './models/convert-model.ts';
import { type CatalogModel, readPack } from './models/read-pack.ts';
import { writeRecords } from './models/write-records.ts';

const MODEL_FILES = fileURLToPath(new URL('../src/engines/photo-studio/models/files/', import.meta.url));

const [folder, ...wanted] = process.argv.slice(2);
if (!folder)
  throw new Error('usage: node scripts/convert-photo-models.ts <folder of .sh3f files> [key or category …]');

const packs = await Promise.all(
  ['BlendSwap-CC-0', 'BlendSwap-CC-BY', 'KatorLegaz', 'Scopia'].map((pack) =>
    readPack(join(folder, `${pack}.sh3f`)),
  ),
);
const catalog = new Map<string, CatalogModel>(packs.flatMap((pack) => [...pack]));
await mkdir(MODEL_FILES, { recursive: true });

const known = new Map<string, ModelRecord>(MODELS.map((record) => [record.key, record]));
const used = new Set<string>();
let bytes = 0;
for (const category of MODEL_CATEGORIES) {
  const records: ModelRecord[] = [];
  for (const choice of CHOICES[category]) {
    const isWanted = wanted.length === 0 || wanted.includes(choice.key) || wanted.includes(category);
    const record = isWanted ? await convert(choice, category) : known.get(choice.key);
    if (!record) continue;
    records.push(record);
    used.add(record.key);
  }
  await writeRecords(category, records);
}
for (const name of await readdir(MODEL_FILES))
  if (!used.has(name.replace(/\.glb$/, ''))) await rm(join(MODEL_FILES, name));
console.log(`${used.size} models; ${(bytes / 2 ** 20).toFixed(1)} MB written`);

async function convert(choice: Choice, category: ModelCategory): Promise<ModelRecord> {
  const model = catalog.get(choice.from);
  if (!model) throw new Error(`${choice.key}: the catalog has no ${choice.from}`);
  const { record, file } = await convertModel(model, choice, category);
  await writeFile(join(MODEL_FILES, `${choice.key}.glb`), file);
  bytes += file.length;
  console.log(
    `${choice.key}: ${record.triangles} triangles, ${Math.round(file.length / 1024)} KB, ${record.license}`,
  );
  return record;
}
