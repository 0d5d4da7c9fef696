import { FRUIT } from './fruit.ts';
import type { Thing } from './thing.ts';

/** All things modeled in code. */
export const THINGS: readonly Thing[] = [...FRUIT];
