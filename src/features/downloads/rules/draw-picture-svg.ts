import { descriptionOf } from '#features/images/rules/description-of';
import { signEncoded } from '#features/images/rules/sign-encoded';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Provenance } from '#ports/provenance';
import type { FlatDrawing } from '#ports/repaint-model';
import { findPictureToDownload, type PictureToDownload } from '../queries/image-downloads.ts';

export interface FlatDrawingDeps {
  /** Draws a picture again from the details that its model stored with it. */
  drawFlat(details: unknown, size: { width: number; height: number }): FlatDrawing;
}

/**
 * A flat picture of the studio engine as layered SVG, with its provenance.
 * @param objectKey the picture's; it is also the permission to read the picture
 * @throws AppError `not_found`, `no_svg`
 * @throws ProviderError as the signer does
 */
export async function drawPictureSvg(
  deps: FlatDrawingDeps & { db: Database; provenance: Provenance },
  objectKey: string,
): Promise<Buffer> {
  const picture = await findPictureToDownload(deps.db, objectKey);
  if (!picture) throw new AppError('not_found.image');
  const drawing = drawFlatPicture(deps, picture);
  if ('missing' in drawing) throw new AppError(`no_svg.${drawing.missing}`);
  return await signEncoded(deps, Buffer.from(drawing.svg), {
    contentType: 'image/svg+xml',
    // Only pictures of the engine are drawn flat.
    digitalSourceType: descriptionOf(picture).digitalSourceType ?? 'algorithmicMedia',
  });
}

export function drawFlatPicture({ drawFlat }: FlatDrawingDeps, picture: PictureToDownload): FlatDrawing {
  // An uploaded picture in the scene has pixels.
  if (picture.productId !== null) return { missing: 'not_flat' };
  return drawFlat(descriptionOf(picture).details, picture);
}
