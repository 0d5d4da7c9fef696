import { z } from 'zod';
import type { StorageLimits } from '#server/domain/storage/storage-limits';
import { integer, wholeNumber } from './value-schemas.ts';

export interface StorageConfig {
  /** As they were set; what holds is what `resolveStorageLimits` makes of them. */
  limits: Omit<StorageLimits, 'total'> & {
    /** `undefined`: a share of the disk, or 1,000 GB where objects are not on it. */
    total: number | null | undefined;
  };
  /**
   * Free bytes below which nothing more is written to a disk; `undefined`: 1 GB, or a tenth of a disk where that is less.
   */
  floorBytes: number | undefined;
}

const MB = 1e6;
const GB = 1e9;

export const storageVariables = {
  STORAGE_PER_USER_MB: integer(0, 100_000_000, 10_000),
  STORAGE_PER_NETWORK_MB: integer(0, 100_000_000, 500),
  STORAGE_VISITORS_GB: integer(0, 1_000_000, 20),
  STORAGE_TOTAL_GB: wholeNumber(0, 1_000_000).optional(),
  STORAGE_UNFINISHED_ADS: integer(0, 1_000_000, 8),
  STORAGE_FLOOR_MB: wholeNumber(0, 100_000_000).optional(),
};

const variables = z.object(storageVariables);

export function readStorage(env: z.infer<typeof variables>): StorageConfig {
  return {
    limits: {
      perUser: env.STORAGE_PER_USER_MB * MB || null,
      perNetwork: env.STORAGE_PER_NETWORK_MB * MB || null,
      visitors: env.STORAGE_VISITORS_GB * GB || null,
      total: env.STORAGE_TOTAL_GB === undefined ? undefined : env.STORAGE_TOTAL_GB * GB || null,
      unfinishedAds: env.STORAGE_UNFINISHED_ADS || null,
    },
    floorBytes: env.STORAGE_FLOOR_MB === undefined ? undefined : env.STORAGE_FLOOR_MB * MB,
  };
}
