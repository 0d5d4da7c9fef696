import { ProviderError } from '#platform/errors/provider-error';
import type { AdTextLimits } from '#ports/text-model';

const SHORTEST_HEADLINE = 15;
const SHORTEST_DESCRIPTION = 25;

/** @throws ProviderError `rejected` where nothing could be written that keeps to the limits. */
export function admitLimits({ headline, description, callToActions }: AdTextLimits): void {
  if (headline < SHORTEST_HEADLINE || description < SHORTEST_DESCRIPTION)
    throw new ProviderError('rejected', 'These limits leave no room for words');
  if (callToActions.length === 0) throw new ProviderError('rejected', 'There is no call to action to choose');
}
