import { expect, it } from 'vitest';
import { starterPrompts } from './starter-prompts.ts';

it('returns different prompts, the same for the same seed, for any 32-bit seed', () => {
  for (const seed of [0, 8, -2_147_483_648, 2_147_483_647]) {
    const prompts = starterPrompts(seed, 3);
    expect(new Set(prompts).size).toBe(3);
    expect(prompts).not.toContain('');
    expect(starterPrompts(seed, 3)).toEqual(prompts);
  }
});
