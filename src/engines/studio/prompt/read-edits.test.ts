import { expect, it } from 'vitest';
import { CLAUSE_PATTERNS, readClause } from './read-edits.ts';

it.each(CLAUSE_PATTERNS)('reads “$example” by its own pattern', ({ example, pattern, read }) => {
  const first = CLAUSE_PATTERNS.find((one) => {
    const match = one.pattern.exec(example);
    return match && one.read(match.groups!)?.edits.length;
  });
  const match = pattern.exec(example);
  expect(match).not.toBeNull();
  expect(readClause(example)).toEqual(read(match!.groups!));
  if (first) expect(first.example).toBe(example);
});
