import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { resolveStorageLimits } from './resolve-storage-limits.ts';

const GB = 1e9;
const onDisk = (env: NodeJS.ProcessEnv, totalBytes: number) =>
  resolveStorageLimits(readConfig(env), async () => ({ totalBytes }));

test.each([
  ['80 % of the disk when nothing is set', {}, 500 * GB, { total: 400 * GB, visitors: 20 * GB }],
  ['what is set, whatever the disk', { STORAGE_TOTAL_GB: '900' }, 500 * GB, { total: 900 * GB }],
  ['no limit when that is set', { STORAGE_TOTAL_GB: '0' }, 500 * GB, { total: null, visitors: 20 * GB }],
  ['1,000 GB in a bucket', { OBJECT_STORE: 's3', S3_BUCKET: 'pictures' }, GB, { total: 1_000 * GB }],
  ['a quarter of a small disk for visitors', {}, 25 * GB, { total: 20 * GB, visitors: 5 * GB }],
  ['a twentieth of that for a network', {}, 25 * GB, { perNetwork: 0.25 * GB }],
  ['a twentieth, even without a limit', { STORAGE_PER_NETWORK_MB: '0' }, 500 * GB, { perNetwork: GB }],
  ['what is set for a network, if less', { STORAGE_PER_NETWORK_MB: '30' }, 500 * GB, { perNetwork: 3e7 }],
  ['8 unfinished ads', {}, 500 * GB, { unfinishedAds: 8 }],
])('%s', async (_, env, disk, limits) => {
  expect(await onDisk(env, disk)).toMatchObject(limits);
});
