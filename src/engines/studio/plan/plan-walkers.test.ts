import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

it.each([
  ['a person walking in the desert', 'dunes', 1],
  ['two women sitting by a lake', 'lake', 2],
  ['woman on the beach at sunset', 'sea', 1],
  ['a crowd on the beach', 'sea', 34],
  ['a hiker with a backpack on a mountain ridge at sunrise', 'mountains', 1],
])('puts the people of "%s" into the landscape', (prompt, archetype, count) => {
  const { content, drawsPrompt, leftOut } = planPicture(prompt);
  expect(content).toMatchObject({ archetype, overlays: [{ kind: 'walkers', count }] });
  expect(drawsPrompt).toBe(true);
  expect(leftOut).toEqual([]);
});

it.each(['old man with glasses in the desert', 'a crowd', 'concert crowd'])(
  'does not draw "%s" as far figures',
  (prompt) => {
    const { content } = planPicture(prompt);
    expect(content && 'overlays' in content ? content.overlays : []).toEqual([]);
  },
);

it.each([
  ['five sailboats on the sea', 'boats', 5],
  ['three hot air balloons over a valley', 'balloons', 3],
  ['two birds over the sea', 'birds', 2],
  ['a sailboat on a lake', 'boats', 1],
])('draws as many as "%s" asks for', (prompt, kind, count) => {
  const { content, drawsPrompt } = planPicture(prompt);
  expect(content).toMatchObject({ overlays: [{ kind, count }] });
  expect(drawsPrompt).toBe(true);
});

it('keeps boats out of dry land', () => {
  expect(planPicture('three boats in the mountains').drawsPrompt).toBe(false);
});

it.each(['full moon over mountains', 'full moon over the sea'])('draws one moon for "%s"', (prompt) => {
  const { content, leftOut } = planPicture(prompt);
  expect(content).toMatchObject({ kind: 'archetype', archetype: 'stars' });
  expect(leftOut).toEqual([]);
});

it('does not claim that people stand on a cliff, which may be behind them', () => {
  const { drawsPrompt, leftOut } = planPicture('man standing on a cliff');
  expect(drawsPrompt).toBe(false);
  expect(leftOut.map(({ words }) => words)).toEqual(['on']);
});
