import { ASPECT_RATIOS, type AspectRatio } from '#features/images/contract/enumerations';
import { isPromptAmongNewest, listNewestPrompts } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';
import { isUniqueViolation } from '#platform/errors/database-errors';
import { ProviderError } from '#platform/errors/provider-error';
import type { Moderation } from '#ports/moderation';
import type { ImagePrompt, TextModel } from '#ports/text-model';
import {
  type GalleryPaintingRow,
  listPaintingPrompts,
  updatePaintingPrompt,
} from '../queries/gallery-paintings.ts';

export interface WritePaintingPromptDeps {
  db: Database;
  textModel: TextModel;
  moderation: Moderation;
}

/** No two of so many newest pictures were made for the gallery from one prompt. */
export const PROMPTS_APART = 10_000;
// What the text model is shown of what it wrote lately.
const RECENT = 40;
const TRIES = 20;

/**
 * The painting's prompt: what an earlier attempt wrote, or a new one that passes moderation and is like none of the
 * newest pictures.
 * @throws ProviderError `rejected` when the text model writes nothing of the kind, or as it does.
 */
export async function writePaintingPrompt(
  deps: WritePaintingPromptDeps,
  painting: GalleryPaintingRow,
  signal: AbortSignal,
): Promise<ImagePrompt> {
  if (painting.prompt !== null)
    return { prompt: painting.prompt, aspectRatio: toAspectRatio(painting.aspectRatio) };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const recent = [
      ...(await listPaintingPrompts(deps.db, painting.category)),
      ...(await listNewestPrompts(deps.db, painting.category, RECENT)),
    ];
    const written = await deps.textModel.writeImagePrompt(
      { category: painting.category, recent },
      { signal },
    );
    signal.throwIfAborted();
    const verdict = await deps.moderation.judgePrompt(written.prompt);
    if (verdict.decision === 'allow' && (await reservePrompt(deps.db, painting.id, written))) return written;
  }
  throw new ProviderError('rejected', `No new prompt for ${painting.category} in ${TRIES} attempts`);
}

/** @returns false when a picture on its way, or one of the newest, has this prompt */
async function reservePrompt(db: Database, paintingId: string, written: ImagePrompt): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      // First the painting: whoever has the same prompt is waited for, and by then in the gallery or gone.
      await updatePaintingPrompt(trx, paintingId, written);
      if (await isPromptAmongNewest(trx, written.prompt, PROMPTS_APART)) throw new PromptTaken();
      return true;
    });
  } catch (error) {
    if (error instanceof PromptTaken || isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Rolls the reservation back. */
class PromptTaken extends Error {}

function toAspectRatio(stored: string | null): AspectRatio {
  return ASPECT_RATIOS.find((ratio) => ratio === stored) ?? '3:2';
}
