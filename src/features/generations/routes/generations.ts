import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { DEFAULT_GENERATION_SETTINGS, OUTPUT_FORMATS } from '../contract/generation-settings.ts';
import * as contract from '../contract/generations.ts';
import { cancelGeneration } from '../rules/cancel-generation.ts';
import { deleteGeneration } from '../rules/delete-generation.ts';
import { findGeneration } from '../rules/find-generation.ts';
import { listGenerations } from '../rules/list-generations.ts';
import { type RequestGenerationDeps, requestGeneration } from '../rules/request-generation.ts';
import { chooseReference } from './choose-reference.ts';
import { presentAccepted, presentGeneration } from './present-generation.ts';

export type GenerationsDeps = RequestGenerationDeps & { publicUrl: string };

export function registerGenerations(app: App, deps: GenerationsDeps): void {
  route(app, contract.quickGenerate, async ({ user, body, idempotencyKey }) => {
    const { style, outputFormat, assetId, exampleAsset, ...asked } = body;
    const { width, height } = OUTPUT_FORMATS[outputFormat];
    const isPlain = style === null && outputFormat === DEFAULT_GENERATION_SETTINGS.outputFormat;
    const accepted = await requestGeneration(deps, {
      ...asked,
      userId: user.id,
      modelId: QUICK_GENERATION_MODEL,
      category: null,
      width,
      height,
      settings: isPlain ? null : { outputFormat, ...(style !== null && { style }) },
      productId: await chooseReference(deps, { userId: user.id, assetId, exampleAsset }),
      labels: { scene: null, style, clothing: null, color: null },
      idempotencyKey,
    });
    return presentAccepted(accepted);
  });

  route(app, contract.listGenerations, async ({ user, query, reply }) => {
    const { items, totalImages } = await listGenerations(deps, { userId: user.id, ...query });
    reply.header('x-total-count', totalImages);
    return items.map(presentGeneration);
  });

  route(app, contract.findGeneration, async ({ user, params }) =>
    presentGeneration(await findGeneration(deps, { userId: user.id, ...params })),
  );

  route(app, contract.cancelGeneration, ({ user, params, body }) =>
    cancelGeneration(deps, { userId: user.id, ...params, maxCredits: body?.maxCredits }),
  );

  route(app, contract.deleteGeneration, ({ user, params }) =>
    deleteGeneration(deps, { userId: user.id, ...params }),
  );

  route(app, contract.deleteGenerationImage, ({ user, params }) =>
    deleteGeneration(deps, { userId: user.id, ...params }),
  );
}
