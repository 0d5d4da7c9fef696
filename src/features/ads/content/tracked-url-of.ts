import type { CreateArtifactRequest } from '../contract/ad-artifacts.ts';
import { campaignNameOf } from './campaign-name-of.ts';
import { TRACKING } from './tracking.ts';

/**
 * Where an ad leads, with parameters that say which ad led there (`utm_…`). They replace those that the address has; others
 * stay.
 * @returns empty if the ad has no address
 */
export function trackedUrlOf(
  ad: Pick<CreateArtifactRequest, 'platform' | 'finalUrl' | 'campaign' | 'brandName' | 'concept'>,
  content: string,
): string {
  const url = URL.parse(ad.finalUrl);
  if (!url) return '';
  const [source, medium] = TRACKING[ad.platform];
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  url.searchParams.set('utm_campaign', slugOf(campaignNameOf(ad)));
  url.searchParams.set('utm_content', ad.concept ? `${content}-${ad.concept}` : content);
  return url.href;
}

/** Small letters of any script, digits, and hyphens between them. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
