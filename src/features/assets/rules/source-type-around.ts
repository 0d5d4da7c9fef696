import { findOwnedImage } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import type { Database } from '#platform/db/client';
import type { DigitalSourceType } from '#ports/provenance';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import { findAsset } from '../queries/assets.ts';

/** From the least to the most that others or a neural model have part in it. */
const BY_STRICTNESS: readonly DigitalSourceType[] = [
  'algorithmicMedia',
  'compositeSynthetic',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
];

/** The source type of a picture built around assets, at least one: the strictest that one of them asks for. */
export async function sourceTypeAround(
  deps: { db: Database },
  assets: readonly string[],
  sourceType: DigitalSourceType,
): Promise<DigitalSourceType> {
  const types = await Promise.all(assets.map((id) => sourceTypeAroundOne(deps, id, sourceType)));
  return types.reduce((one, other) =>
    BY_STRICTNESS.indexOf(other) > BY_STRICTNESS.indexOf(one) ? other : one,
  );
}

/**
 * Examples and earlier algorithmic pictures keep the model's type or
 * their own; an upload's origin is unknown; a cut-out was made by a neural model.
 * @param sourceType the model's type for its own work
 */
async function sourceTypeAroundOne(
  { db }: { db: Database },
  productId: string,
  sourceType: DigitalSourceType,
): Promise<DigitalSourceType> {
  if (EXAMPLE_ASSETS.some(({ id }) => id === productId)) return sourceType;
  if (sourceType !== 'algorithmicMedia') return 'compositeWithTrainedAlgorithmicMedia';
  if (await findAsset(db, productId)) return 'compositeSynthetic';
  const earlier = await findOwnedImage(db, productId);
  const around = earlier && descriptionOf(earlier).digitalSourceType;
  // An upload that is a picture of the library.
  if (around === null || around === 'humanEdits') return 'compositeSynthetic';
  return around === 'algorithmicMedia' || around === 'compositeSynthetic'
    ? around
    : 'compositeWithTrainedAlgorithmicMedia';
}
