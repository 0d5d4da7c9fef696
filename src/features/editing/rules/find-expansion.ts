import type { Database } from '#platform/db/client';
import { type ExpandedBy, MOST_EXPANSION } from '../contract/expansion.ts';
import { findPictureToEdit, type PictureToEdit } from './find-picture-to-edit.ts';

export interface FindExpansionDeps {
  db: Database;
  /** Whether the camera of the picture with these details can see more of its scene. */
  canSeeWider(details: unknown): boolean;
}

/** @throws AppError `not_found` */
export async function findExpansion(
  deps: FindExpansionDeps,
  asked: { userId: string; imageId: string },
): Promise<{ by: ExpandedBy; most: number }> {
  const by = expandedBy(deps, await findPictureToEdit(deps, asked));
  return { by, most: MOST_EXPANSION[by] };
}

/** A picture around an upload is continued by patches, since its scene does not know the upload. */
export function expandedBy(
  { canSeeWider }: Pick<FindExpansionDeps, 'canSeeWider'>,
  { productId, grounding }: PictureToEdit,
): ExpandedBy {
  return productId === null && canSeeWider(grounding.details) ? 'camera' : 'patches';
}
