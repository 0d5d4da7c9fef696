import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** A model of TensorFlow.js, as it was read. */
export interface TfjsModel {
  /** The content of `model.json`. */
  json: unknown;
  /** The bytes of each group of weights, its files joined. */
  groups: Uint8Array[];
}

/** @param file the model's JSON file; its weights stand beside it. */
export async function readModelFiles(file: string): Promise<TfjsModel> {
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { weightsManifest } = modelJson.parse(json);
  const groups = await Promise.all(
    weightsManifest.map(async ({ paths }) =>
      Buffer.concat(await Promise.all(paths.map((path) => readFile(join(dirname(file), path))))),
    ),
  );
  return { json, groups };
}

const modelJson = z.object({ weightsManifest: z.array(z.object({ paths: z.array(z.string()) })) });
