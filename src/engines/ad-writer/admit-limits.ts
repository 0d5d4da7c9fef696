import type { AdTextLimits } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';

const SHORTEST_HEADLINE = 15;
const SHORTEST_DESCRIPTION = 25;

/** @throws AdWriterError if no text can fit the limits */
export function admitLimits({ headline, description, callToActions }: Omit<AdTextLimits, 'lengthOf'>): void {
  if (headline < SHORTEST_HEADLINE || description < SHORTEST_DESCRIPTION)
    throw new AdWriterError('These limits leave no room for words');
  if (callToActions.length === 0) throw new AdWriterError('There is no call to action to choose');
}
