import type { OpenedImage } from '#features/images/rules/open-image';
import { type OpenRenditionDeps, openRenditionOf } from '#features/images/rules/open-rendition';
import { AppError } from '#platform/errors/app-error';
import { findTrashedImage } from '../../queries/trash.ts';

/**
 * A small rendition of a picture in the user's trash.
 * @throws AppError `not_found`
 */
export async function openTrashedImage(
  deps: OpenRenditionDeps,
  {
    formats,
    ...of
  }: { userId: string; id: string; imageId: string } & Pick<Parameters<typeof openRenditionOf>[2], 'formats'>,
): Promise<OpenedImage> {
  const image = await findTrashedImage(deps.db, of);
  if (!image) throw new AppError('not_found.image');
  return await openRenditionOf(deps, { ...image, isPublic: false }, { width: 320, formats });
}
