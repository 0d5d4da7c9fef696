import { AD_FORMATS } from '../content/ad-formats.ts';
import type { AdFormats } from '../contract/ad-formats.ts';

/** What each platform takes ads in, by the platform's id. */
export function listAdFormats(): AdFormats {
  return AD_FORMATS;
}
