import { creditLine } from '#features/images/rules/credit-line';
import { descriptionOf } from '#features/images/rules/description-of';
import type { PictureLink, SharedPicture } from '../contract/shared-pictures.ts';
import type { findSharedPicture } from '../rules/find-shared-picture.ts';
import type { sharePicture } from '../rules/share-picture.ts';

export function presentLink(
  { token, showsPrompt, createdAt }: Awaited<ReturnType<typeof sharePicture>>,
  publicUrl: string,
): PictureLink {
  return { url: publicUrl + pagePath(token), showsPrompt, createdAt: createdAt.toISOString() };
}

export function presentSharedPicture(shared: Awaited<ReturnType<typeof findSharedPicture>>): SharedPicture {
  return {
    path: pagePath(shared.token),
    imageUrl: `${pagePath(shared.token)}/picture.png`,
    width: shared.width,
    height: shared.height,
    thumbHash: shared.thumbHash.toString('base64'),
    creditLine: creditLine(descriptionOf(shared).credits),
    prompt: (shared.showsPrompt && shared.prompt) || null,
    sharedAt: shared.sharedAt.toISOString(),
  };
}

function pagePath(token: string): string {
  return `/shared/${token}`;
}
