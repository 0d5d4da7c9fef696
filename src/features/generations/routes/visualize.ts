import type { App } from '#platform/http/app';
import { idempotencyKey } from '#platform/http/idempotency-key';
import { countCall, type RateLimits } from '#platform/http/rate-limits';
import { OUTPUT_FORMATS } from '../contract/generation-settings.ts';
import { generationAccepted } from '../contract/generations.ts';
import { visualizeRequest } from '../contract/guided-generation.ts';
import { type RequestGenerationDeps, requestGeneration } from '../rules/request-generation.ts';
import { chooseReference } from './choose-reference.ts';
import { presentAccepted } from './present-generation.ts';

export type VisualizeDeps = RequestGenerationDeps & { limits: RateLimits; publicUrl: string };

/** What the prompt builder asks for. */
export function registerVisualize(app: App, deps: VisualizeDeps): void {
  app.post(
    '/api/visualize',
    {
      preValidation: async (request) => {
        await request.requireUser('signed_out.generate');
      },
      schema: { body: visualizeRequest, response: { 202: generationAccepted } },
    },
    async (request, reply) => {
      const user = await request.requireUser();
      await countCall(deps.limits.paid, user.id);
      const { assetId, exampleAsset, modelId, customPrompt, imageCount, imageModel, ...settings } =
        request.body;
      const { width, height } = OUTPUT_FORMATS[settings.outputFormat];
      const productId = await chooseReference(deps, { userId: user.id, assetId, exampleAsset });
      const accepted = await requestGeneration(deps, {
        userId: user.id,
        prompt: customPrompt,
        modelId: String(modelId) || settings.category,
        category: settings.category,
        width,
        height,
        imageCount,
        imageModel,
        settings,
        productId,
        labels: { scene: null, style: settings.style, clothing: null, color: null },
        publish: false,
        idempotencyKey: idempotencyKey(request),
      });
      reply.code(202);
      return presentAccepted(accepted);
    },
  );
}
