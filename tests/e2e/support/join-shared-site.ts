import { inject } from 'vitest';
import { openStage, type Stage } from './stage.ts';

/** A stage at the site that test files share. A test may count and change only data of its own users. */
export function joinSharedSite(): Promise<Stage> {
  return openStage(inject('sharedSite'));
}
