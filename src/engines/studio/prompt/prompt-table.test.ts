import { expect, it } from 'vitest';
import { planPicture } from '../plan/plan-picture.ts';
import { PROMPT_TABLE } from './prompt-table.fixture.ts';
import { PROMPTS_BY_SUBJECT } from './prompts-by-subject.fixture.ts';

it('draws most of 600 prompts across all subjects, and few of them as something else', () => {
  const rows = [
    ...Object.values(PROMPT_TABLE).flat(),
    ...Object.entries(PROMPTS_BY_SUBJECT).flatMap(([subject, prompts]) =>
      prompts.map((prompt) => [prompt, subject] as const),
    ),
  ];
  expect(rows.length).toBeGreaterThanOrEqual(600);
  const notDrawn: string[] = [];
  const unfair: string[] = [];
  for (const [prompt, subjects] of rows) {
    const { content, drawsPrompt, head } = planPicture(prompt);
    const shown: readonly string[] =
      content?.kind === 'archetype'
        ? [content.archetype, ...content.overlays.map(({ kind }) => kind)]
        : content?.kind === 'overlay'
          ? [...content.homes, ...content.overlays.map(({ kind }) => kind)]
          : [];
    if (!drawsPrompt) notDrawn.push(`${prompt} (${head})`);
    else if (content?.kind === 'archetype' && content.people) continue;
    else if (content?.kind !== 'artwork' && !shown.some((one) => subjects.split(',').includes(one)))
      unfair.push(`${prompt}: ${shown.join(' or ')} instead of ${subjects}`);
  }
  console.info(`Not drawn:\n${notDrawn.join('\n')}\nDrawn as something else:\n${unfair.join('\n')}`);
  expect(notDrawn.length / rows.length).toBeLessThanOrEqual(0.25);
  expect(unfair.length / rows.length).toBeLessThanOrEqual(0.08);
});
