import { REAL_SITES } from './real-sites.ts';
import type { FixtureSite } from './site.ts';

/** Every kind of website that an analysis meets. */
export const FIXTURE_SITES: readonly FixtureSite[] = [...REAL_SITES];
