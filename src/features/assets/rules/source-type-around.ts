import { findOwnedImage } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import type { Database } from '#platform/db/client';
import type { DigitalSourceType } from '#ports/provenance';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import { findAsset } from '../queries/assets.ts';

/**
 * How a picture came to be that was built around an asset. The examples were painted here, as were pictures that no
 * neural model had a part in; of an upload nobody knows how it was made, and a neural model has cut out what a cut-out
 * shows.
 * @param sourceType what the model says of its own work
 */
export async function sourceTypeAround(
  { db }: { db: Database },
  productId: string,
  sourceType: DigitalSourceType,
): Promise<DigitalSourceType> {
  if (EXAMPLE_ASSETS.some(({ id }) => id === productId)) return sourceType;
  if (sourceType !== 'algorithmicMedia') return 'compositeWithTrainedAlgorithmicMedia';
  if (await findAsset(db, productId)) return 'compositeSynthetic';
  const earlier = await findOwnedImage(db, productId);
  const around = earlier && descriptionOf(earlier).digitalSourceType;
  return around === 'algorithmicMedia' || around === 'compositeSynthetic'
    ? around
    : 'compositeWithTrainedAlgorithmicMedia';
}
