import { findOwnedImage } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import type { Database } from '#platform/db/client';
import type { PictureCredit } from '#ports/image-model';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';

/** The credits of the picture that a generation's `productId` names. Only earlier pictures have any. */
export async function creditsOfAsset(
  { db }: { db: Database },
  productId: string,
): Promise<readonly PictureCredit[]> {
  if (EXAMPLE_ASSETS.some(({ id }) => id === productId)) return [];
  const earlier = await findOwnedImage(db, productId);
  return (earlier && descriptionOf(earlier).credits) ?? [];
}
