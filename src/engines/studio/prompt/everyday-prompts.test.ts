import { expect, it } from 'vitest';
import { planPicture } from '../plan/plan-picture.ts';
import { EVERYDAY_PROMPTS } from './everyday-prompts.fixture.ts';

it('draws the main noun of most everyday prompts, and hardly ever says so wrongly', () => {
  const rows = Object.values(EVERYDAY_PROMPTS).flat();
  expect(rows.length).toBeGreaterThanOrEqual(800);
  const notDrawn: string[] = [];
  const unfair: string[] = [];
  for (const [prompt, head, fair] of rows) {
    const plan = planPicture(prompt);
    const shown = shownBy(plan.content);
    const isFair = shown.some((subject) => fair.split(',').includes(subject));
    const isDrawn = plan.drawsPrompt || plan.drawn.some(({ words }) => words === plan.head);
    if (!(isDrawn && isFair)) notDrawn.push(`${prompt}: ${head} (${plan.head})`);
    if (plan.drawsPrompt && !isFair) unfair.push(`${prompt}: ${shown.join(' or ')} instead of ${fair}`);
  }
  console.info(`Not drawn:\n${notDrawn.join('\n')}\nDrawn as something else:\n${unfair.join('\n')}`);
  expect(notDrawn.length / rows.length).toBeLessThanOrEqual(0.125);
  expect(unfair.length / rows.length).toBeLessThanOrEqual(0.01);
});

function shownBy(content: ReturnType<typeof planPicture>['content']): readonly string[] {
  if (!content) return [];
  if (content.kind === 'archetype') return [content.archetype, ...content.overlays.map(({ kind }) => kind)];
  if (content.kind === 'overlay') return content.overlays.map(({ kind }) => kind);
  return content.kind === 'artwork' ? content.things.map(({ thing }) => thing.icon) : [content.kind];
}
