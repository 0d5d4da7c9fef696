import { type ImageFileName, updateImageFileProgress } from '#features/images/queries/image-files';
import type { Database } from '#platform/db/client';

interface FileProgress {
  /** @param fraction of the work that is done, 0 to 1 */
  report(fraction: number): void;
  /** Aborted when the file is no longer needed, such as after its picture was deleted. */
  calledOff: AbortSignal;
}

const INTERVAL_MS = 500;

/** Writes a file's progress at most twice a second. A failed write does not fail the file. */
export function watchProgress(
  { db, onProgressLost }: { db: Database; onProgressLost: (error: unknown) => void },
  { imageId, variant }: ImageFileName,
): FileProgress {
  const controller = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  return {
    calledOff: controller.signal,
    report(fraction) {
      const now = performance.now();
      if (now - last < INTERVAL_MS) return;
      last = now;
      const progress = Math.min(1, Math.max(0, fraction));
      updateImageFileProgress(db, { imageId, variant, progress }).then((isWanted) => {
        if (!isWanted) controller.abort(new Error('The file is no longer wanted'));
      }, onProgressLost);
    },
  };
}
