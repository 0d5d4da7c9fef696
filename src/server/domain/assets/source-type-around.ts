import { EXAMPLE_ASSETS } from '#content/example-assets';
import type { Database } from '#server/db/client';
import { findAsset } from '#server/db/queries/assets';
import type { DigitalSourceType } from '#server/ports/provenance';

/**
 * How a picture came to be that was built around an asset. The examples were painted here; of an upload nobody knows how
 * it was made, and a neural model has cut out what a cut-out shows.
 * @param sourceType what the model says of its own work
 */
export async function sourceTypeAround(
  { db }: { db: Database },
  productId: string,
  sourceType: DigitalSourceType,
): Promise<DigitalSourceType> {
  if (EXAMPLE_ASSETS.some(({ id }) => id === productId)) return sourceType;
  const isUpload = (await findAsset(db, productId)) !== undefined;
  return isUpload && sourceType === 'algorithmicMedia'
    ? 'compositeSynthetic'
    : 'compositeWithTrainedAlgorithmicMedia';
}
