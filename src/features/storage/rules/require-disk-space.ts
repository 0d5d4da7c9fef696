import { diskFull } from '#platform/errors/disk-full';
import type { DiskSpace } from '#ports/disk-space';

/**
 * Checks that the disks have free space.
 * @throws AppError `disk_full`
 */
export async function requireDiskSpace({ diskSpace }: { diskSpace: DiskSpace }): Promise<void> {
  if (await isDiskFull({ diskSpace })) throw diskFull();
}

/** Whether a disk has less free space than its floor. */
export async function isDiskFull({ diskSpace }: { diskSpace: DiskSpace }): Promise<boolean> {
  return (await diskSpace.read()).some(({ isFull }) => isFull);
}
