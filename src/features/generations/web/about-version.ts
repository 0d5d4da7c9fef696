import { creditsText } from '#features/credits/web/credits-text';
import type { PictureVersion } from '../contract/versions.ts';

/**
 * 'From version 2 · seed 7 · 1 credit'
 * @param shown the versions that are counted, the first is 1
 */
export function aboutVersion(
  { parentId, seed, credits }: Pick<PictureVersion, 'parentId' | 'seed' | 'credits'>,
  shown: readonly Pick<PictureVersion, 'imageId'>[],
): string {
  const from = shown.findIndex(({ imageId }) => imageId === parentId);
  return [
    from >= 0 && `From version ${from + 1}`,
    seed !== null && `seed ${seed}`,
    credits !== null && creditsText(credits),
  ]
    .filter(Boolean)
    .join(' · ');
}
