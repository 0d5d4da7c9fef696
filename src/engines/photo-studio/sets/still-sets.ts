import type { PhotoSet } from './set.ts';
import { TABLE_TOP } from './table-top.ts';

/** Sets of still life and product photography. */
export const STILL_SETS: readonly PhotoSet[] = [TABLE_TOP];
