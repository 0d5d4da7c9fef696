import { expect, it } from 'vitest';
import { planPicture } from '../plan/plan-picture.ts';
import { PROMPT_TABLE } from './prompt-table.fixture.ts';

it('draws most of 300 prompts across all categories, and few of them as something else', () => {
  const rows = Object.values(PROMPT_TABLE).flat();
  expect(rows.length).toBeGreaterThanOrEqual(300);
  const notDrawn: string[] = [];
  const unfair: string[] = [];
  for (const [prompt, archetypes] of rows) {
    const { content, drawsPrompt, head } = planPicture(prompt);
    const shown =
      content?.kind === 'archetype' ? [content.archetype] : content?.kind === 'overlay' ? content.homes : [];
    if (!drawsPrompt) notDrawn.push(`${prompt} (${head})`);
    else if (content?.kind === 'archetype' && content.people) continue;
    else if (content?.kind !== 'artwork' && !shown.some((one) => archetypes.split(',').includes(one)))
      unfair.push(`${prompt}: ${shown.join(' or ')} instead of ${archetypes}`);
  }
  console.info(`Not drawn:\n${notDrawn.join('\n')}\nDrawn as something else:\n${unfair.join('\n')}`);
  expect(notDrawn.length / rows.length).toBeLessThanOrEqual(0.25);
  expect(unfair.length / rows.length).toBeLessThanOrEqual(0.08);
});
