import { sql } from 'kysely';
import type { ImageRow } from '#features/images/queries/images';
import type { GalleryImageRow } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';

/** A public picture with the columns needed to show it. */
export type GalleryImageView = Pick<
  GalleryImageRow,
  'id' | 'userId' | 'prompt' | 'category' | 'hasPeople' | 'generatedAt'
> &
  Pick<ImageRow, 'objectKey' | 'width' | 'height' | 'thumbHash'>;

/** A page, with the number of pictures on all pages. */
export interface GalleryPage {
  items: GalleryImageView[];
  total: number;
}

export interface GalleryPageInput {
  /** `undefined`: pictures of all categories. */
  category: string | undefined;
  /** Later pictures are left out. */
  asOf: Date | undefined;
  limit: number;
  offset: number;
}

/** A page of the gallery, newest first; every offset costs about the same. */
export async function listGalleryPage(db: Database, input: GalleryPageInput): Promise<GalleryPage> {
  const { rows } = await sql<GalleryPageRow>`
    SELECT * FROM list_gallery(${input.category ?? ''}, ${input.asOf ?? null}, ${input.limit}, ${input.offset})`.execute(
    db,
  );
  return pageOf(rows);
}

/** A row of the database functions. An empty page is one row that has only the total. */
export type GalleryPageRow = GalleryImageView & { total: number };

export function pageOf(rows: readonly GalleryPageRow[]): GalleryPage {
  return { items: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

type GalleryImageDetailView = GalleryImageView & {
  imageId: string;
  tags: string[];
  personName: string | null;
} & Pick<ImageRow, 'description'>;

export async function findGalleryImageById(
  db: Database,
  id: string,
): Promise<GalleryImageDetailView | undefined> {
  const { rows } = await sql<GalleryImageDetailView>`
    SELECT gallery_images.id, image_id, tags, gallery_images.user_id, prompt, category, has_people, generated_at, object_key,
        images.width, images.height, thumb_hash, images.description, person_pages.name AS person_name
      FROM gallery_images JOIN images ON images.id = gallery_images.image_id
        LEFT JOIN users ON users.id = gallery_images.user_id AND suspended_at IS NULL
        LEFT JOIN person_pages ON person_pages.user_id = users.id AND removed_at IS NULL AND hidden_at IS NULL
      WHERE gallery_images.id = ${id}`.execute(db);
  return rows[0];
}
