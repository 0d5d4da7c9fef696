import { attack as accounts } from './accounts.ts';
import type { Attack } from './attack.ts';
import { attack as browser } from './browser.ts';
import { attack as cache } from './cache.ts';
import { attack as cancel } from './cancel.ts';
import { attack as database } from './database.ts';
import { attack as disk } from './disk.ts';
import { attack as isolation } from './isolation.ts';
import { attack as limits } from './limits.ts';
import { attack as promotions } from './promotions.ts';
import { attack as prompts } from './prompts.ts';
import { attack as svg } from './svg.ts';

/** All attacks, in the order in which `npm run attack` runs them. */
export const ATTACKS: readonly Attack[] = [
  cache,
  svg,
  limits,
  prompts,
  database,
  isolation,
  browser,
  cancel,
  accounts,
  promotions,
  disk,
];
