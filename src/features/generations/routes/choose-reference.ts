import { chooseAsset } from '#features/assets/rules/choose-asset';
import { findExampleAsset } from '#features/assets/rules/find-example-asset';

interface Chosen {
  userId: string;
  assetId: string | null;
  exampleAsset: { imageUrl: string } | null;
}

/**
 * The id of the request's asset; null if it has none.
 * @throws AppError `not_found` for an asset that is not the user's, `invalid_request` for an unknown example
 */
export async function chooseReference(
  deps: Parameters<typeof chooseAsset>[0] & { publicUrl: string },
  { userId, assetId, exampleAsset }: Chosen,
): Promise<string | null> {
  if (exampleAsset) return findExampleAsset(exampleAsset, deps.publicUrl);
  return assetId && (await chooseAsset(deps, { userId, productId: assetId, field: 'assetId' }));
}
