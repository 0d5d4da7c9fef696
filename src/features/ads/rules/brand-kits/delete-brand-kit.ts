import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { deleteBrandKitRow } from '../../queries/brand-kits.ts';

/** Deletes a kit with its pictures. @throws AppError `not_found` for another user's kit */
export async function deleteBrandKit(
  { db }: { db: Database },
  of: { userId: string; id: string },
): Promise<void> {
  if (!(await deleteBrandKitRow(db, of))) throw new AppError('not_found.brand_kit');
}
