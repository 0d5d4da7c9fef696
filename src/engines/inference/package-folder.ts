import { InferenceError } from './inference-error.ts';
import { findPackage, type OptionalPackage } from './installed.ts';

/** @throws InferenceError `misconfigured` where the package is not installed */
export function packageFolder(name: OptionalPackage): string {
  const folder = findPackage(name);
  if (folder === undefined) throw new InferenceError('misconfigured', `The package ${name} is not installed`);
  return folder;
}
