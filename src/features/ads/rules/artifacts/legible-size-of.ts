import type { AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';

/** CSS pixels across a phone, which shows most ads from edge to edge. */
const PHONE_WIDTH = 390;
/** CSS pixels of the smallest letters that are read without effort. */
const SMALLEST_SHOWN = 9;
/** Networks whose banners are shown at their own size; what is larger is scaled to the page's column. */
const SHOWN_AS_THEY_ARE: readonly AdPlatformId[] = ['google-display', 'microsoft'];
const LARGEST_BANNER = 970;
const BANNER_TEXT = 10;
/** 7 points at 300 dots an inch. */
const PRINTED_TEXT = (7 / 72) * 300;

/** The smallest size of any text, in pixels of the format. */
export function legibleSizeOf(platform: AdPlatformId, { width }: Pick<AdFormat, 'width'>): number {
  if (platform === 'print') return PRINTED_TEXT;
  if (SHOWN_AS_THEY_ARE.includes(platform) && width <= LARGEST_BANNER) return BANNER_TEXT;
  return Math.max(BANNER_TEXT, Math.round((width / PHONE_WIDTH) * SMALLEST_SHOWN));
}
