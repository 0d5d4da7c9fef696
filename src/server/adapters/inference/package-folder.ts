import { ProviderError } from '#platform/errors/provider-error';
import { findPackage, type OptionalPackage } from './installed.ts';

/** @throws ProviderError `misconfigured` where the package is not installed */
export function packageFolder(name: OptionalPackage): string {
  const folder = findPackage(name);
  if (folder === undefined) throw new ProviderError('misconfigured', `The package ${name} is not installed`);
  return folder;
}
