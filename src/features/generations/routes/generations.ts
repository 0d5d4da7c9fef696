import { chooseAsset } from '#features/assets/rules/choose-asset';
import { findExampleAsset } from '#features/assets/rules/find-example-asset';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { requireObjectKey } from '#features/images/routes/image-address';
import type { App } from '#platform/http/app';
import { callerOf } from '#platform/http/requests/caller-of';
import { route } from '#platform/http/route';
import { explainPrompt as explainPromptEndpoint } from '../contract/explain-prompt.ts';
import { DEFAULT_GENERATION_SETTINGS, OUTPUT_FORMATS } from '../contract/generation-settings.ts';
import * as contract from '../contract/generations.ts';
import { generateGrounded, visualize } from '../contract/guided-generation.ts';
import * as library from '../contract/library.ts';
import { listVersions as listVersionsEndpoint } from '../contract/versions.ts';
import { cancelGeneration } from '../rules/cancellation/cancel-generation.ts';
import { chooseImageModel } from '../rules/choose-image-model.ts';
import { chooseReferences } from '../rules/choose-references.ts';
import { deleteGeneration } from '../rules/delete-generation.ts';
import { DRAWS_ALL, explainPrompt } from '../rules/explain-prompt.ts';
import { findFacets } from '../rules/find-facets.ts';
import { findGeneration } from '../rules/find-generation.ts';
import { findGrounding } from '../rules/find-grounding.ts';
import { asAsked } from '../rules/image-request.ts';
import { listGenerations } from '../rules/list-generations.ts';
import { listVersions } from '../rules/list-versions.ts';
import { type RequestGenerationDeps, requestGeneration } from '../rules/request-generation.ts';
import { updateWords } from '../rules/update-words.ts';
import { presentAccepted, presentGeneration } from './present-generation.ts';
import { presentVersion } from './present-version.ts';
import { readGenerationFilter } from './read-generation-filter.ts';

export type GenerationsDeps = RequestGenerationDeps & {
  publicUrl: string;
  /** What a search of a library looks for, in the language of PostgreSQL's text search; undefined if nothing. */
  describeSearch: (q: string) => string | undefined;
};

export function registerGenerationRoutes(app: App, deps: GenerationsDeps): void {
  route(app, contract.quickGenerate, async ({ user, body, idempotencyKey }) => {
    const { style, outputFormat, creditFree, negativePrompt, ...rest } = body;
    const { assetId, exampleAsset, furtherReferences, styleReference, ...asked } = rest;
    const first = firstReference(deps, { assetId, exampleAsset });
    const { width, height } = OUTPUT_FORMATS[outputFormat];
    const chosen = {
      ...(style !== null && { style }),
      ...(creditFree && { creditFree: true as const }),
      ...(negativePrompt !== '' && { negativePrompt }),
    };
    const isPlain =
      Object.keys(chosen).length === 0 && outputFormat === DEFAULT_GENERATION_SETTINGS.outputFormat;
    const accepted = await requestGeneration(deps, {
      ...asked,
      userId: user.id,
      modelId: QUICK_GENERATION_MODEL,
      category: null,
      width,
      height,
      settings: isPlain ? null : { outputFormat, ...chosen },
      ...(await chooseReferences(deps, { userId: user.id, first, furtherReferences, styleReference })),
      labels: { scene: null, style, clothing: null, color: null },
      idempotencyKey,
    });
    return presentAccepted(accepted);
  });

  route(app, visualize, async ({ user, body, idempotencyKey }) => {
    const {
      assetId,
      exampleAsset,
      furtherReferences,
      styleReference,
      modelId,
      customPrompt,
      imageCount,
      imageModel,
      seed,
      negativePrompt,
      creditFree,
      anyway,
      ...settings
    } = body;
    const { width, height } = OUTPUT_FORMATS[settings.outputFormat];
    const first = firstReference(deps, { assetId, exampleAsset });
    const accepted = await requestGeneration(deps, {
      userId: user.id,
      prompt: customPrompt,
      modelId: String(modelId) || settings.category,
      category: settings.category,
      width,
      height,
      imageCount,
      imageModel,
      anyway,
      seed,
      settings: {
        ...settings,
        ...(creditFree && { creditFree }),
        ...(negativePrompt !== '' && { negativePrompt }),
      },
      ...(await chooseReferences(deps, { userId: user.id, first, furtherReferences, styleReference })),
      labels: { scene: null, style: settings.style, clothing: null, color: null },
      publish: false,
      idempotencyKey,
    });
    return presentAccepted(accepted);
  });

  route(app, generateGrounded, async ({ user, body, idempotencyKey, request }) => {
    const { modelId, productId, customPrompt, groundingImageUrl, imageModel, creditFree, anyway } = body;
    const { scene, style, clothing, color } = body;
    const objectKey = requireObjectKey(request, deps.publicUrl, {
      address: groundingImageUrl,
      field: 'groundingImageUrl',
    });
    const source = await findGrounding(deps, { userId: user.id, objectKey });
    const accepted = await requestGeneration(deps, {
      userId: user.id,
      prompt: customPrompt,
      modelId: String(modelId),
      category: source.category,
      width: source.width,
      height: source.height,
      imageCount: 1,
      imageModel,
      anyway,
      settings: creditFree ? { ...source.settings, creditFree } : source.settings,
      // A refined cut-out is the reference itself, not the picture that it was taken from.
      productId:
        productId === null || productId === source.cutOutOf
          ? source.productId
          : await chooseAsset(deps, { userId: user.id, productId, field: 'productId' }),
      grounding: source.grounding,
      labels: { scene: source.cutOutOf === null ? scene : null, style, clothing, color },
      publish: false,
      idempotencyKey,
    });
    return presentAccepted(accepted);
  });

  route(app, explainPromptEndpoint, async ({ body, request }) => {
    const { prompt, imageModel, category, creditFree, groundingImageUrl, hasCutOut } = body;
    const { id } = chooseImageModel(deps.imageModels, imageModel);
    const user = await request.findUser();
    const asked = {
      imageModel: id,
      isPaid: false,
      caller: await callerOf(request),
      prompt,
      category,
      creditFree,
      hasCutOut,
    };
    const answer = { engine: id, models: [] };
    if (groundingImageUrl === undefined) return { ...answer, ...(await explainPrompt(deps, asked)) };
    const objectKey = requireObjectKey(request, deps.publicUrl, {
      address: groundingImageUrl,
      field: 'groundingImageUrl',
    });
    const { grounding, productId } = await findGrounding(deps, { userId: user?.id ?? null, objectKey });
    if (productId !== null) return { ...DRAWS_ALL, ...answer };
    return { ...answer, ...(await explainPrompt(deps, { ...asked, ...asAsked(prompt, grounding) })) };
  });

  route(app, contract.listGenerations, async ({ user, query, reply }) => {
    const { limit, offset, ...asked } = query;
    const filter = readGenerationFilter(asked, { userId: user.id, ...deps });
    const { items, total } = filter
      ? await listGenerations(deps, { userId: user.id, limit, offset, filter })
      : { items: [], total: 0 };
    reply.header('x-total-count', total);
    return items.map(presentGeneration);
  });

  route(app, contract.findGeneration, async ({ user, params }) =>
    presentGeneration(await findGeneration(deps, { userId: user.id, ...params })),
  );

  route(app, library.updateGenerationWords, async ({ user, params, body }) => {
    await updateWords(deps, { userId: user.id, ...params, ...body });
    return presentGeneration(await findGeneration(deps, { userId: user.id, ...params }));
  });

  route(app, library.findLibraryFacets, ({ user }) => findFacets(deps, { userId: user.id }));

  route(app, listVersionsEndpoint, async ({ user, params }) =>
    (await listVersions(deps, { userId: user.id, imageId: params.id })).map(presentVersion),
  );

  route(app, contract.cancelGeneration, ({ user, params, body }) =>
    cancelGeneration(deps, { userId: user.id, ...params, maxCredits: body?.maxCredits }),
  );

  route(app, contract.deleteGeneration, ({ user, params, query }) =>
    deleteGeneration(deps, { userId: user.id, ...params, isPermanent: query.permanent === 'true' }),
  );

  route(app, contract.deleteGenerationImage, ({ user, params, query }) =>
    deleteGeneration(deps, { userId: user.id, ...params, isPermanent: query.permanent === 'true' }),
  );
}

/** @throws AppError `invalid_request` for an unknown example */
function firstReference(
  { publicUrl }: { publicUrl: string },
  { assetId, exampleAsset }: { assetId: string | null; exampleAsset: { imageUrl: string } | null },
): { id: string; field: string } | null {
  if (exampleAsset) return { id: findExampleAsset(exampleAsset, publicUrl), field: 'exampleAsset' };
  return assetId === null ? null : { id: assetId, field: 'assetId' };
}
