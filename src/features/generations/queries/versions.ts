import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { Generations, Images } from '#platform/db/schema.generated';

export interface VersionRow
  extends Pick<Selectable<Images>, 'objectKey' | 'width' | 'height' | 'thumbHash'>,
    Pick<Selectable<Generations>, 'prompt' | 'edit' | 'createdAt'> {
  imageId: string;
  /** Null for another user's public picture. */
  generationId: string | null;
  /** Null for another user's public picture. */
  modelId: string | null;
  parentId: string | null;
  /** Null for another user's public picture. */
  seed: number | null;
  /** Among the pictures of its generation, from 0. */
  position: number | null;
  costPerImage: number | null;
  /** Its place in the gallery, if it is not the user's. */
  galleryId: string | null;
}

/**
 * The user's pictures that `imageId` was refined from, and all that were refined from them, oldest first; the newest
 * 200 of them. The first may be a public picture of somebody else. Empty for a picture that the user may not see.
 */
export async function listVersionsOfImage(
  db: Database,
  { userId, imageId }: { userId: string; imageId: string },
): Promise<VersionRow[]> {
  const isOwn = sql`generations.user_id IS NOT DISTINCT FROM ${userId}`;
  const isVisible = sql`(${isOwn} OR gallery_images.id IS NOT NULL)`;
  // Another user's sources, prompts and edits stay private.
  const own = (column: keyof typeof OWN) => sql`CASE WHEN ${isOwn} THEN ${OWN[column]} END`;
  const { rows } = await sql<VersionRow>`
    WITH RECURSIVE
    earlier AS (
      SELECT images.id, ${own('source')} AS source, 0 AS steps
      FROM images ${WITH_PLACES}
      WHERE images.id = ${imageId} AND images.trashed_at IS NULL AND ${isVisible}
      UNION ALL
      SELECT images.id, ${own('source')}, earlier.steps + 1
      FROM earlier
      JOIN images ON images.object_key = earlier.source AND images.trashed_at IS NULL ${WITH_PLACES}
      WHERE ${isVisible} AND earlier.steps < ${VERSIONS_MAX}
    ),
    tree AS (
      SELECT id, NULL::uuid AS parent_id FROM (
        SELECT id FROM earlier ORDER BY steps DESC LIMIT 1
      ) AS first
      UNION ALL
      SELECT images.id, tree.id
      FROM tree
      JOIN images AS parent ON parent.id = tree.id
      JOIN generations ON generations.user_id = ${userId}
        AND generations.grounding ->> 'objectKey' = parent.object_key
      JOIN images ON images.generation_id = generations.id AND images.trashed_at IS NULL
    )
    SELECT images.id AS image_id, ${own('generation_id')} AS generation_id, parent_id, object_key,
      images.width, images.height, thumb_hash, coalesce(${own('prompt')}, gallery_images.prompt, '') AS prompt,
      ${own('model_id')} AS model_id, ${own('seed')} AS seed, images.position, ${own('cost_per_image')} AS cost_per_image, ${own('edit')} AS edit,
      CASE WHEN ${isOwn} THEN NULL ELSE gallery_images.id END AS gallery_id,
      coalesce(generations.created_at, images.created_at) AS created_at
    FROM tree JOIN images USING (id) ${WITH_PLACES}
    ORDER BY created_at DESC, images.position DESC, images.id DESC
    LIMIT ${VERSIONS_MAX}
  `.execute(db);
  return rows.reverse();
}

const WITH_PLACES = sql`LEFT JOIN generations ON generations.id = images.generation_id
  LEFT JOIN gallery_images ON gallery_images.image_id = images.id`;

const OWN = {
  source: sql`generations.grounding ->> 'objectKey'`,
  generation_id: sql`images.generation_id`,
  prompt: sql`generations.prompt`,
  model_id: sql`generations.model_id`,
  seed: sql`generations.seed`,
  cost_per_image: sql`generations.cost_per_image`,
  edit: sql`generations.edit`,
};

/** Rows of an answer, and steps back to the first picture. */
const VERSIONS_MAX = 200;
