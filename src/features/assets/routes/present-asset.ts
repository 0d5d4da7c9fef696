import { imageAddress } from '#features/images/routes/image-address';
import { UNUSED_UPLOAD_DAYS } from '#platform/limits/limits';
import type { Asset, ListedAsset } from '../contract/assets.ts';
import type { listAssets } from '../rules/list-assets.ts';
import type { storeAsset } from '../rules/store-asset.ts';

export function presentAsset(asset: Awaited<ReturnType<typeof storeAsset>>): Asset {
  return {
    id: asset.id,
    originalName: asset.originalName,
    imageUrl: imageAddress(asset.objectKey),
    width: asset.width,
    height: asset.height,
    hasAlpha: asset.hasAlpha,
    thumbHash: asset.thumbHash.toString('base64'),
  };
}

const DAY_MS = 24 * 3_600_000;

export function presentListedAsset(
  row: Awaited<ReturnType<typeof listAssets>>['assets'][number],
): ListedAsset {
  const ends = new Date(row.unusedSince.getTime() + UNUSED_UPLOAD_DAYS * DAY_MS);
  return {
    ...presentAsset(row),
    byteSize: row.byteSize,
    createdAt: row.createdAt.toISOString(),
    uses: row.uses,
    endsAt: row.uses > 0 ? null : ends.toISOString(),
  };
}
