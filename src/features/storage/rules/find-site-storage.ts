import type { Database } from '#platform/db/client';
import type { DiskSpace } from '#ports/disk-space';
import type { SiteStorage } from '../contract/storage.ts';
import { findStorageUse } from '../queries/storage.ts';
import type { StorageLimits } from './storage-limits.ts';

export interface FindSiteStorageDeps {
  db: Database;
  storageLimits: StorageLimits;
  diskSpace: DiskSpace;
}

/** Bytes stored by everybody, and free space on this process's disks. */
export async function findSiteStorage(deps: FindSiteStorageDeps): Promise<SiteStorage> {
  const [use, disks] = await Promise.all([findStorageUse(deps.db, 'site'), deps.diskSpace.read()]);
  return {
    usedBytes: Math.max(0, use.all),
    limitBytes: deps.storageLimits.total,
    visitorBytes: Math.max(0, use.visitors),
    visitorLimitBytes: deps.storageLimits.visitors,
    disks: [...disks],
  };
}
