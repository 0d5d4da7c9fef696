import { afterAll, expect, test } from 'vitest';
import { createStudioPromptExplainer } from './studio-prompt-explainer.ts';

const studio = createStudioPromptExplainer();
afterAll(() => studio.close());

test('explains prompts, and again after its thread was stopped', async () => {
  const asked = { prompt: 'a cute cat', isPaid: true };
  expect(await studio.explain(asked)).toMatchObject({ drawsPrompt: true, head: 'cat' });
  await studio.close();
  expect(await studio.explain(asked)).toMatchObject({ drawsPrompt: true, head: 'cat' });
});

test('refuses prompts of people who type if too many wait, never paid ones', async () => {
  const typed = Array.from({ length: 100 }, (_, index) =>
    studio.explain({ prompt: `cat number ${index}`, isPaid: false }).then(
      () => 'explained',
      (error) => error.kind,
    ),
  );
  const paid = studio.explain({ prompt: 'a dog', isPaid: true });
  expect(await paid).toMatchObject({ head: 'dog' });
  const outcomes = await Promise.all(typed);
  expect(outcomes.filter((outcome) => outcome === 'transient').length).toBeGreaterThan(50);
  expect(outcomes.filter((outcome) => outcome === 'explained').length).toBeGreaterThan(20);
});
