import { ProviderError } from '#server/errors';
import type { CutoutModel } from '#server/ports/cutout-model';

/** What takes backgrounds out here. */
export function createCutoutModel(): CutoutModel {
  return {
    id: 'none',
    cutOut: () => Promise.reject(new ProviderError('misconfigured', 'Background removal is not installed')),
  };
}
