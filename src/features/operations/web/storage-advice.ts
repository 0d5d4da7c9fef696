import type { SiteStorage } from '#features/storage/contract/storage';
import { bytesInWords } from '#platform/words/bytes-in-words';
import type { Advice } from './operations-advice.ts';

// Above this share of a limit, uploads will soon be refused.
const NEAR = 0.95;

export function adviseOnStorage(storage: SiteStorage): Advice[] {
  const { disks, usedBytes, limitBytes, visitorBytes, visitorLimitBytes } = storage;
  const full = disks.filter(({ isFull }) => isFull);
  return [
    ...full.map(({ name, freeBytes, floorBytes }) => ({
      problem: `The disk for ${name} is almost full: ${bytesInWords(freeBytes ?? 0)} free. New files are refused, and jobs wait.`,
      remedy: `Free some space, or use a larger disk. The minimum is STORAGE_FLOOR_MB (${bytesInWords(floorBytes)} here).`,
      isGrave: true,
    })),
    ...adviseOnLimit(
      'The site has',
      usedBytes,
      limitBytes,
      'Raise STORAGE_TOTAL_GB, or set GALLERY_KEEP.',
      true,
    ),
    ...adviseOnLimit(
      'Visitors have',
      visitorBytes,
      visitorLimitBytes,
      'Their unused files are deleted automatically. If this continues, raise STORAGE_VISITORS_GB.',
      false,
    ),
  ];
}

function adviseOnLimit(
  who: string,
  used: number,
  limit: number | null,
  remedy: string,
  isGrave: boolean,
): Advice[] {
  if (limit === null || used < limit * NEAR) return [];
  const problem = `${who} stored ${bytesInWords(used)} of the ${bytesInWords(limit)} that ${who === 'The site has' ? 'it' : 'they'} may.`;
  return [{ problem, remedy, isGrave }];
}
