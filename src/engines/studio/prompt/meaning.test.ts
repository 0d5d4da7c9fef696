import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { embed, guessArchetype } from './meaning.ts';
import { MEANING_ANCHORS } from './meaning-anchors.ts';

describe('guessing the archetype of a prompt', () => {
  it.each([
    ['a physician listens to a sick man', 'doctor'],
    ['colleagues high five after winning', 'team-meeting'],
    ['retirement nest egg', 'chart'],
  ])('%s → %s', async (prompt, archetype) => {
    expect(await guessArchetype(prompt)).toBe(archetype);
  });

  it.each(['unicorn', 'word word word', '海辺の夕日', 'pizza with mozzarella', '?'])(
    'finds nothing for %s',
    async (prompt) => {
      expect(await guessArchetype(prompt)).toBeUndefined();
    },
  );

  it('stores the vectors of the current sentences', async () => {
    const stored = new Int8Array(readFileSync(new URL('./meaning-vectors.bin', import.meta.url)));
    expect(stored).toHaveLength(MEANING_ANCHORS.length * 512);
    for (const index of [0, MEANING_ANCHORS.length - 1]) {
      const vector = await embed(MEANING_ANCHORS[index]![1]);
      const difference = vector.map((part, at) => Math.abs(part - stored[index * 512 + at]!));
      expect(Math.max(...difference)).toBeLessThanOrEqual(1);
    }
  });
});
