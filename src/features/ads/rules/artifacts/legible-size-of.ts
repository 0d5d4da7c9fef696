import type { AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';

/** CSS pixels. Most ads fill a phone's width. */
const PHONE_WIDTH = 390;
/** CSS pixels of the smallest comfortable letters. */
const READABLE_SIZE = 9;
/** Networks that show banners in their own size, and scale larger ads to the page's column. */
const BANNER_NETWORKS: readonly AdPlatformId[] = ['google-display', 'microsoft'];
const BANNER_MAX_WIDTH = 970;
const BANNER_TEXT = 10;
/** 7 points at 300 dots an inch. */
const PRINTED_TEXT = (7 / 72) * 300;

/** The smallest text size, in pixels of the format. */
export function legibleSizeOf(platform: AdPlatformId, { width }: Pick<AdFormat, 'width'>): number {
  if (platform === 'print') return PRINTED_TEXT;
  if (BANNER_NETWORKS.includes(platform) && width <= BANNER_MAX_WIDTH) return BANNER_TEXT;
  return Math.max(BANNER_TEXT, Math.round((width / PHONE_WIDTH) * READABLE_SIZE));
}
