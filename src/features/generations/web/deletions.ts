import { useSyncExternalStore } from 'react';
import type { Generation, GenerationsPage } from '../contract/generations.ts';

/** What its owner has deleted: a generation, or some of its pictures. */
export interface Deletion {
  generationId: string;
  /** The pictures; null: the generation with all that it has. */
  imageIds: readonly string[] | null;
  /** How many pictures the library loses by it. */
  imageCount: number;
}

/** Deletions whose pictures no list shows any more, while the server may still send them. */
export function useDeletions(): readonly Deletion[] {
  return useSyncExternalStore(subscribe, currentDeletions, currentDeletions);
}

/** Takes their pictures out of every list. */
export function hideDeleted(deletions: readonly Deletion[]): void {
  replace([...current, ...deletions]);
}

/** Brings them back, or forgets them once the server has. */
export function showDeleted(deletions: readonly Deletion[]): void {
  replace(current.filter((deletion) => !deletions.includes(deletion)));
}

/** A page of generations as it will be once the server has deleted. */
export function withoutDeleted(page: GenerationsPage, deletions: readonly Deletion[]): GenerationsPage {
  if (deletions.length === 0) return page;
  const lost = deletions.reduce((sum, { imageCount }) => sum + imageCount, 0);
  return {
    items: page.items.flatMap((generation) => withoutDeletedImages(generation, deletions) ?? []),
    total: Math.max(0, page.total - lost),
  };
}

/** A generation with the pictures that it keeps; null when it is deleted itself, or with its last picture. */
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

let current: readonly Deletion[] = [];
const listeners = new Set<() => void>();

function currentDeletions(): readonly Deletion[] {
  return current;
}

function replace(next: readonly Deletion[]) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
