import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** User ids that systemd reserves for such use. Containers often lack the first range; then the second one is used. */
const RANGES = [
  { first: 1_879_048_192, last: 2_147_352_575 },
  { first: 61_184, last: 65_519 },
] as const;

/** A user and group for one process alone, so that no two of them can reach each other; undefined if none is free. */
export function chooseUser(): number | undefined {
  const map = readFileSync('/proc/self/uid_map', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const range = RANGES.find(({ first, last }) =>
    map.some(([start = 0, , count = 0]) => start <= first && last < start + count),
  );
  return range && randomInt(range.first, range.last + 1);
}
