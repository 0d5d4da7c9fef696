import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { nameOfPrompt } from '#features/images/rules/words-before-change';
import type { Favorite } from '../contract/favorites.ts';
import type { listFavorites } from '../rules/list-favorites.ts';

type FavoriteRow = Awaited<ReturnType<typeof listFavorites>>['rows'][number];

export function presentFavorite(row: FavoriteRow): Favorite {
  const { objectKey, modelId, prompt, grounding, thumbHash, generatedAt, starredAt, ...favorite } = row;
  return {
    ...favorite,
    prompt: nameOfPrompt({ prompt, grounding }),
    imageUrl: imageAddress(objectKey, { isCutout: modelId === BACKGROUND_REMOVAL_MODEL }),
    thumbHash: thumbHash.toString('base64'),
    generatedAt: generatedAt.toISOString(),
    starredAt: starredAt.toISOString(),
  };
}
