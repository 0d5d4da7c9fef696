import { createHash } from 'node:crypto';
import { expectCredits } from '#features/credits/rules/expect-credits';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import {
  isWithinBudget,
  type ModelBudgetDeps,
  overBudgetRefusal,
} from '#features/image-models/rules/model-budget';
import { refuseModerated } from '#features/moderation/rules/refuse-moderated';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { Moderation } from '#ports/moderation';
import type { Wishes } from '../contract/form-settings.ts';
import type { FurtherReference } from '../contract/further-reference.ts';
import type { GenerationRow } from '../queries/generations.ts';
import { acceptGeneration } from './accept-generation.ts';
import { chooseImageModel } from './choose-image-model.ts';
import type { ExplainPromptDeps } from './explain-prompt.ts';
import { findFirstAnswer } from './find-first-answer.ts';
import { findUndrawable } from './find-undrawable.ts';
import type { StoredGrounding } from './image-request.ts';

export interface RequestGenerationDeps extends ModelBudgetDeps, ExplainPromptDeps {
  queue: Queue;
  storageLimits: StorageLimits;
  moderation: Moderation;
}

/** Refinements are published only by the rule that judges all words a picture was made from (`publications`). */
export type GenerationRequest = Asked &
  (
    | {
        /** Whether the pictures are to appear in the public gallery. */
        publish: boolean;
        grounding?: undefined;
      }
    | {
        publish: false;
        /** The earlier picture to refine. */
        grounding: StoredGrounding;
      }
  );

interface Asked {
  userId: string;
  prompt: string;
  modelId: string;
  category: string | null;
  width: number;
  height: number;
  imageCount: number;
  /** Undefined or null: the default. */
  imageModel?: string | null;
  /** Whether to make a picture although the model leaves its subject out; undefined: no. */
  anyway?: boolean;
  /** Of the first picture; null or undefined: a random one. */
  seed?: number | null;
  /** Whether the text model may enhance the prompt; undefined: no. */
  enhance?: boolean;
  /** Choices beside the prompt. */
  settings?: Wishes | null;
  /** The asset to build the pictures around; see `findReference`. */
  productId?: string | null;
  /** Pictures of further subjects and of a style; undefined: none. */
  furtherReferences?: readonly FurtherReference[];
  /** The client's labels, shown beside the pictures. */
  labels?: GenerationLabels;
  /** The API key of the request; undefined for the site's own pages. */
  apiKeyId?: string;
  /** A repeat with the same key gets the first answer and pays nothing. */
  idempotencyKey: string | null;
  /** The digest by which a repeat is recognized, if what was sent differs from this request. */
  requestHash?: Buffer | null;
}

interface GenerationLabels {
  scene: string | null;
  style: string | null;
  clothing: string | null;
  color: string | null;
}

/**
 * Accepts a paid request: holds its price, inserts the generation and enqueues its job, all or nothing.
 * @throws AppError `moderated`, `cannot_draw`, `insufficient_credits`, `storage_full`, `invalid_request` for an unknown image model or
 * more references than it takes,
 * `rate_limited` if the day's budget allows neither the model nor its fallback, or `idempotency_key_reused` if the key
 * belongs to another request
 */
export async function requestGeneration(
  deps: RequestGenerationDeps,
  request: GenerationRequest,
): Promise<GenerationRow> {
  const imageModel = chooseImageModel(deps.imageModels, request.imageModel);
  refuseTooManyReferences(imageModel, request.furtherReferences);
  const negativePrompt = request.settings?.negativePrompt;
  // Judged as well: models without a negative prompt get it in the prompt.
  const reviewReason =
    (await refuseModerated(deps, request)) ??
    (negativePrompt ? await refuseModerated(deps, { ...request, prompt: negativePrompt }) : null);
  const {
    userId,
    idempotencyKey,
    labels,
    settings,
    grounding,
    productId = null,
    anyway: _,
    ...asked
  } = request;
  const requestHash = idempotencyKey === null ? null : (request.requestHash ?? hashOf(request));
  const refusal = await findRefusal(deps, { imageModel, request });
  // A repeat gets its answer even beyond the budget, or if the model has changed or cannot be asked.
  if (refusal && !(await findFirstAnswer(deps.db, { userId, idempotencyKey, requestHash }))) throw refusal;
  return await deps.db.transaction().execute((trx) =>
    acceptGeneration(trx, deps, {
      ...asked,
      ...labels,
      userId,
      productId,
      reviewReason,
      settings: json(settings),
      grounding: json(grounding),
      imageModel: imageModel.id,
      costPerImage: imageModel.cost,
      idempotencyKey,
      requestHash,
    }),
  );
}

function refuseTooManyReferences(
  { name, references = 1 }: ImageModelSummary,
  further: readonly FurtherReference[] = [],
): void {
  const subjects = 1 + further.filter(({ use }) => use === 'subject').length;
  if (subjects > references)
    throw new AppError('invalid_request.references', {
      field: 'furtherReferences',
      model: name,
      most: references,
    });
}

/** Why the model cannot be asked; undefined if it can. An error on the way is a reason too, so that repeats are answered. */
async function findRefusal(
  deps: RequestGenerationDeps,
  { imageModel: { id, cost }, request }: { imageModel: ImageModelSummary; request: GenerationRequest },
): Promise<Error | undefined> {
  const isAffordable = await isWithinBudget(deps, { imageModel: id, purpose: 'generation' });
  try {
    // To explain a change may take seconds: not for those who could not pay for it.
    if (request.grounding) await expectCredits(deps, request.userId, cost * request.imageCount);
    const undrawable = await findUndrawable(deps, { imageModel: id, request });
    if (undrawable) return undrawable;
  } catch (error) {
    return error as Error;
  }
  return isAffordable ? undefined : overBudgetRefusal(new Date());
}

function json(value: object | null | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}

/** Without the API key: a repeat may use the key that replaced the first. `anyway` does not change the picture. */
function hashOf(request: GenerationRequest): Buffer {
  // JSON leaves undefined values out.
  const hashed = {
    ...request,
    seed: request.seed ?? undefined,
    furtherReferences: request.furtherReferences?.length ? request.furtherReferences : undefined,
    idempotencyKey: undefined,
    apiKeyId: undefined,
    anyway: undefined,
  };
  return createHash('sha256').update(JSON.stringify(hashed)).digest();
}
