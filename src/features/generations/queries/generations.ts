import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { usesAsset } from '#features/assets/queries/assets';
import { type ImageFilter, matchesFilter } from '#features/images/queries/images';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Generations } from '#platform/db/schema.generated';
import { hasNoLiveJob } from '#platform/queue/live-jobs';

export type GenerationRow = Selectable<Generations>;

export async function insertGeneration(
  trx: DatabaseTransaction,
  generation: Insertable<Generations>,
): Promise<GenerationRow> {
  return await trx.insertInto('generations').values(generation).returningAll().executeTakeFirstOrThrow();
}

/** A row with its charge and its place in the queue. */
export interface GenerationView extends GenerationRow {
  creditsCharged: number;
  /** Waiting generations that start before this one; null once it has started. */
  queuePosition: number | null;
  /** Object key of a cut-out's upload; null for other generations. */
  sourceObjectKey: string | null;
  /** Credits that canceling now would charge; null once it has ended. */
  cancelCost: number | null;
  /** WebP file of the unfinished picture; null if the model sends none, and after the end. */
  previewFile: Buffer | null;
  previewWidth: number | null;
  previewHeight: number | null;
}

export async function findGenerationOfUser(
  db: Database,
  userId: string,
  id: string,
): Promise<GenerationView | undefined> {
  return await selectViews(db)
    .where('generations.userId', '=', userId)
    .where('generations.id', '=', id)
    .executeTakeFirst();
}

/** Selects a user's generations. Undefined: all. */
export interface GenerationFilter extends ImageFilter {
  /** In the language of PostgreSQL's text search. */
  words?: string | undefined;
  status?: 'generating' | 'completed' | 'failed' | 'canceled' | undefined;
  category?: string | undefined;
  kind?: 'picture' | 'change' | 'cutout' | 'upload' | undefined;
  imageModel?: string | undefined;
  tag?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

/** A condition on rows of `generations`. One with a wish for pictures needs a picture that fulfills it. */
function matchesGenerationFilter(userId: string, filter: GenerationFilter): RawBuilder<boolean> {
  const { words, status, category, kind, imageModel, tag, from, to } = filter;
  const conditions = [
    sql`generations.user_id = ${userId}`,
    sql`generations.trashed_at IS NULL`,
    ...(words === undefined
      ? []
      : [
          sql`library_document(generations.user_id, generations.prompt, generations.enhanced_prompt, generations.name,
              generations.notes, generations.tags, generations.scene, generations.category)
            @@ (${`'user:${userId}'`}::tsquery && to_tsquery('pg_catalog.english', ${words}))`,
        ]),
    ...(status === undefined ? [] : [STATUSES[status]]),
    ...(category === undefined ? [] : [sql`generations.category = ${category}`]),
    ...(kind === undefined ? [] : [KINDS[kind]]),
    ...(imageModel === undefined ? [] : [sql`generations.image_model = ${imageModel}`]),
    ...(tag === undefined ? [] : [sql`generations.tags @> ARRAY[${tag}]`]),
    ...(from === undefined ? [] : [sql`generations.created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`generations.created_at < ${to}`]),
    ...(filter.color || filter.orientation || filter.people || filter.starredBy
      ? [
          sql`EXISTS (SELECT FROM images WHERE images.generation_id = generations.id AND images.trashed_at IS NULL
            AND ${matchesFilter(filter)})`,
        ]
      : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}

const STATUSES = {
  generating: sql`generations.status = 'generating'`,
  completed: sql`generations.status = 'completed'`,
  failed: sql`generations.status = 'failed' AND generations.canceled_at IS NULL`,
  canceled: sql`generations.status = 'failed' AND generations.canceled_at IS NOT NULL`,
};

const KINDS = {
  picture: sql`generations.model_id NOT IN ('background-removal', 'upload') AND generations.grounding IS NULL`,
  change: sql`generations.grounding IS NOT NULL`,
  cutout: sql`generations.model_id = 'background-removal'`,
  upload: sql`generations.model_id = 'upload'`,
};

/** The number of matching pictures; of generations for a status whose generations have none. */
export async function countLibrary(db: Database, userId: string, filter: GenerationFilter): Promise<number> {
  const matching = matchesGenerationFilter(userId, filter);
  const isPictures = filter.status === undefined || filter.status === 'completed';
  const { rows } = await sql<{ count: number }>`${
    isPictures
      ? sql`SELECT count(*) FROM generations JOIN images ON images.generation_id = generations.id
          WHERE ${matching} AND images.trashed_at IS NULL AND ${matchesFilter(filter)}`
      : sql`SELECT count(*) FROM generations WHERE ${matching}`
  }`.execute(db);
  return rows[0]!.count;
}

/** Newest first. */
export async function listGenerationsOfUser(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
  filter: GenerationFilter = {},
): Promise<GenerationView[]> {
  return await selectViews(db)
    .where(matchesGenerationFilter(userId, filter))
    .orderBy('generations.createdAt', 'desc')
    .orderBy('generations.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function findGenerationByKey(
  db: Database,
  userId: string,
  idempotencyKey: string,
): Promise<GenerationRow | undefined> {
  return await db
    .selectFrom('generations')
    .selectAll()
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

export async function findGeneration(db: Database, id: string): Promise<GenerationRow | undefined> {
  return await db.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The generation, also from the trash, locked until the transaction ends. */
export async function lockGeneration(
  trx: DatabaseTransaction,
  id: string,
): Promise<GenerationRow | undefined> {
  return await trx.selectFrom('generations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The generation, locked until the transaction ends; undefined if it is settled. */
export async function lockUnsettledGeneration(
  trx: DatabaseTransaction,
  id: string,
): Promise<GenerationRow | undefined> {
  return await trx
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .forUpdate()
    .executeTakeFirst();
}

/** A user's generation that is not in the trash, locked until the transaction ends. */
export async function lockGenerationOfUser(
  trx: DatabaseTransaction,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  return await trx
    .selectFrom('generations')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('trashedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a generation uses this asset. @param orInTrash whether generations in the trash count */
export async function isProductUsed(
  trx: DatabaseTransaction,
  productId: string,
  { orInTrash }: { orInTrash: boolean },
): Promise<boolean> {
  const row = await trx
    .selectFrom('generations')
    .select('id')
    .where(usesAsset(sql`${productId}`))
    .$if(!orInTrash, (query) => query.where('trashedAt', 'is', null))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteGenerationOfUser(
  trx: DatabaseTransaction,
  userId: string,
  id: string,
): Promise<void> {
  await trx.deleteFrom('generations').where('userId', '=', userId).where('id', '=', id).execute();
}

/** Name, notes and tags by the owner; undefined fields stay as they are. */
export interface GenerationWords {
  name?: string | null | undefined;
  notes?: string | null | undefined;
  tags?: string[] | undefined;
}

export async function updateGenerationWords(
  trx: DatabaseTransaction,
  id: string,
  { name, notes, tags }: GenerationWords,
): Promise<void> {
  await trx
    .updateTable('generations')
    .set({
      ...(name !== undefined && { name }),
      ...(notes !== undefined && { notes }),
      ...(tags !== undefined && { tags }),
    })
    .where('id', '=', id)
    .execute();
}

export interface LibraryFacets {
  /** Cards: pictures of completed generations, and generations of the other statuses. */
  statuses: Record<'completed' | 'generating' | 'failed' | 'canceled', number>;
  categories: { category: string; count: number }[];
  imageModels: { imageModel: string; count: number }[];
  tags: { tag: string; count: number }[];
}

/** Values that a user's library can be filtered by, with their numbers of cards. */
export async function findLibraryFacets(db: Database, userId: string): Promise<LibraryFacets> {
  const own = sql`generations.user_id = ${userId} AND generations.trashed_at IS NULL`;
  const pictures = sql`generations JOIN images ON images.generation_id = generations.id AND images.trashed_at IS NULL
    WHERE ${own}`;
  const [statuses, categories, imageModels, tags] = await Promise.all([
    sql<LibraryFacets['statuses']>`
      SELECT (SELECT count(*) FROM ${pictures}) AS completed,
          count(*) FILTER (WHERE status = 'generating') AS generating,
          count(*) FILTER (WHERE status = 'failed' AND canceled_at IS NULL) AS failed,
          count(*) FILTER (WHERE status = 'failed' AND canceled_at IS NOT NULL) AS canceled
        FROM generations WHERE ${own} AND status <> 'completed'`.execute(db),
    sql<LibraryFacets['categories'][number]>`
      SELECT category, count(*) FROM ${pictures} AND category IS NOT NULL
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`.execute(db),
    sql<LibraryFacets['imageModels'][number]>`
      SELECT image_model, count(*) FROM ${pictures} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`.execute(db),
    sql<LibraryFacets['tags'][number]>`
      SELECT tag, count(*) FROM generations, unnest(tags) AS tag WHERE ${own}
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 200`.execute(db),
  ]);
  return {
    statuses: statuses.rows[0]!,
    categories: categories.rows,
    imageModels: imageModels.rows,
    tags: tags.rows,
  };
}

/** How many of the user's generations are waiting or running. */
export async function countUnsettledOfUser(trx: DatabaseTransaction, userId: string): Promise<number> {
  const row = await trx
    .selectFrom('generations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('status', '=', 'generating')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Unsettled generations older than `before` that have no waiting or running job. */
export async function listGenerationsWithoutJob(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('generations')
    .select('id')
    .where('status', '=', 'generating')
    .where('createdAt', '<', before)
    .where(
      hasNoLiveJob(['run-generation', 'abandon-generation'], { field: 'generationId', id: 'generations.id' }),
    )
    .limit(1_000)
    .execute();
  return rows.map((row) => row.id);
}

export async function updateGenerationStarted(db: Database, id: string): Promise<void> {
  await db
    .updateTable('generations')
    .set({ startedAt: sql`now()`, progress: 0 })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .execute();
}

/** Stores the enhanced prompt once, so that later attempts use the same. */
export async function updateEnhancedPrompt(db: Database, id: string, enhancedPrompt: string): Promise<void> {
  await db
    .updateTable('generations')
    .set({ enhancedPrompt })
    .where('id', '=', id)
    .where('enhancedPrompt', 'is', null)
    .execute();
}

/** @param progress 0 to 1 */
export async function updateGenerationProgress(db: Database, id: string, progress: number): Promise<void> {
  await db
    .updateTable('generations')
    .set({ progress })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .execute();
}

/** @param shown scene and category of the pictures, used if the request named none */
export async function updateGenerationCompleted(
  trx: DatabaseTransaction,
  id: string,
  shown: { scene: string | null; category: string | null },
): Promise<void> {
  await trx
    .updateTable('generations')
    .set(({ fn, val, ref }) => ({
      status: 'completed',
      progress: 1,
      completedAt: sql`now()`,
      // Set if it was canceled before these pictures arrived.
      failure: null,
      failureReason: null,
      scene: fn.coalesce(ref('scene'), val(shown.scene)),
      category: fn.coalesce(ref('category'), val(shown.category)),
    }))
    .where('id', '=', id)
    .execute();
}

export async function updateGenerationFailed(
  trx: DatabaseTransaction,
  id: string,
  failed: { failure: string; failureReason: string | null; failureRemedy: string | null },
): Promise<void> {
  await trx
    .updateTable('generations')
    .set({ ...failed, status: 'failed', completedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Marks it as canceled by its owner; no further picture is begun. */
export async function updateCancelRequested(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.updateTable('generations').set({ canceledAt: sql`now()` }).where('id', '=', id).execute();
}

/** Ends it as canceled by its owner. */
export async function updateGenerationCanceled(
  trx: DatabaseTransaction,
  id: string,
  { failureReason }: { failureReason: string },
): Promise<void> {
  await trx
    .updateTable('generations')
    .set(({ fn, ref }) => ({
      status: 'failed',
      failure: 'Canceled by its owner',
      failureReason,
      canceledAt: fn.coalesce(ref('canceledAt'), sql<Date>`now()`),
      completedAt: sql`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

function selectViews(db: Database) {
  return db
    .selectFrom('generations')
    .leftJoin('creditSettlements', 'creditSettlements.generationId', 'generations.id')
    .leftJoin('generationPreviews', 'generationPreviews.generationId', 'generations.id')
    .where('generations.trashedAt', 'is', null)
    .selectAll('generations')
    .select([
      'generationPreviews.file as previewFile',
      'generationPreviews.width as previewWidth',
      'generationPreviews.height as previewHeight',
      sql<number>`coalesce(credit_settlements.captured, 0)`.as('creditsCharged'),
      sql<number | null>`CASE WHEN generations.status = 'generating' AND generations.started_at IS NULL
        THEN (SELECT count(*) FROM generations AS earlier
              WHERE earlier.status = 'generating' AND earlier.started_at IS NULL
                AND (-earlier.queue_priority, earlier.created_at)
                  < (-generations.queue_priority, generations.created_at)) END`.as('queuePosition'),
      // Product ids of other generations need not be UUIDs.
      sql<string | null>`CASE WHEN generations.model_id = 'background-removal'
        THEN (SELECT object_key FROM assets WHERE assets.id = generations.product_id::uuid) END`.as(
        'sourceObjectKey',
      ),
      sql<number | null>`CASE WHEN generations.status = 'generating' THEN (
        SELECT coalesce(sum(cost), 0)::integer FROM (
          SELECT max(cost) AS cost FROM picture_calls
            WHERE generation_id = generations.id AND (outcome IS NULL OR outcome = 'made') GROUP BY position
        ) AS begun) END`.as('cancelCost'),
    ]);
}

/** Clears the prompts of generations that failed before this time. @returns how many */
export async function clearFailedPrompts(db: Database, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ prompt: '', enhancedPrompt: null })
    .where('status', '=', 'failed')
    .where('completedAt', '<', before)
    .where('prompt', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
