import { CronExpressionParser } from 'cron-parser';
import { isWithinBudget, type ModelBudgetDeps } from '#features/image-models/rules/model-budget';
import type { Queue } from '#platform/queue/queue';
import { countGalleryPaintings } from '../queries/gallery-paintings.ts';
import { updateLastTick } from '../queries/gallery-refill.ts';
import { enqueuePaintings } from './enqueue-paintings.ts';

export interface FillGalleryDeps extends ModelBudgetDeps {
  queue: Queue;
  /** Cron expression, UTC. */
  galleryCron: string;
  /** Pictures per tick. */
  galleryBatch: number;
  /** The model that makes the gallery's own pictures. */
  galleryImageModel: string;
}

// Pixels: the wall shows 1536 × 1024 sharply on two pixels a point.
const LONG_SIDE_PX = 1_536;

/**
 * Enqueues a batch of pictures for the schedule's last tick, once per tick across all workers. Unfinished pictures count
 * towards the batch, so that work does not pile up while a model is unavailable. Ticks missed during downtime or for lack
 * of budget are not made up for.
 * @returns how many pictures were enqueued
 */
export async function fillGallery(deps: FillGalleryDeps, { now }: { now: Date }): Promise<number> {
  const tick = lastTick(deps.galleryCron, now);
  const isAffordable = await isWithinBudget(deps, {
    imageModel: deps.galleryImageModel,
    purpose: 'gallery',
  });
  return await deps.db.transaction().execute(async (trx) => {
    if (!(await updateLastTick(trx, tick)) || !isAffordable) return 0;
    const unfinished = (await countGalleryPaintings(trx)).reduce((sum, { count }) => sum + count, 0);
    const missing = Math.max(0, deps.galleryBatch - unfinished);
    await enqueuePaintings(deps, trx, Array(missing).fill(LONG_SIDE_PX));
    return missing;
  });
}

/** The newest tick at or before `now`. */
function lastTick(cron: string, now: Date): Date {
  // `prev` is exclusive, in whole seconds.
  const after = new Date(now.getTime() + 1_000);
  return CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: after }).prev().toDate();
}
