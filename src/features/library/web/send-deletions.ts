import type { QueryClient } from '@tanstack/react-query';
import { findLibraryFacets } from '#features/generations/contract/library';
import { restoreTrash } from '#features/generations/contract/trash';
import { deleteGenerationOrImage } from '#features/generations/web/api/delete-generation';
import { type Deletion, showDeleted } from '#features/generations/web/deletions';
import { call, queryOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tryEach } from '#web/api/try-each.ts';

/**
 * Moves hidden pictures to the trash, then refreshes the lists.
 * @returns the deletions that failed; the lists show their pictures again
 */
export async function sendDeletions(
  client: QueryClient,
  deletions: readonly Deletion[],
): Promise<Deletion[]> {
  const failed = await tryEach(deletions, async ({ generationId, imageIds }) => {
    if (imageIds === null) return await deleteGenerationOrImage(generationId);
    await Promise.all(imageIds.map((imageId) => deleteGenerationOrImage(generationId, imageId)));
  });
  // Hidden until the lists say the same.
  await refresh(client, deletions);
  showDeleted(deletions);
  return failed;
}

/** Takes pictures out of the trash, then refreshes the lists. @returns those that stay there */
export async function restoreDeletions(
  client: QueryClient,
  deletions: readonly Deletion[],
): Promise<Deletion[]> {
  const failed = await tryEach(deletions, async ({ generationId, imageIds }) => {
    const body = imageIds === null ? {} : { imageIds };
    await call(restoreTrash, { params: { id: generationId }, body });
  });
  await refresh(client, deletions);
  return failed;
}

/** Reads again what changes when something is deleted, restored or erased. Pending responses may be older than that. */
export async function refresh(client: QueryClient, deletions: readonly Deletion[]): Promise<void> {
  const exact = [
    queryKeys.generations,
    queryKeys.credits,
    ...deletions.map(({ generationId }) => queryKeys.generation(generationId)),
  ];
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.trash }),
    client.invalidateQueries({ queryKey: queryKeys.library }),
    client.invalidateQueries({ queryKey: queryOf(findLibraryFacets).queryKey }),
    ...exact.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })),
  ]);
}
