import { chooseAsset } from '#features/assets/rules/choose-asset';
import { requireObjectKey } from '#features/images/routes/image-address';
import type { App } from '#platform/http/app';
import { idempotencyKey } from '#platform/http/idempotency-key';
import { countCall, type RateLimits } from '#platform/http/rate-limits';
import { generationAccepted } from '../contract/generations.ts';
import { generateGroundedRequest } from '../contract/guided-generation.ts';
import { findGrounding } from '../rules/find-grounding.ts';
import { type RequestGenerationDeps, requestGeneration } from '../rules/request-generation.ts';
import { presentAccepted } from './present-generation.ts';

export type GenerateGroundedDeps = RequestGenerationDeps & { limits: RateLimits; publicUrl: string };

/** Refines an earlier picture. */
export function registerGenerateGrounded(app: App, deps: GenerateGroundedDeps): void {
  app.post(
    '/api/generate-grounded',
    {
      preValidation: async (request) => {
        await request.requireUser('signed_out.generate');
      },
      schema: { body: generateGroundedRequest, response: { 202: generationAccepted } },
    },
    async (request, reply) => {
      const user = await request.requireUser();
      await countCall(deps.limits.paid, user.id);
      const {
        modelId,
        productId,
        customPrompt,
        groundingImageUrl,
        imageModel,
        scene,
        style,
        clothing,
        color,
      } = request.body;
      const objectKey = requireObjectKey(request, deps.publicUrl, {
        address: groundingImageUrl,
        field: 'groundingImageUrl',
      });
      const source = await findGrounding(deps, { userId: user.id, objectKey });
      const isCutout = source.cutOutOf !== null;
      const accepted = await requestGeneration(deps, {
        userId: user.id,
        prompt: customPrompt,
        modelId: String(modelId),
        category: source.category,
        width: source.width,
        height: source.height,
        imageCount: 1,
        imageModel,
        settings: source.settings,
        // Who refines a cut-out builds around it, not around the picture that it was taken from.
        productId:
          productId === null || productId === source.cutOutOf
            ? source.productId
            : await chooseAsset(deps, { userId: user.id, productId, field: 'productId' }),
        grounding: source.grounding,
        labels: { scene: isCutout ? null : scene, style, clothing, color },
        publish: false,
        idempotencyKey: idempotencyKey(request),
      });
      reply.code(202);
      return presentAccepted(accepted);
    },
  );
}
