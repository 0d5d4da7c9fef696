import { findCredits } from '#features/credits/rules/find-credits';
import { presentGeneration } from '#features/generations/routes/present-generation';
import { chooseImageModel } from '#features/generations/rules/choose-image-model';
import type { findGeneration } from '#features/generations/rules/find-generation';
import {
  type RequestGenerationDeps,
  requestGeneration,
} from '#features/generations/rules/request-generation';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { creditLine } from '#features/images/rules/credit-line';
import { descriptionOf } from '#features/images/rules/description-of';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/openai-images.ts';
import { type EncodePicturesDeps, encodeFinished } from '../rules/encode-pictures.ts';
import { countOpenRequests } from './open-requests.ts';
import { sendOpenaiError } from './send-openai-error.ts';
import { streamPictures } from './stream-pictures.ts';
import { waitForPictures } from './wait-for-pictures.ts';

export type OpenaiDeps = RequestGenerationDeps & EncodePicturesDeps & { publicUrl: string };

type Generation = Awaited<ReturnType<typeof findGeneration>>;

/** The site by OpenAI's images protocol, under `/v1`; keys, prices and limits are those of `/api/v1`. */
export async function registerOpenaiRoutes(app: App, deps: OpenaiDeps): Promise<void> {
  await app.register(async (openai: App) => {
    openai.setErrorHandler(sendOpenaiError);
    const countOpen = countOpenRequests();

    route(openai, contract.createOpenaiImages, async ({ user, key, body, idempotencyKey, reply }) => {
      chooseImageModel(deps.imageModels, body.model, 'model');
      countOpen(user.id, reply);
      const { id } = await requestGeneration(deps, {
        userId: user.id,
        apiKeyId: key.id,
        prompt: body.prompt,
        modelId: QUICK_GENERATION_MODEL,
        category: null,
        ...body.size,
        imageCount: body.n,
        imageModel: body.model ?? null,
        anyway: body.anyway,
        publish: false,
        idempotencyKey,
      });
      const owned = { userId: user.id, id };
      const waiting = { reply, isRepeatable: idempotencyKey !== null };
      if (body.stream) return await streamPictures(deps, owned, { ...waiting, asked: body, present });
      const generation = await waitForPictures(deps, owned, waiting);
      const answer = await present(generation, body);
      const { credits } = await findCredits(deps, user.id);
      reply.headers({
        'x-credits-charged': generation.creditsCharged,
        'x-credits-remaining': credits,
        'x-generation-id': id,
      });
      return answer;
    });

    route(openai, contract.listOpenaiModels, async () => ({
      object: 'list' as const,
      data: deps.imageModels.map(presentModel),
    }));

    route(openai, contract.findOpenaiModel, async ({ params }) => {
      const found = deps.imageModels.find(({ id }) => id === params['*']);
      if (!found) throw new AppError('not_found.address');
      return presentModel(found);
    });
  });

  /** @throws AppError if the generation has no picture */
  async function present(
    generation: Generation,
    asked: contract.ImagesRequest,
  ): Promise<contract.ImagesAnswer> {
    if (generation.status === 'failed') throw whyFailed(generation);
    const { notes, enhancedPrompt } = presentGeneration(generation);
    const data: contract.OpenaiImage[] = [];
    for (const image of generation.images) {
      const line = creditLine(descriptionOf(image).credits);
      data.push({
        ...(asked.response_format === 'url'
          ? { url: deps.publicUrl + imageAddress(image.objectKey) }
          : { b64_json: (await encodeFinished(deps, image, asked)).toString('base64') }),
        ...(enhancedPrompt === null ? {} : { revised_prompt: enhancedPrompt }),
        ...(line === null ? {} : { credit_line: line }),
      });
    }
    const { width, height } = generation;
    return {
      created: Math.floor(generation.createdAt.getTime() / 1000),
      data,
      background: 'opaque',
      output_format: asked.output_format,
      size: `${width}x${height}`,
      notes,
    };
  }
}

function whyFailed(generation: Generation): AppError {
  const { failureReason, failureRemedy } = presentGeneration(generation);
  const why = failureReason ?? '';
  return failureRemedy === 'other-words'
    ? new AppError('moderated.declined', { why })
    : new AppError('unavailable.generation', { why });
}

function presentModel({ id, provider }: OpenaiDeps['imageModels'][number]) {
  return { id, object: 'model' as const, created: 0, owned_by: provider ?? 'framewright' };
}
