import { useQuery, useQueryClient } from '@tanstack/react-query';
import { favoriteIdsQuery, setFavorite } from './favorites-api.ts';

/** Whether a picture is starred, and a function that changes it. @param id of the picture, or of its place in the gallery */
export function useFavorite(id: string): { isStarred: boolean; toggle(): void } {
  const client = useQueryClient();
  const { data = [] } = useQuery(favoriteIdsQuery);
  const isStarred = data.includes(id);
  return { isStarred, toggle: () => void setFavorite(client, id, !isStarred) };
}
