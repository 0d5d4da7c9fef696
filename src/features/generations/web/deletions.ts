import { useSyncExternalStore } from 'react';
import { createStore } from '#web/state/create-store.ts';
import type { Generation, GenerationsPage } from '../contract/generations.ts';

/** A deleted generation, or some of its pictures. */
export interface Deletion {
  generationId: string;
  /** The deleted pictures; null: the whole generation. */
  imageIds: readonly string[] | null;
  /** Number of deleted pictures. */
  imageCount: number;
  /** Its name in messages. */
  name: string;
}

const hidden = createStore<readonly Deletion[]>([]);

/** Deletions that lists hide while the server may still send the pictures. */
export function useDeletions(): readonly Deletion[] {
  return useSyncExternalStore(hidden.subscribe, hidden.get, hidden.get);
}

/** Hides their pictures in every list. */
export function hideDeleted(deletions: readonly Deletion[]): void {
  hidden.set([...hidden.get(), ...deletions]);
}

/** Shows them again, or drops the entries once the server has deleted them. */
export function showDeleted(deletions: readonly Deletion[]): void {
  hidden.set(hidden.get().filter((deletion) => !deletions.includes(deletion)));
}

/** A page of generations without the deleted ones, of which the server may know already. */
export function withoutDeleted(page: GenerationsPage, deletions: readonly Deletion[]): GenerationsPage {
  if (deletions.length === 0) return page;
  const items = page.items.flatMap((generation) => withoutDeletedImages(generation, deletions) ?? []);
  const count = (generations: readonly Generation[]) =>
    generations.reduce((sum, { images }) => sum + images.length, 0);
  return { items, total: page.total - count(page.items) + count(items) };
}

/** A generation without its deleted pictures; null if none are left. */
export function withoutDeletedImages(
  generation: Generation,
  deletions: readonly Deletion[],
): Generation | null {
  const own = deletions.filter(({ generationId }) => generationId === generation.id);
  if (own.length === 0) return generation;
  if (own.some(({ imageIds }) => imageIds === null)) return null;
  const gone = new Set(own.flatMap(({ imageIds }) => imageIds ?? []));
  const images = generation.images.filter(({ id }) => !gone.has(id));
  if (images.length === 0) return null;
  const urls = images.map(({ url }) => url);
  return { ...generation, images, resultImageUrls: urls, resultImageUrl: urls[0] ?? null };
}
