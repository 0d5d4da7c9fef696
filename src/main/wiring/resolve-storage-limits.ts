import type { StorageLimits } from '#server/domain/storage/storage-limits';
import type { Config } from '../config/config.ts';
import { measureFolder } from './disk-space.ts';

const TOTAL_BYTES = 1e12;
const TOTAL_SHARE = 0.8;
const VISITORS_SHARE = 1 / 4;
const NETWORK_SHARE = 1 / 20;

/**
 * What may be stored, by the configuration and the disk. Where it is not set, everybody together have 80 % of the disk that
 * `DATA_DIR` is on. Visitors never have more than a quarter of all, nor a network of visitors more than a twentieth of
 * that, whatever is set: otherwise few of them could take the room of all others.
 * @param measure what tells of a folder's disk; the operating system when it is not given
 */
export async function resolveStorageLimits(
  { storage: { limits }, s3, dataDir }: Pick<Config, 'storage' | 's3' | 'dataDir'>,
  measure: (folder: string) => Promise<{ totalBytes: number }> = measureFolder,
): Promise<StorageLimits> {
  const byDefault = async () => {
    // A disk that cannot be measured refuses nothing by itself, as in disk-space.
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
