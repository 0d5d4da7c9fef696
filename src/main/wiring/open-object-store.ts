import { join } from 'node:path';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import type { ObjectStore } from '#ports/object-store';
import type { Config } from '../config/config.ts';

/** The store that is configured. Amazon's SDK is loaded where that is S3 alone. */
export async function openObjectStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ObjectStore> {
  if (!s3) return createDiskObjectStore({ folder: objectFolderOf(dataDir) });
  const { createS3ObjectStore } = await import('#adapters/object-stores/s3/s3-object-store');
  return createS3ObjectStore(s3);
}

/** The folder of objects that are files. */
export function objectFolderOf(dataDir: string): string {
  return join(dataDir, 'objects');
}
