import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { DiskSpace, DiskState } from '#ports/disk-space';

interface DiskSpaceInput {
  dataDir: string;
  /** See STORAGE_FLOOR_MB. */
  floorBytes: number | undefined;
  /** Reads the state of a folder's file system; by default from the operating system. */
  measure?: (folder: string) => Promise<{ freeBytes: number; totalBytes: number }>;
}

const FLOOR_BYTES = 1e9;
const FLOOR_SHARE = 0.1;
const FRESH_MS = 1_000;

/**
 * Measures the disks of `DATA_DIR` (objects and the embedded database) and of temporary files. Temporary files may be
 * on a small disk in memory, so that floor is at most a tenth of the disk.
 */
export function createDiskSpace({ dataDir, floorBytes, measure = measureFolder }: DiskSpaceInput): DiskSpace {
  let kept: { until: number; states: Promise<readonly DiskState[]> } | undefined;
  const readDisk = async (name: string, folder: string, isShared: boolean): Promise<DiskState> => {
    try {
      const { freeBytes, totalBytes } = await measure(folder);
      const share = totalBytes * FLOOR_SHARE;
      const wanted = floorBytes ?? Math.min(FLOOR_BYTES, share);
      const floor = Math.round(isShared ? wanted : Math.min(wanted, share));
      return { name, freeBytes, floorBytes: floor, isFull: freeBytes < floor };
    } catch {
      return { name, freeBytes: null, floorBytes: 0, isFull: false };
    }
  };
  return {
    read() {
      const now = performance.now();
      if (!kept || now >= kept.until)
        kept = {
          until: now + FRESH_MS,
          states: Promise.all([
            readDisk('data', dataDir, true),
            readDisk('temporary files', tmpdir(), false),
          ]),
        };
      return kept.states;
    },
  };
}

export async function measureFolder(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
