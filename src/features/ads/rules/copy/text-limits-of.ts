import type { AdTextLimits } from '#ports/text-model';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import type { AdPlatformId } from '../../contract/ad-enumerations.ts';

/** Characters that are readable in an ad's picture. */
const PICTURE_MAX_CHARACTERS = 150;
const PICTURE_HEADLINE_CHARACTERS = 60;

/**
 * The limits that our texts fit: the length that a platform shows in full, which is less than it accepts. Our description
 * is the platform's primary text, if it has one: the field that it calls `description` is short and rarely shown. The
 * picture shows the description too, so it is limited to about three lines. It also shows the headline, where a page's leading line
 * is better whole: it may be longer than the platform shows beside the picture, if the platform accepts it.
 */
export function textLimitsOf(platform: AdPlatformId): AdTextLimits {
  const { textLimits, callToActions, hashtags } = AD_FORMATS[platform];
  const { count, headline, description, primaryText } = textLimits;
  return {
    headline: Math.max(
      headline.characters,
      Math.min(headline.cap ?? PICTURE_HEADLINE_CHARACTERS, PICTURE_HEADLINE_CHARACTERS),
    ),
    description: Math.min((primaryText ?? description).characters, PICTURE_MAX_CHARACTERS),
    count,
    callToActions,
    hashtags,
  };
}
