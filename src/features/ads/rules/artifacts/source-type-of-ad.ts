import type { DigitalSourceType } from '#ports/provenance';

/** How a picture came to be; `outside` where nobody here knows. */
export type AdOrigin = DigitalSourceType | 'outside';

/**
 * How an ad came to be. Its layout is procedural: around what comes from outside, and a logo does, that makes a
 * composite; around what a neural model has made or worked on, a composite with that.
 */
export function sourceTypeOfAd({
  picture,
  hasLogo,
}: {
  picture: AdOrigin | null;
  hasLogo: boolean;
}): DigitalSourceType {
  if (picture === 'trainedAlgorithmicMedia' || picture === 'compositeWithTrainedAlgorithmicMedia')
    return 'compositeWithTrainedAlgorithmicMedia';
  const isOurs = (picture === null || picture === 'algorithmicMedia') && !hasLogo;
  return isOurs ? 'algorithmicMedia' : 'compositeSynthetic';
}
