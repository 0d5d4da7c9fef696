import { z } from 'zod';
import { findOwnedImage } from '#features/images/queries/images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import { findAsset } from '../queries/assets.ts';

/**
 * Checks that the user may use an asset as a reference: their own upload, their own picture or cut-out (by its image's id),
 * or an example.
 * @throws AppError `not_found` for an unknown asset or another user's
 */
export async function chooseAsset(
  { db }: { db: Database },
  { userId, productId, field }: { userId: string; productId: string; field: string },
): Promise<string> {
  if (EXAMPLE_ASSETS.some(({ id }) => id === productId)) return productId;
  const own = z.uuid().safeParse(productId).success
    ? ((await findAsset(db, productId)) ?? (await findOwnedImage(db, productId)))
    : undefined;
  if (own?.userId !== userId) throw new AppError('not_found.asset', { field });
  // As the database writes it: other queries find it by its text.
  return productId.toLowerCase();
}
