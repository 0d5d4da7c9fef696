import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { listModels as listModelsEndpoint } from '../contract/models.ts';
import { findTemplateSet } from '../contract/template-sets.ts';
import { findTemplateSetDetail } from '../rules/find-template-set-detail.ts';
import { listModels } from '../rules/list-models.ts';

export function registerPromptBuilderRoutes(app: App): void {
  route(app, listModelsEndpoint, async () => [...listModels()]);
  // For navigation between prompt builders; the first page contains its own set.
  route(app, findTemplateSet, async ({ query }) => findTemplateSetDetail(query));
}
