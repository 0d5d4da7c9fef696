/** `npm run objects:copy`: copies the pictures in DATA_DIR to the bucket that the environment names. */

import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { copyObjects } from '#main/backup/copy-objects';
import { readConfig } from '#main/config/config';
import { checkObjectStore } from '#main/wiring/check-object-store';
import { objectFolderOf, openObjectStore } from '#main/wiring/open-object-store';

const EVERY_MS = 5_000;

try {
  const config = readConfig(process.env);
  if (!config.s3) throw new Error('OBJECT_STORE must be s3: that is where pictures are copied to');
  const to = await openObjectStore(config);
  const fault = await checkObjectStore(to);
  if (fault) throw new Error(fault);
  const folder = objectFolderOf(config.dataDir);
  console.log(`Copying ${folder} to the bucket ${config.s3.bucket}`);
  let saidAt = performance.now();
  const { copied, present, bytes } = await copyObjects({
    from: createDiskObjectStore({ folder }),
    to,
    onProgress(sofar) {
      if (performance.now() - saidAt < EVERY_MS) return;
      saidAt = performance.now();
      console.log(`${sofar.copied} copied, ${sofar.present} were there`);
    },
  });
  console.log(`Done: ${copied} copied (${(bytes / 1e6).toFixed(1)} MB), ${present} were there`);
} catch (error) {
  console.error(`objects:copy: ${(error as Error).message}`);
  process.exitCode = 1;
}
