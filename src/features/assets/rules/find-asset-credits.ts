import { findOwnedImage } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import type { Database } from '#platform/db/client';
import type { PictureCredit } from '#ports/image-model';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import { findAsset } from '../queries/assets.ts';

/** The credits of the picture that a generation's `productId` names: an upload or an earlier picture. */
export async function findAssetCredits(
  { db }: { db: Database },
  productId: string,
): Promise<readonly PictureCredit[]> {
  if (EXAMPLE_ASSETS.some(({ id }) => id === productId)) return [];
  const asset = await findAsset(db, productId);
  if (asset) return creditsOfUpload(asset);
  const earlier = await findOwnedImage(db, productId);
  return (earlier && descriptionOf(earlier).credits) ?? [];
}

/** They need no parsing: `storeAsset` wrote them. */
export function creditsOfUpload({ credits }: { credits: unknown }): PictureCredit[] {
  return credits as PictureCredit[];
}
