import type { DiskSpace } from '#ports/disk-space';

/** Whether a disk has less room than must stay free. */
export async function isDiskFull({ diskSpace }: { diskSpace: DiskSpace }): Promise<boolean> {
  return (await diskSpace.read()).some(({ isFull }) => isFull);
}
