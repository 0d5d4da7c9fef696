import type { DiskSpace } from '#ports/disk-space';

/** Whether a disk has less free space than its floor. */
export async function isDiskFull({ diskSpace }: { diskSpace: DiskSpace }): Promise<boolean> {
  return (await diskSpace.read()).some(({ isFull }) => isFull);
}
