import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { toastFailure } from '#web/ui/toast-store.ts';
import { favoriteIdsQuery, setFavorites } from './favorites-api.ts';

/** Whether a picture is starred, and a function that changes it. @param id of the picture, or of its place in the gallery */
export function useFavorite(id: string): { isStarred: boolean; toggle(): void } {
  const client = useQueryClient();
  const { data = [] } = useQuery(favoriteIdsQuery);
  const isStarred = data.includes(id);

  async function toggle() {
    const { failed, reason } = await setFavorites(client, [id], !isStarred);
    if (failed.length > 0) toastFailure(phrases.starFailed, reason);
  }
  return { isStarred, toggle: () => void toggle() };
}
