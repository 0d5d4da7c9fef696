import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { Config } from '../config/config.ts';
import { measureFolder } from './disk-space.ts';

const TOTAL_BYTES = 1e12;
const TOTAL_SHARE = 0.8;
const VISITORS_SHARE = 1 / 4;
const NETWORK_SHARE = 1 / 20;

/**
 * Effective storage limits, from the configuration and the disk. The default total is 80 % of the disk of `DATA_DIR`. Visitors
 * never get more than a quarter of the total, and one network of visitors never more than a twentieth of that, whatever
 * is configured: otherwise a few of them could use the space of all others.
 * @param measure reads a folder's disk; by default from the operating system
 */
export async function resolveStorageLimits(
  { storage: { limits }, s3, dataDir }: Pick<Config, 'storage' | 's3' | 'dataDir'>,
  measure: (folder: string) => Promise<{ totalBytes: number }> = measureFolder,
): Promise<StorageLimits> {
  const byDefault = async () => {
    // An unmeasurable disk limits nothing, as in disk-space.ts.
    const disk = s3 ? undefined : await measure(dataDir).catch(() => undefined);
    return disk ? Math.floor(disk.totalBytes * TOTAL_SHARE) : TOTAL_BYTES;
  };
  const total = limits.total === undefined ? await byDefault() : limits.total;
  const visitors = atMost(limits.visitors, total, VISITORS_SHARE);
  return { ...limits, total, visitors, perNetwork: atMost(limits.perNetwork, visitors, NETWORK_SHARE) };
}

function atMost(limit: number | null, whole: number | null, share: number): number | null {
  if (whole === null) return limit;
  return Math.min(limit ?? Number.POSITIVE_INFINITY, Math.floor(whole * share));
}
