import { LANGUAGE_SITES } from './language-sites.ts';
import { MOVING_SITES } from './moving-sites.ts';
import { ODD_SITES } from './odd-sites.ts';
import { REAL_SITES } from './real-sites.ts';
import { REFUSING_SITES } from './refusing-sites.ts';
import { SHOP_SITES } from './shop-sites.ts';
import type { FixtureSite } from './site.ts';
import { UNNAMED_SITES } from './unnamed-sites.ts';

/** Every kind of website that an analysis meets. */
export const FIXTURE_SITES: readonly FixtureSite[] = [
  ...REAL_SITES,
  ...SHOP_SITES,
  ...LANGUAGE_SITES,
  ...ODD_SITES,
  ...MOVING_SITES,
  ...UNNAMED_SITES,
  ...REFUSING_SITES,
];
