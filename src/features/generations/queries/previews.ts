import type { Database } from '#platform/db/client';
import type { Preview } from '#platform/images/encode-preview';

/** Stores what a generation's picture looks like so far, unless it has ended. */
export async function updatePreview(db: Database, generationId: string, preview: Preview): Promise<void> {
  await db
    .insertInto('generationPreviews')
    .columns(['generationId', 'file', 'width', 'height'])
    .expression((query) =>
      query
        .selectFrom('generations')
        .select(({ val }) => [
          'id',
          val(preview.file).as('file'),
          val(preview.width).as('width'),
          val(preview.height).as('height'),
        ])
        .where('id', '=', generationId)
        .where('status', '=', 'generating')
        // Waits for a settlement in progress, which deletes previews.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.column('generationId').doUpdateSet({ ...preview }))
    .execute();
}
