import { BACKGROUND_REMOVAL_MODEL, UPLOADED_PICTURE } from '#features/images/contract/enumerations';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { MODELS } from '../content/models.ts';
import { listModels } from '../contract/models.ts';
import { findTemplateSet } from '../contract/template-sets.ts';
import { findTemplateSetDetail } from '../rules/find-template-set-detail.ts';

export function registerPromptBuilderRoutes(app: App): void {
  route(app, listModels, async () => [
    ...MODELS,
    { id: BACKGROUND_REMOVAL_MODEL, name: 'Background Removal' },
    { id: UPLOADED_PICTURE, name: 'Uploaded picture' },
  ]);
  // For navigation between prompt builders; the first page contains its own set.
  route(app, findTemplateSet, async ({ query }) => findTemplateSetDetail(query));
}
