import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { explainDrawing } from '../plan/explain-drawing.ts';
import { prepareQuotedWords } from './compose-quoted-words.ts';
import { composeScene } from './compose-scene.ts';
import { explainDrawingChange } from './explain-drawing-change.ts';

const SIZE = { width: 64, height: 64 };

async function compose(prompt: string, refinements: string[] = []) {
  const request = { prompt, seed: 1, settings: {}, refinements, ...SIZE };
  return composeScene(request, await prepareQuotedWords(request)).description;
}

test.each([
  '“OPEN” on a constructor sign',
  'a constructor woman with a constructor hat',
  '0 cats',
  'zero cats on a beach',
  '0 Katzen',
  '０匹の猫',
  '½猫',
  '三½匹の猫',
  '0 cats and 0 dogs',
  '9999999 apples',
  '1e400 dogs',
  'sign "\u115f"',
])('%s can be composed', async (prompt) => {
  const { drawsPrompt } = await compose(prompt);
  expect(drawsPrompt).toBe(explainDrawing(prompt).drawsPrompt);
});

it.each([
  ['zero people on a beach', true],
  ['a dog and zero cats', true],
  ['0 cats', false],
])('takes zero for none: %s', (prompt, drawsPrompt) => {
  expect(explainDrawing(prompt).drawsPrompt).toBe(drawsPrompt);
});

it.each(['9999999 apples', '1,000 cats', '1e9 dogs', '1e400 dogs', '99 people'])(
  '%s are not drawn',
  (prompt) => {
    expect(explainDrawing(prompt).drawsPrompt).toBe(false);
  },
);

/** Words that mean something to one part of the reader, and those that break naive ones. */
const word = fc.constantFrom(
  ...'cat cats dog sign signs mug lake beach woman men doctor apples tree boat people portrait background'.split(
    ' ',
  ),
  ...'a the no without and with on in of left of instead of more less add remove make red dark blue neon'.split(
    ' ',
  ),
  ...'0 1 3 12 99 1e9 ½ ٣ zero two dozen holding running says constructor __proto__ toString'.split(' '),
  ...'猫 犬 の 三匹の 고양이 에서의 قطة Katzen chats gatos "OPEN" "שלום 1" “a” „x“ "" " 😀 \u0301 \u200d \ud800 , . - ('.split(
    ' ',
  ),
);
const prompts = fc.oneof(
  { weight: 5, arbitrary: fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')) },
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

it('composes any prompt as it explains it', async () => {
  await fc.assert(
    fc.asyncProperty(prompts, async (prompt) => {
      const { drawsPrompt, drawn, leftOut } = explainDrawing(prompt);
      const description = await compose(prompt);
      expect(description.drawsPrompt).toBe(drawsPrompt);
      expect(description.leftOut).toEqual(leftOut.map(({ words }) => words));
      for (const { start, end, count = 1 } of [...drawn, ...leftOut].map((part) => ({ count: 1, ...part }))) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(prompt.length);
        expect(Number.isSafeInteger(count) && count > 0).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

it('composes any refinement as it explains it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('three red apples', 'a lake', 'a doctor', 'sign "OPEN"'),
      prompts,
      async (prompt, text) => {
        const recipe = { prompt, seed: 1, settings: {}, refinements: [] };
        const { understood } = explainDrawingChange(recipe, text, SIZE);
        const described = await compose(prompt, [text.trim()]);
        expect(Array.isArray(understood)).toBe(true);
        expect(described.refinements).toHaveLength(1);
      },
    ),
    { numRuns: 150 },
  );
});
