import type { DiskSpace } from '#ports/disk-space';
import { AppError } from '#server/errors';
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
  return new AppError(
    'disk_full',
    'The disk of this site is almost full, so nothing new can be stored right now. Everything that is here can still be seen and deleted. Please try again later.',
    { retryAfter: RETRY_S },
    options,
  );
}
