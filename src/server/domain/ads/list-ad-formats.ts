import { AD_FORMATS } from '#content/ad-formats/ad-formats';
import type { AdFormats } from '#contract/ad-formats';

/** What each platform takes ads in, by the platform's id. */
export function listAdFormats(): AdFormats {
  return AD_FORMATS;
}
