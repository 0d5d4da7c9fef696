import { creditLine } from '#features/images/rules/credit-line';
import { descriptionOf } from '#features/images/rules/description-of';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findGalleryImageById, type GalleryImageView } from '../queries/gallery-pages.ts';
import { listSimilarImages } from './list-similar-images.ts';

const GALLERY_RELATED = 12;

export interface GalleryImageWithRelated {
  image: GalleryImageView;
  imageId: string;
  tags: string[];
  creditLine: string | null;
  personName: string | null;
  /** Pictures like it by meaning and palette, best first. */
  related: GalleryImageView[];
  isOwner: boolean;
}

/** @throws AppError `not_found` */
export async function findGalleryImage(
  { db }: { db: Database },
  { id, userId }: { id: string; userId: string | undefined },
): Promise<GalleryImageWithRelated> {
  const image = await findGalleryImageById(db, id);
  if (!image) throw new AppError('not_found.gallery_picture');
  return {
    image,
    imageId: image.imageId,
    tags: image.tags,
    personName: image.personName,
    creditLine: creditLine(descriptionOf(image).credits),
    related: await listSimilarImages({ db }, { id, limit: GALLERY_RELATED }),
    isOwner: image.userId !== null && image.userId === userId,
  };
}
