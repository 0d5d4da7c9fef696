import type { GenerationsDeps } from '#features/generations/routes/generations';
import { readGenerationFilter } from '#features/generations/routes/read-generation-filter';
import { cancelGeneration } from '#features/generations/rules/cancellation/cancel-generation';
import { chooseReferences } from '#features/generations/rules/choose-references';
import { deleteGeneration } from '#features/generations/rules/delete-generation';
import { findFacets } from '#features/generations/rules/find-facets';
import { findGeneration } from '#features/generations/rules/find-generation';
import { listGenerations } from '#features/generations/rules/list-generations';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { emptyTrash, eraseTrash } from '#features/generations/rules/trash/erase-trash';
import { listTrash } from '#features/generations/rules/trash/list-trash';
import { restoreGeneration } from '#features/generations/rules/trash/restore-generation';
import { updateWords } from '#features/generations/rules/update-words';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { V1_SIZES } from '../contract/public-api.ts';
import * as contract from '../contract/v1-generations.ts';
import { presentV1Generation, presentV1Trash } from './present-v1.ts';

/** Requests, the library and the trash, for programs. */
export function registerV1Generations(app: App, deps: GenerationsDeps): void {
  route(app, contract.createV1Generation, async ({ user, key, body, idempotencyKey, reply }) => {
    const {
      prompt,
      model,
      aspectRatio,
      count,
      seed,
      negativePrompt,
      enhance,
      creditFree,
      anyway,
      reference,
      furtherReferences,
      styleReference,
    } = body;
    const settings = {
      ...(creditFree && { creditFree: true as const }),
      ...(negativePrompt !== '' && { negativePrompt }),
    };
    const { width, height } = V1_SIZES[aspectRatio];
    const first = reference === undefined ? null : { id: reference, field: 'reference' };
    const accepted = await requestGeneration(deps, {
      userId: user.id,
      apiKeyId: key.id,
      prompt,
      modelId: QUICK_GENERATION_MODEL,
      category: null,
      width,
      height,
      imageCount: count,
      imageModel: model ?? null,
      enhance,
      anyway,
      seed,
      settings: Object.keys(settings).length > 0 ? settings : null,
      ...(await chooseReferences(deps, { userId: user.id, first, furtherReferences, styleReference })),
      publish: false,
      idempotencyKey,
    });
    reply.header('location', pathOf(contract.findV1Generation, { params: { id: accepted.id } }));
    return presentV1Generation(await findGeneration(deps, { userId: user.id, id: accepted.id }), deps);
  });

  route(app, contract.listV1Generations, async ({ user, query }) => {
    const { limit, offset, ...asked } = query;
    const filter = readGenerationFilter(asked, { userId: user.id, ...deps });
    const { items } = filter
      ? await listGenerations(deps, { userId: user.id, limit, offset, filter })
      : { items: [] };
    return { data: items.map((item) => presentV1Generation(item, deps)) };
  });

  route(app, contract.findV1LibraryFacets, ({ user }) => findFacets(deps, { userId: user.id }));

  route(app, contract.findV1Generation, async ({ user, params }) =>
    presentV1Generation(await findGeneration(deps, { userId: user.id, ...params }), deps),
  );

  route(app, contract.cancelV1Generation, ({ user, params, body }) =>
    cancelGeneration(deps, { userId: user.id, ...params, maxCredits: body?.maxCredits }),
  );

  route(app, contract.updateV1Generation, async ({ user, params, body }) => {
    await updateWords(deps, { userId: user.id, ...params, ...body });
    return presentV1Generation(await findGeneration(deps, { userId: user.id, ...params }), deps);
  });

  route(app, contract.deleteV1Generation, ({ user, params, query: { permanent, imageId } }) =>
    deleteGeneration(deps, {
      userId: user.id,
      ...params,
      ...(imageId !== undefined && { imageId }),
      isPermanent: permanent === 'true',
    }),
  );

  route(app, contract.listV1Trash, async ({ user, query }) => {
    const { items, total } = await listTrash(deps, { userId: user.id, ...query });
    return { data: items.map(presentV1Trash), total };
  });

  route(app, contract.restoreV1Trash, async ({ user, params, body }) => {
    await restoreGeneration(deps, { userId: user.id, ...params, imageIds: body?.imageIds });
    return presentV1Generation(await findGeneration(deps, { userId: user.id, ...params }), deps);
  });

  route(app, contract.eraseV1Trash, ({ user, params, query: { imageId } }) =>
    eraseTrash(deps, { userId: user.id, ...params, imageIds: imageId ? [imageId] : undefined }),
  );

  route(app, contract.emptyV1Trash, ({ user }) => emptyTrash(deps, { userId: user.id }));
}
