import type { Break } from './list-breaks.ts';

const EXCUSE = /^-- not relied on since (\d+\.\d+\.\d+): (.+)$/gm;

/**
 * The breaks that a migration does not account for. It does so by a line such as
 * `-- not relied on since 0.3.0: users.nickname, users_by_nickname`, which names the first release that works either way;
 * the release that brings the migration cannot be it, since its processes run beside those of the one before.
 * @param release the one that the migration will be part of
 */
export function listUnexcused(sql: string, breaks: Break[], release: string): string[] {
  const excused = new Set<string>();
  const faults: string[] = [];
  for (const [line, since, subjects] of sql.matchAll(EXCUSE)) {
    if (isEarlier(since!, release))
      for (const subject of subjects!.split(/,\s+/)) excused.add(subject.trim());
    else faults.push(`${line}: must name a release before ${release}`);
  }
  const subjects = new Set(breaks.map(({ subject }) => subject));
  return [
    ...faults,
    ...[...excused].filter((subject) => !subjects.has(subject)).map((subject) => `${subject}: is as it was`),
    ...breaks.filter(({ subject }) => !excused.has(subject)).map(({ subject, why }) => `${subject}: ${why}`),
  ];
}

function isEarlier(release: string, than: string): boolean {
  const [a, b] = [release, than].map((text) => text.split('.').map(Number));
  const at = a!.findIndex((part, i) => part !== b![i]);
  return at >= 0 && a![at]! < b![at]!;
}
