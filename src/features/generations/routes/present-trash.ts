import { wordsBeforeChange } from '#features/images/rules/words-before-change';
import { pathOf } from '#platform/endpoint/path-of';
import { TRASH_DAYS } from '#platform/limits/limits';
import { sendTrashedImage, type TrashEntry } from '../contract/trash.ts';
import type { TrashedGeneration } from '../rules/trash/list-trash.ts';
import { presentModelId, storedStatus } from './present-generation.ts';

const DAY_MS = 86_400_000;

export function presentTrash(row: TrashedGeneration): TrashEntry {
  const { id, images, deletedAt, firstDeletedAt } = row;
  return {
    id,
    modelId: presentModelId(row.modelId),
    status: storedStatus.parse(row.status),
    customPrompt: row.prompt || null,
    refines: wordsBeforeChange(row.grounding),
    scene: row.scene,
    category: row.category,
    images: images.map((image) => ({
      id: image.id,
      previewUrl: pathOf(sendTrashedImage, { params: { id, imageId: image.id } }),
      width: image.width,
      height: image.height,
      thumbHash: image.thumbHash.toString('base64'),
    })),
    createdAt: row.createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    erasesAt: new Date(firstDeletedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  };
}
