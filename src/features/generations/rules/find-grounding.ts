import { BACKGROUND_REMOVAL_MODEL, UPLOADED_PICTURE } from '#features/images/contract/enumerations';
import { findVisibleImage } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import { wordsBeforeChange } from '#features/images/rules/words-before-change';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { continuePrompt } from '#platform/words/changed-prompt';
import { type Wishes, wishes } from '../contract/form-settings.ts';
import type { GenerationRow } from '../queries/generations.ts';
import { closestFormat } from './closest-format.ts';
import type { StoredGrounding } from './image-request.ts';

/** Earlier pictures of one that can still be changed. */
const MOST_ANCESTORS = 200;

/** Pixels of the sides of what image models make. */
const PAINTED_SIDE = { least: 64, most: 4096 };

/** The picture that a refinement starts from, with the settings that carry over. */
export interface Source {
  grounding: StoredGrounding;
  width: number;
  height: number;
  category: string | null;
  settings: Wishes | null;
  /** The asset in the picture; cut-outs and uploads are their own. */
  productId: string | null;
  /** The upload that a cut-out was made from; null for any other picture. */
  cutOutOf: string | null;
}

/**
 * Finds a picture by its object key: one of the user's own, or a public one; for visitors, a public one.
 * @throws AppError `not_found` for an unknown picture, and for another user's private one; `invalid_request` for one that was made
 *   from too many others, since every picture keeps all that it was made from
 */
export async function findGrounding(
  { db }: { db: Database },
  { userId, objectKey }: { userId: string | null; objectKey: string },
): Promise<Source> {
  const image = await findVisibleImage(db, { objectKey, userId });
  if (!image) throw new AppError('not_found.picture', { field: 'groundingImageUrl' });
  if (image.ancestors.length >= MOST_ANCESTORS)
    throw new AppError('invalid_request.too_many_versions', { most: MOST_ANCESTORS });
  const { details, credits } = descriptionOf(image);
  const isCutout = image.modelId === BACKGROUND_REMOVAL_MODEL;
  const isOwn = image.userId === userId;
  // The changed upload is refined, not the original: that still has the erased things.
  const isEditedAsset = isOwn && image.edit !== null && image.productId !== null && !('recipe' in details);
  const isItsOwnAsset = isCutout || image.modelId === UPLOADED_PICTURE || isEditedAsset;
  const { width, height } = isItsOwnAsset || !isPaintable(image) ? closestFormat(image) : image;
  // Another user's upload is never used, even if the picture made with it is public.
  const productId = isOwn ? image.productId : null;
  // Of what somebody else asked for, only the words in the gallery are public.
  const { prompt, enhancedPrompt, settings } = isOwn
    ? image
    : { prompt: image.publicPrompt ?? '', enhancedPrompt: null, settings: publicSettings(image.settings) };
  return {
    grounding: {
      prompt: enhancedPrompt ?? prompt,
      details,
      ...(credits && { credits }),
      objectKey,
      ...(enhancedPrompt !== null && { typed: prompt }),
      ...(isOwn && wordsAfterChange(image)),
    },
    width,
    height,
    category: image.category,
    settings: settings === null ? null : wishes.parse(settings),
    productId: isItsOwnAsset ? image.id : productId,
    cutOutOf: isCutout ? productId : null,
  };
}

/** The prompt and the changes of a picture that was itself changed; edits add no words. Too long for a prompt, they end before its last change. */
function wordsAfterChange({
  prompt,
  edit,
  grounding,
}: Pick<GenerationRow, 'prompt' | 'edit' | 'grounding'>): Pick<StoredGrounding, 'words'> {
  const before = wordsBeforeChange(grounding);
  if (before === null) return {};
  const words = edit === null ? continuePrompt(before, prompt) : before;
  return { words: words.length > PROMPT_MAX_CHARACTERS ? before : words };
}

/** All but the words that its owner wanted to leave out. */
function publicSettings(stored: unknown): Wishes | null {
  if (stored === null) return null;
  const { negativePrompt: _, ...settings } = wishes.parse(stored);
  return settings;
}

/** Edits of uploads may be smaller or longer than any picture that a model makes. */
function isPaintable({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) >= PAINTED_SIDE.least && Math.max(width, height) <= PAINTED_SIDE.most;
}
