import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { findTemplateSet } from '../contract/template-sets.ts';
import { findTemplateSetDetail } from '../rules/find-template-set-detail.ts';

/** For those who go from one prompt builder to the next; the first one's set stands in its page. */
export function registerTemplateSets(app: App): void {
  route(app, findTemplateSet, async ({ query }) => findTemplateSetDetail(query));
}
