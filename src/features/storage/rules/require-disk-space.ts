import { AppError } from '#platform/errors/app-error';
import type { DiskSpace } from '#ports/disk-space';
import { isDiskFull } from './is-disk-full.ts';

const RETRY_S = 60;

/**
 * Checks that there is room on the disks to write to.
 * @throws AppError `disk_full`
 */
export async function requireDiskSpace({ diskSpace }: { diskSpace: DiskSpace }): Promise<void> {
  if (await isDiskFull({ diskSpace })) throw diskFull();
}

export function diskFull(options?: ErrorOptions): AppError {
  return new AppError('disk_full', { retryAfter: RETRY_S, ...options });
}
