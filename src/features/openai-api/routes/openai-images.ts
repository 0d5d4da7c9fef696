import { chooseImageModel } from '#features/generations/rules/choose-image-model';
import {
  type RequestGenerationDeps,
  requestGeneration,
} from '#features/generations/rules/request-generation';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { onceClosed } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import * as contract from '../contract/openai-images.ts';
import { type AnswerPicturesDeps, answerPictures } from './answer-pictures.ts';
import type { countOpenRequests } from './open-requests.ts';
import { sendOpenaiError } from './send-openai-error.ts';

export type OpenaiDeps = RequestGenerationDeps &
  AnswerPicturesDeps & { countWaitingRequest: ReturnType<typeof countOpenRequests> };

/** The site by OpenAI's images protocol, under `/v1`; keys, prices and limits are those of `/api/v1`. */
export async function registerOpenaiRoutes(app: App, deps: OpenaiDeps): Promise<void> {
  await app.register(async (openai: App) => {
    openai.setErrorHandler(sendOpenaiError);
    route(openai, contract.createOpenaiImages, async ({ user, key, body, idempotencyKey, reply }) => {
      chooseImageModel(deps.imageModels, body.model, 'model');
      onceClosed(reply.raw, deps.countWaitingRequest(user.id));
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
      return await answerPictures(
        deps,
        { userId: user.id, id },
        { reply, isRepeatable: idempotencyKey !== null, asked: body, event: 'image_generation' },
      );
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
}

function presentModel({ id, provider }: OpenaiDeps['imageModels'][number]) {
  return { id, object: 'model' as const, created: 0, owned_by: provider ?? 'framewright' };
}
