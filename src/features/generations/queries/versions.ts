import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { Generations, Images } from '#platform/db/schema.generated';

export interface VersionRow
  extends Pick<Selectable<Images>, 'objectKey' | 'width' | 'height' | 'thumbHash'>,
    Pick<Selectable<Generations>, 'prompt' | 'modelId' | 'edit' | 'createdAt'> {
  imageId: string;
  generationId: string;
  parentId: string | null;
}

/**
 * The user's pictures that `imageId` was refined from, and all that were refined from them, oldest first; the newest
 * 200 of them. Empty for a picture that is not the user's.
 */
export async function listVersionsOfImage(
  db: Database,
  { userId, imageId }: { userId: string; imageId: string },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    WITH RECURSIVE
    earlier AS (
      SELECT images.id, generations.grounding ->> 'objectKey' AS source, 0 AS steps
      FROM images JOIN generations ON generations.id = images.generation_id
      WHERE images.id = ${imageId} AND generations.user_id = ${userId} AND images.trashed_at IS NULL
      UNION ALL
      SELECT images.id, generations.grounding ->> 'objectKey', earlier.steps + 1
      FROM earlier
      JOIN images ON images.object_key = earlier.source AND images.trashed_at IS NULL
      JOIN generations ON generations.id = images.generation_id
      WHERE generations.user_id = ${userId} AND earlier.steps < ${VERSIONS_MAX}
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
    SELECT images.id AS image_id, generation_id, parent_id, object_key, images.width, images.height, thumb_hash,
      prompt, model_id, edit, generations.created_at
    FROM tree JOIN images USING (id) JOIN generations ON generations.id = images.generation_id
    ORDER BY generations.created_at DESC, images.position DESC, images.id DESC
    LIMIT ${VERSIONS_MAX}
  `.execute(db);
  return rows.reverse();
}

/** Rows of an answer, and steps back to the first picture. */
const VERSIONS_MAX = 200;
