import type { QueryClient } from '@tanstack/react-query';
import type { GenerationsPage } from '#features/generations/contract/generations';
import { deleteGenerationOrImage } from '#features/generations/web/api/delete-generation';
import { type Deletion, showDeleted, withoutDeleted } from '#features/generations/web/deletions';
import { queryKeys } from '#web/api/query-keys.ts';

/**
 * Deletes hidden pictures on the server, then refreshes the lists.
 * @param requestsAtOnce infinite when the page is being left, since nothing can be sent afterwards
 * @returns the deletions that failed; the lists show their pictures again
 */
export async function sendDeletions(
  client: QueryClient,
  deletions: readonly Deletion[],
  requestsAtOnce = 4,
): Promise<Deletion[]> {
  const failed: Deletion[] = [];
  const waiting = deletions.values();
  await Promise.all(
    Array.from({ length: Math.min(requestsAtOnce, deletions.length) }, async () => {
      for (const deletion of waiting) {
        try {
          await send(deletion);
        } catch {
          failed.push(deletion);
        }
      }
    }),
  );
  const done = deletions.filter((deletion) => !failed.includes(deletion));
  for (const queryKey of [queryKeys.generations, queryKeys.library]) {
    // A pending response may be older than the deletion.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData<GenerationsPage>(queryKey, (page) => page && withoutDeleted(page, done));
  }
  showDeleted(deletions);
  for (const queryKey of [
    queryKeys.generations,
    queryKeys.library,
    queryKeys.credits,
    ...deletions.map(({ generationId }) => queryKeys.generation(generationId)),
  ])
    void client.invalidateQueries({ queryKey, exact: true });
  return failed;
}

async function send({ generationId, imageIds }: Deletion): Promise<void> {
  if (imageIds === null) return await deleteGenerationOrImage(generationId);
  await Promise.all(imageIds.map((imageId) => deleteGenerationOrImage(generationId, imageId)));
}
