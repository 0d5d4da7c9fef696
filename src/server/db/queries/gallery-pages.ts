import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../client.ts';

/** A public picture with what is needed to show it. */
export interface GalleryImageView {
  id: string;
  /** Whose picture it is; null for one made for the gallery. */
  userId: string | null;
  prompt: string;
  category: string;
  hasPeople: boolean;
  generatedAt: Date;
  objectKey: string;
  width: number;
  height: number;
  thumbHash: Buffer;
}

/** A page, and how many pictures there are in all. */
export interface GalleryPage {
  items: GalleryImageView[];
  total: number;
}

export interface GalleryPageInput {
  /** `undefined`: pictures of all categories. */
  category: string | undefined;
  /** Pictures that came later are left out. */
  asOf: Date | undefined;
  limit: number;
  offset: number;
}

/**
 * A page of the gallery, newest first. The counts of the blocks say in which block the offset lies, so that at most
 * one block (1,024 numbers) is walked over, whatever the offset.
 */
export async function listGalleryPage(db: Database, input: GalleryPageInput): Promise<GalleryPage> {
  const ofCategory = input.category === undefined ? sql`` : sql`AND category = ${input.category}`;
  const { rows } = await sql<PageRow>`
    WITH edge AS MATERIALIZED (SELECT ${newestNumber(input.asOf)} AS number),
    newer AS MATERIALIZED (
      SELECT count(*) AS count FROM gallery_images, edge
        WHERE gallery_images.number > edge.number AND gallery_images.number < ((edge.number >> 10) + 1) << 10
          ${ofCategory}
    ),
    blocks AS MATERIALIZED (
      SELECT block, count, sum(count) OVER (ORDER BY block DESC) - (SELECT count FROM newer) AS through
        FROM gallery_counts
        WHERE category = ${input.category ?? ''} AND block <= (SELECT number >> 10 FROM edge)
    ),
    first AS MATERIALIZED (
      SELECT ((block + 1) << 10) - 1 AS number, ${input.offset} - (through - count) AS skipped
        FROM blocks WHERE through > ${input.offset} ORDER BY block DESC LIMIT 1
    )
    SELECT (SELECT coalesce(max(through), 0)::bigint FROM blocks) AS total, page.*
      FROM (VALUES (1)) AS one (row)
      LEFT JOIN (
        SELECT number, ${SHOWN} FROM (
          SELECT * FROM gallery_images
            WHERE number <= (SELECT number FROM first) ${ofCategory}
            ORDER BY number DESC
            LIMIT ${input.limit} OFFSET (SELECT greatest(skipped, 0) FROM first)
        ) AS gallery_images
        JOIN images ON images.id = gallery_images.image_id
      ) AS page ON true
      ORDER BY page.number DESC`.execute(db);
  return { items: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** The columns of a `GalleryImageView`, from `gallery_images` joined with `images`. */
export const SHOWN = sql`gallery_images.id, gallery_images.user_id, prompt, category, has_people, generated_at,
  object_key, images.width, images.height, thumb_hash`;

type PageRow = GalleryImageView & { total: number };

/** The number of the newest picture that counts: an expression. Beyond all numbers when every picture does. */
export function newestNumber(asOf: Date | undefined): RawBuilder<number> {
  if (!asOf) return sql`9223372036854774784::bigint`;
  return sql`coalesce((SELECT number FROM gallery_images WHERE generated_at <= ${asOf}
    ORDER BY generated_at DESC LIMIT 1), 0)`;
}

export async function findGalleryImageById(db: Database, id: string): Promise<GalleryImageView | undefined> {
  const { rows } = await sql<GalleryImageView>`
    SELECT ${SHOWN} FROM gallery_images JOIN images ON images.id = gallery_images.image_id
      WHERE gallery_images.id = ${id}`.execute(db);
  return rows[0];
}
