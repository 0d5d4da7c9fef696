import { AD_LAYOUTS, type AdLayoutId } from '../../contract/ad-enumerations.ts';
import type { CanvasAd } from './canvas-ads.ts';

/** Layouts that at least one ad with a choice can have, in the order of `AD_LAYOUTS`. */
export function layoutsOfAny(ads: readonly Pick<CanvasAd, 'preview'>[]): AdLayoutId[] {
  const found = new Set(
    ads.flatMap(({ preview }) => (preview && preview.layouts.length > 1 ? preview.layouts : [])),
  );
  return (Object.keys(AD_LAYOUTS) as AdLayoutId[]).filter((layout) => found.has(layout));
}

/** The layout that was chosen for all ads; empty if they differ. */
export function commonLayout(ads: readonly Pick<CanvasAd, 'layout'>[]): AdLayoutId | 'best' | '' {
  const [first, ...others] = new Set(ads.map(({ layout }) => layout ?? 'best'));
  return others.length === 0 && first ? first : '';
}
