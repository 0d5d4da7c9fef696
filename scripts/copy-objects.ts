/** `npm run objects:copy`: copies the pictures in DATA_DIR to the bucket that the environment names. */

import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { copyObjects } from '#main/backup/copy-objects';
import { readConfig } from '#main/config/config';
import { checkObjectStore } from '#main/wiring/check-object-store';
import { objectFolderOf, openObjectStore } from '#main/wiring/open-object-store';

const PROGRESS_EVERY_MS = 5_000;

try {
  const config = readConfig(process.env);
  if (!config.s3) throw new Error('OBJECT_STORE must be s3, with its variables: they name the destination');
  const to = await openObjectStore(config);
  const fault = await checkObjectStore(to);
  if (fault) throw new Error(fault);
  const folder = objectFolderOf(config.dataDir);
  console.log(`Copying ${folder} to the bucket ${config.s3.bucket}`);
  let reportedAt = performance.now();
  const { copied, present, bytes } = await copyObjects({
    from: createDiskObjectStore({ folder }),
    to,
    onProgress(progress) {
      if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = performance.now();
      console.log(`${progress.copied} copied, ${progress.present} already there`);
    },
  });
  console.log(`Done: ${copied} copied (${(bytes / 1e6).toFixed(1)} MB), ${present} already there`);
} catch (error) {
  console.error(`objects:copy: ${(error as Error).message}`);
  process.exitCode = 1;
}
