import { inject } from 'vitest';
import { openStage, type Stage } from './stage.ts';

/** A stage at the site that files share, where nothing may be counted or changed but what belongs to people of one's own. */
export function joinSharedSite(): Promise<Stage> {
  return openStage(inject('sharedSite'));
}
