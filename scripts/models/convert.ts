/**
 * `node scripts/models/convert.ts <folder of .sh3f files> [key …]`: writes the photo studio's models and their records.
 *
 * The folder is /usr/share/sweethome3d/furniture of Debian's package sweethome3d-furniture 1.8-1. Without keys, all choices are
 * converted and files of others deleted; with keys, only those, and the other records stay as they are.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelCategory, ModelRecord } from '../../src/engines/photo-studio/models/model-record.ts';
import { MODELS } from '../../src/engines/photo-studio/models/model-records.ts';
import { CHOICES } from './choices.ts';
import { convertModel } from './convert-model.ts';
import { type CatalogModel, readPack } from './read-pack.ts';
import { writeRecords } from './write-records.ts';

const MODEL_FILES = fileURLToPath(new URL('../../src/engines/photo-studio/models/files/', import.meta.url));

const [folder, ...keys] = process.argv.slice(2);
if (!folder) throw new Error('usage: node scripts/models/convert.ts <folder of .sh3f files> [key …]');

const packs = await Promise.all(
  ['BlendSwap-CC-0', 'BlendSwap-CC-BY', 'KatorLegaz', 'Scopia'].map((pack) =>
    readPack(join(folder, `${pack}.sh3f`)),
  ),
);
const catalog = new Map<string, CatalogModel>(packs.flatMap((pack) => [...pack]));
await mkdir(MODEL_FILES, { recursive: true });

const records = new Map<string, ModelRecord>(MODELS.map((record) => [record.key, record]));
const chosen = new Set<string>();
let bytes = 0;
for (const [category, choices] of Object.entries(CHOICES) as Array<
  [ModelCategory, (typeof CHOICES)[ModelCategory]]
>)
  for (const choice of choices) {
    chosen.add(choice.key);
    if (keys.length > 0 && !keys.includes(choice.key)) continue;
    const model = catalog.get(choice.from);
    if (!model) throw new Error(`${choice.key}: the catalog has no ${choice.from}`);
    const { record, file } = await convertModel(model, choice, category);
    await writeFile(join(MODEL_FILES, `${choice.key}.glb`), file);
    records.set(choice.key, record);
    bytes += file.length;
    console.log(
      `${choice.key}: ${record.triangles} triangles, ${Math.round(file.length / 1024)} KB, ${record.license}`,
    );
  }
for (const key of records.keys()) if (!chosen.has(key)) records.delete(key);
for (const name of await readdir(MODEL_FILES))
  if (!records.has(name.replace(/\.glb$/, ''))) await rm(join(MODEL_FILES, name));
await writeRecords(
  Object.keys(CHOICES) as ModelCategory[],
  [...chosen].flatMap((key) => records.get(key) ?? []),
);
console.log(`${records.size} models; ${(bytes / 2 ** 20).toFixed(1)} MB written`);
