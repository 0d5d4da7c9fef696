import type { AdTextLimits } from '#ports/text-model';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import type { AdPlatformId } from '../../contract/ad-enumerations.ts';

/** Characters that can be read in an ad's picture. */
const IN_PICTURE = 150;

/**
 * What a platform's texts are written to fit: what it shows whole, which is less than it takes. A description is the
 * text that people read beside a headline. Where the platform has a primary text, that is the one: its own field of the
 * name `description` is a line of 30 characters or so, shown in few places. It stands in the picture too, so it is three
 * lines at most.
 */
export function textLimitsOf(platform: AdPlatformId): AdTextLimits {
  const { textLimits, callToActions, hashtags } = AD_FORMATS[platform];
  const { count, headline, description, primaryText } = textLimits;
  return {
    headline: headline.characters,
    description: Math.min((primaryText ?? description).characters, IN_PICTURE),
    count,
    callToActions,
    hashtags,
  };
}
