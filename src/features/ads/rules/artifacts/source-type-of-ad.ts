import type { DigitalSourceType } from '#ports/provenance';

/** How a picture was made; `outside` if unknown. */
export type AdOrigin = DigitalSourceType | 'outside';

/**
 * The IPTC source type of an ad. The layout is procedural, so an outside picture or a logo makes the ad a composite; a
 * picture that a neural model made or edited, a composite with trained media.
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
