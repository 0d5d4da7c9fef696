import { AD_PLATFORM_IDS } from '../contract/ad-enumerations.ts';
import type { AdFormats } from '../contract/ad-formats.ts';

/** The platforms in our order. */
export function platformOptions(formats: AdFormats | undefined): { value: string; label: string }[] {
  return AD_PLATFORM_IDS.flatMap((value) => {
    const label = formats?.[value]?.name;
    return label === undefined ? [] : [{ value, label }];
  });
}
