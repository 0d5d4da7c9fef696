import { z } from 'zod';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';
import type { ImageRow } from '#features/images/queries/images';
import type { DatabaseTransaction } from '#platform/db/client';
import { wishes } from '../contract/form-settings.ts';
import { storedReferences } from '../contract/further-reference.ts';
import { pictureEdit } from '../contract/picture-edit.ts';
import type { GenerationRow } from '../queries/generations.ts';
import { listSourceImages } from '../queries/source-images.ts';
import { storedGrounding } from './image-request.ts';
import { wordsOfEdit } from './words-of-edit.ts';

/**
 * What the pictures of a generation are made from, as far back as it goes: earlier pictures and all words. They are not
 * traced if an upload is among it, or a picture that is gone, or whose words were not judged although these are published at once.
 */
export async function findOrigin(
  trx: DatabaseTransaction,
  { userId, prompt, settings, edit, grounding, productId, furtherReferences, publish }: GenerationRow,
): Promise<Pick<ImageRow, 'ancestors' | 'words' | 'isTraced'>> {
  const stored = grounding === null ? null : storedGrounding.parse(grounding);
  const further = storedReferences.parse(furtherReferences).map(({ id }) => id);
  const references = [productId, backgroundOf(edit), ...further].filter(
    (id) => id !== null && !isExample(id),
  );
  const ids = references.filter((id) => z.uuid().safeParse(id).success) as string[];
  const sources = await listSourceImages(trx, { objectKey: stored?.objectKey, ids });
  const isFound = (id: string | null) => sources.some((source) => source.id === id);
  const isWhole =
    (stored === null || sources.some(({ objectKey }) => objectKey === stored.objectKey)) &&
    references.every(isFound);
  // Another person's picture was public with its words, which were judged; they keep the rest of it to themselves.
  const own = sources.filter((source) => source.userId === userId);
  const words = [
    ...own.flatMap((source) => source.words),
    ...(stored && own.length < sources.length ? [stored.prompt] : []),
    ...(edit === null ? [prompt, ...unwantedIn(settings)] : wordsOfEdit(edit)),
  ];
  return {
    ancestors: [...new Set(sources.flatMap(({ id, ancestors }) => [...ancestors, id]))],
    words: [...new Set(words)],
    isTraced: isWhole && own.every((source) => source.isTraced) && !(publish && own.length > 0),
  };
}

/** The negative prompt, which some models get in the prompt. */
function unwantedIn(settings: unknown): string[] {
  const negativePrompt = settings === null ? undefined : wishes.parse(settings).negativePrompt;
  return negativePrompt ? [negativePrompt] : [];
}

function isExample(productId: string): boolean {
  return EXAMPLE_ASSETS.some(({ id }) => id === productId);
}

function backgroundOf(stored: unknown): string | null {
  const { data: edit } = pictureEdit.safeParse(stored);
  return edit?.operation === 'background' && edit.background.kind === 'picture'
    ? edit.background.pictureId
    : null;
}
