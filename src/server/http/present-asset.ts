import type { Asset } from '#contract/assets';
import type { storeAsset } from '#server/domain/assets/store-asset';
import { imageAddress } from './image-address.ts';

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
