import { diskFull } from '#platform/errors/disk-full';
import type { DiskSpace } from '#ports/disk-space';
import { isDiskFull } from './is-disk-full.ts';

/**
 * Checks that the disks have free space.
 * @throws AppError `disk_full`
 */
export async function requireDiskSpace({ diskSpace }: { diskSpace: DiskSpace }): Promise<void> {
  if (await isDiskFull({ diskSpace })) throw diskFull();
}
