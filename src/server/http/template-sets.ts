import { findTemplateSet } from '#contract/template-sets';
import { findTemplateSetDetail } from '#server/domain/prompts/find-template-set-detail';
import type { App } from './app.ts';
import { route } from './route.ts';

/** For those who go from one prompt builder to the next; the first one's set stands in its page. */
export function registerTemplateSets(app: App): void {
  route(app, findTemplateSet, async ({ query }) => findTemplateSetDetail(query));
}
