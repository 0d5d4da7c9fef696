import { buffer } from 'node:stream/consumers';
import { findImageByObjectKey } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import { encodePicture } from '#features/images/rules/encode-picture';
import { type OpenRenditionDeps, openRendition } from '#features/images/rules/open-rendition';
import { AppError } from '#platform/errors/app-error';
import { decodePicture } from '#platform/images/decode-picture';
import type { CardPainter } from '#ports/card-painter';
import type { DigitalSourceType, Provenance } from '#ports/provenance';
import type { CardPlan, PlannedPicture } from './card-plan.ts';

export type DrawCardDeps = OpenRenditionDeps & {
  provenance: Provenance;
  cardPainter: CardPainter;
  /** Reads a file that ships with the app by its address. */
  readPublicFile(address: string): Promise<Uint8Array>;
};

/** Messengers accept up to 300 kB; a wall of pictures has 150. */
const QUALITY = 84;

/**
 * The card's file, a JPEG with its provenance.
 * @throws AppError `not_found` if a picture was deleted meanwhile; ProviderError as the painter and the signer do
 */
export async function drawCard(deps: DrawCardDeps, plan: CardPlan): Promise<Buffer> {
  const isWall = plan.pictures.length > 1;
  const pictures = await Promise.all(plan.pictures.map((picture) => open(deps, picture, isWall)));
  const painted = await deps.cardPainter.paint({
    title: plan.title,
    kicker: plan.kicker,
    pictures,
  });
  const { bytes } = await encodePicture(deps, decodePicture(painted), {
    format: 'jpeg',
    quality: QUALITY,
    digitalSourceType: sourceTypeOf(pictures.map(({ sourceType }) => sourceType)),
    edits: ['resized'],
    credits: pictures.flatMap(({ credits = [] }) => credits),
  });
  return bytes;
}

async function open(deps: DrawCardDeps, picture: PlannedPicture, isSmall: boolean) {
  const { width, height } = picture;
  if ('address' in picture) {
    const bytes = await deps.readPublicFile(picture.address);
    return { bytes, width, height, sourceType: 'algorithmicMedia' as const, credits: [] };
  }
  const { objectKey } = picture;
  const image = await findImageByObjectKey(deps.db, objectKey);
  if (!image) throw new AppError('not_found.picture');
  const formats = isSmall ? (['webp', 'original'] as const) : (['original'] as const);
  const { object } = await openRendition(deps, { objectKey, width: isSmall ? 640 : 1024, formats });
  const { digitalSourceType, credits } = descriptionOf(image);
  // An upload in a card with our words is a composite.
  const sourceType = digitalSourceType ?? 'compositeSynthetic';
  return { bytes: await buffer(object.stream()), width, height, sourceType, credits };
}

/** The card's source type: that of its pictures, or a composite of them. */
function sourceTypeOf(sourceTypes: readonly DigitalSourceType[]): DigitalSourceType {
  if (sourceTypes.every((it) => it === 'algorithmicMedia')) return 'algorithmicMedia';
  return sourceTypes.includes('compositeSynthetic') &&
    !sourceTypes.some((it) => it.includes('rainedAlgorithmic'))
    ? 'compositeSynthetic'
    : 'compositeWithTrainedAlgorithmicMedia';
}
