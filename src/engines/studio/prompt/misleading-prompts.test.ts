import { expect, it } from 'vitest';
import { planPicture } from '../plan/plan-picture.ts';
import { MISLEADING_FOREIGN_PROMPTS, MISLEADING_PROMPTS } from './misleading-prompts.fixture.ts';

it.each([
  ['English', MISLEADING_PROMPTS],
  ['other languages', MISLEADING_FOREIGN_PROMPTS],
])('hardly ever claims to draw another meaning of a prompt in %s', (language, prompts) => {
  let drawn = 0;
  const wrong = prompts.flatMap(([prompt, fair]) => {
    const { content, drawsPrompt } = planPicture(prompt);
    if (!drawsPrompt) return [];
    drawn++;
    const shown = shownBy(content);
    return shown.includes(fair) ? [] : [`${prompt}: ${shown.join(' or ')} instead of ${fair}`];
  });
  console.info(`Wrong in ${language}:\n${wrong.join('\n')}`);
  expect(wrong.length).toBeLessThanOrEqual(prompts.length * (language === 'English' ? 0.01 : 0.05));
  // Fair prompts must not be refused.
  expect(drawn).toBeGreaterThan(prompts.length * 0.25);
});

function shownBy(content: ReturnType<typeof planPicture>['content']): readonly string[] {
  if (!content) return [];
  if (content.kind === 'archetype') return [content.archetype, ...content.overlays.map(({ kind }) => kind)];
  if (content.kind === 'overlay') return content.overlays.map(({ kind }) => kind);
  return content.kind === 'artwork'
    ? content.things.map(({ thing }) => thing.icon.split('+')[0]!)
    : [content.kind];
}

it.each([
  'man holding a sign "HELP"',
  'man riding a camel',
  'woman driving a truck',
  'woman swimming in a fountain',
  'chess board strategy',
  'three cats and a unicycle',
  'bicycle without wheels',
  'house made of candy',
  'half an apple',
  'growth of a plant',
  'empty conference room',
])('does not claim to draw %s', (prompt) => {
  expect(planPicture(prompt).drawsPrompt).toBe(false);
});

it('claims a moon only where the sky has one', () => {
  const { leftOut } = planPicture('sunset over the sea with a full moon');
  expect(leftOut.map(({ words }) => words)).toContain('full moon');
});
