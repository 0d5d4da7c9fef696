import { isDiskFull } from '#features/storage/rules/require-disk-space';
import type { JobName, Queue } from '#platform/queue/queue';
import type { DiskSpace } from '#ports/disk-space';

/** Jobs that write objects or files: they wait while a disk is full. */
export const STORING_JOBS: readonly JobName[] = [
  'run-generation',
  'fill-gallery',
  'paint-gallery-image',
  'make-renditions',
  'make-image-file',
  'enlarge-image',
  'find-subject',
  'analyze-image',
  'analyze-website',
  'make-ad-picture',
  'compose-ad',
];

interface PauseInput {
  queue: Pick<Queue, 'pause' | 'resume'>;
  diskSpace: DiskSpace;
  /** Called when work stops because a disk is full, and when it resumes. */
  onChange(isFull: boolean): void;
  intervalMs?: number;
}

/** Pauses storing jobs while a disk is full. Running jobs finish: the floor leaves room for them. */
export async function pauseWhenFull({
  queue,
  diskSpace,
  onChange,
  intervalMs = 2_000,
}: PauseInput): Promise<{ stop(): void }> {
  let isPaused = false;
  const look = async () => {
    const isFull = await isDiskFull({ diskSpace });
    if (isFull === isPaused) return;
    isPaused = isFull;
    onChange(isFull);
    if (isFull) await queue.pause(STORING_JOBS);
    else await queue.resume(STORING_JOBS);
  };
  await look();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch(() => undefined)
      .finally(() => {
        looking = false;
      });
  }, intervalMs);
  return { stop: () => clearInterval(timer) };
}
