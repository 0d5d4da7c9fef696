import { expect, it } from 'vitest';
import { guessArchetype } from './meaning.ts';
import { PROMPT_TABLE } from './prompt-table.fixture.ts';
import { understandPrompt } from './understand-prompt.ts';

it('understands at least 95% of 300 prompts across all categories', async () => {
  const rows = Object.values(PROMPT_TABLE).flat();
  expect(rows.length).toBeGreaterThanOrEqual(300);
  const misses: string[] = [];
  for (const [prompt, archetypes] of rows) {
    const { archetype, homes } = understandPrompt(prompt);
    const fair = archetypes.split(',');
    // An overlay may be drawn in any of its homes.
    const drawn = homes.length > 0 ? homes : [archetype ?? (await guessArchetype(prompt))];
    if (!drawn.some((one) => one !== undefined && fair.includes(one)))
      misses.push(`${prompt}: ${drawn.join(' or ')} instead of ${fair.join(' or ')}`);
  }
  console.info(`${misses.length} of ${rows.length} missed\n${misses.join('\n')}`);
  expect(misses.length / rows.length).toBeLessThanOrEqual(0.05);
}, 60_000);
