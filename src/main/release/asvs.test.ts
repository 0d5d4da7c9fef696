import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
/** OWASP's own list; a clone without the reference data leaves that comparison out, and says so. */
const REFERENCE = fileURLToPath(new URL('../shared/peers/asvs-5.0.0.csv', ROOT));
const STATUSES = ['met', 'not applicable', 'not met'];
/** The share of level 2 that may be open. */
const LEVEL_2_SHARE = 0.95;

const rows = readFileSync(new URL('docs/asvs.md', ROOT), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [id, level, about, status, shown] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return id && /^V[\d.]+$/.test(id)
      ? [{ id, level: Number(level), about, status: status ?? '', shown: shown ?? '' }]
      : [];
  });

describe('the table of ASVS requirements', () => {
  test('has one row each, with a status and its evidence or reason', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const wrong = rows.filter(
      ({ status, shown, about }) => !STATUSES.includes(status) || shown.length < 5 || !about,
    );
    expect(wrong).toEqual([]);
  });

  test('names an existing file for each met requirement', () => {
    const filesIn = (text: string) => Array.from(text.matchAll(/`([\w@./-]+)`/g), ([, file = '']) => file);
    const unshown = rows.filter(({ status, shown }) => status === 'met' && filesIn(shown).length === 0);
    expect(unshown.map(({ id }) => id)).toEqual([]);
    const gone = rows.flatMap(({ id, shown }) =>
      filesIn(shown)
        .filter((file) => !existsSync(new URL(file, ROOT)))
        .map((file) => `${id}: ${file}`),
    );
    expect(gone).toEqual([]);
  });

  test('leaves no requirement of level 1 open, and at most one in twenty of level 2', () => {
    const open = (level: number) =>
      rows.filter((row) => row.level === level && row.status === 'not met').map(({ id }) => id);
    expect(open(1)).toEqual([]);
    const level2 = rows.filter(({ level }) => level === 2).length;
    expect(open(2).length).toBeLessThanOrEqual(level2 * (1 - LEVEL_2_SHARE));
  });

  test.skipIf(!existsSync(REFERENCE))(
    'has all requirements of version 5.0.0 (needs the reference list)',
    () => {
      const listed = readFileSync(REFERENCE, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const id = /,(V\d+\.\d+\.\d+),/.exec(line)?.[1];
          return id ? [`${id} ${/,(\d)\s*$/.exec(line)?.[1]}`] : [];
        });
      expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(listed);
    },
  );
});
