import type { Database } from '#platform/db/client';
import { type BrandKit, storedBrandKit } from '../../contract/brand-kits.ts';
import { type BrandKitRow, listBrandKitRows, listKitPictures } from '../../queries/brand-kits.ts';
import { adPictureAddress } from '../pictures/ad-picture-address.ts';

/** The user's kits with their logos and pictures. */
export async function listBrandKits(db: Database, userId: string): Promise<BrandKit[]> {
  return await presentKits(db, await listBrandKitRows(db, userId));
}

export async function presentKits(db: Database, rows: readonly BrandKitRow[]): Promise<BrandKit[]> {
  const pictures = await listKitPictures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, content, updatedAt }) => {
    const own = pictures
      .filter(({ kitId }) => kitId === id)
      .map((picture) => ({
        id: picture.id,
        url: adPictureAddress(picture),
        kind: picture.kind as BrandKit['pictures'][number]['kind'],
        name: picture.name ?? '',
      }));
    return {
      ...(storedBrandKit.safeParse(content).data ?? storedBrandKit.parse({})),
      id,
      logos: own.filter(({ kind }) => kind === 'logo'),
      pictures: own.filter(({ kind }) => kind !== 'logo'),
      updatedAt: updatedAt.toISOString(),
    };
  });
}
