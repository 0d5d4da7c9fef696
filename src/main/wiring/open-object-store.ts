import { join } from 'node:path';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import type { ObjectStore } from '#ports/object-store';
import type { Config } from '../config/config.ts';

/** The configured object store. Amazon's SDK is loaded only for S3. */
export async function openObjectStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ObjectStore> {
  if (!s3) return createDiskObjectStore({ folder: objectFolderOf(dataDir) });
  const { createS3ObjectStore } = await import('#adapters/object-stores/s3/s3-object-store');
  return createS3ObjectStore(s3);
}

/** The folder of the disk object store. */
export function objectFolderOf(dataDir: string): string {
  return join(dataDir, 'objects');
}
