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
  /** Pictures that a tick makes. */
  galleryBatch: number;
  /** What paints the gallery's own pictures. */
  galleryImageModel: string;
}

// Pixels: the wall shows 1536 × 1024 sharply on two pixels a point.
const LONG_SIDE_PX = 1_536;

/**
 * Does the last tick of the schedule, unless it has been done: has a batch of pictures made. Those still on their way
 * count, so that a model that is away leaves no mountain of work. However often a tick is announced, and to however
 * many workers, it is done once; ticks that passed unseen are not made up, nor those that the budget did not allow.
 * @returns how many pictures were asked for
 */
export async function fillGallery(deps: FillGalleryDeps, { now }: { now: Date }): Promise<number> {
  const tick = lastTick(deps.galleryCron, now);
  const isAffordable = await isWithinBudget(deps, {
    imageModel: deps.galleryImageModel,
    purpose: 'gallery',
  });
  return await deps.db.transaction().execute(async (trx) => {
    if (!(await updateLastTick(trx, tick)) || !isAffordable) return 0;
    const onTheWay = (await countGalleryPaintings(trx)).reduce((sum, { count }) => sum + count, 0);
    const missing = Math.max(0, deps.galleryBatch - onTheWay);
    await enqueuePaintings(deps, trx, Array(missing).fill(LONG_SIDE_PX));
    return missing;
  });
}

/** The newest tick that is not after `now`. */
function lastTick(cron: string, now: Date): Date {
  // `prev` looks for one strictly before, to the second.
  const after = new Date(now.getTime() + 1_000);
  return CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: after }).prev().toDate();
}
