import type { SiteStorage } from '#features/storage/contract/storage';
import { bytesInWords } from '#platform/words/bytes-in-words';
import type { Advice } from './operations-advice.ts';

// Above this share of a limit, uploads will soon be refused.
const NEAR = 0.95;

export function adviseOnStorage(storage: SiteStorage): (Advice | null)[] {
  const { disks, usedBytes, limitBytes, visitorBytes, visitorLimitBytes } = storage;
  const full = disks.filter(({ isFull }) => isFull);
  return [
    ...full.map(({ name, freeBytes, floorBytes }) => ({
      problem: `The disk for ${name} is almost full: ${bytesInWords(freeBytes ?? 0)} free. New files are refused, and jobs wait.`,
      remedy: `Free some space, or use a larger disk. The minimum is STORAGE_FLOOR_MB (${bytesInWords(floorBytes)} here).`,
      isGrave: true,
    })),
    adviseOnLimit('The site uses', [usedBytes, limitBytes], {
      remedy: 'Raise STORAGE_TOTAL_GB, or set GALLERY_KEEP.',
      isGrave: true,
    }),
    adviseOnLimit('Visitors use', [visitorBytes, visitorLimitBytes], {
      remedy: 'Their unused files are deleted automatically. If this continues, raise STORAGE_VISITORS_GB.',
      isGrave: false,
    }),
  ];
}

function adviseOnLimit(
  who: 'The site uses' | 'Visitors use',
  [used, limit]: readonly [number, number | null],
  advice: Omit<Advice, 'problem'>,
): Advice | null {
  if (limit === null || used < limit * NEAR) return null;
  const problem = `${who} ${bytesInWords(used)} of ${bytesInWords(limit)}.`;
  return { problem, ...advice };
}
