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

/** Among this many newest pictures, no two made for the gallery have the same prompt. */
export const PROMPTS_APART = 10_000;
// Recent prompts that the text model is shown, so that it does not repeat them.
const RECENT = 40;
const MAX_TRIES = 20;

/**
 * The painting's prompt: an earlier attempt's, or a new one that passes moderation and differs from those of the newest
 * pictures.
 * @throws ProviderError as the text model does, and `rejected` if it writes no such prompt
 */
export async function writePaintingPrompt(
  deps: WritePaintingPromptDeps,
  painting: GalleryPaintingRow,
  signal: AbortSignal,
): Promise<ImagePrompt> {
  if (painting.prompt !== null)
    return { prompt: painting.prompt, aspectRatio: toAspectRatio(painting.aspectRatio) };
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
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
  throw new ProviderError('rejected', `No new prompt for ${painting.category} in ${MAX_TRIES} attempts`);
}

/** @returns false if an unfinished painting or one of the newest pictures has this prompt */
async function reservePrompt(db: Database, paintingId: string, written: ImagePrompt): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      // The painting first: this waits for a concurrent one with the same prompt, which is then published or gone.
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
