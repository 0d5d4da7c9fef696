import { expect, test } from 'vitest';
import { explainPainting } from '#engines/painter/explain';
import { createRandom } from '#engines/studio/math/seeded-random';
import type { TemplateSet } from './template-set.ts';
import { TEMPLATE_SETS } from './template-sets.ts';

/** Random combinations of each set, besides all first options, all second options, and so on. */
const COMBINATIONS = 12;

test.each(TEMPLATE_SETS.map((set) => [set.id, set] as const))(
  'all words of the set %s are drawn or photographed',
  (_, set) => {
    const faults = promptsOf(set).flatMap((prompt) => {
      const { drawsPrompt, leftOut } = explainPainting(prompt, set.category);
      const words = leftOut.map((part) => part.words);
      return drawsPrompt && words.length === 0 ? [] : [`${prompt}: ${words.join(', ') || 'its subject'}`];
    });
    expect(faults).toEqual([]);
  },
);

/** Each option of the first question alone, each other option after two of them, and some combinations of all. */
function promptsOf({ id, groups: [first, ...others] }: TemplateSet): string[] {
  const random = createRandom([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0);
  const subjects = first!.options;
  const straight = subjects.map((subject, place) =>
    [subject, ...others.map(({ options }) => options[place % options.length]!)].join(', '),
  );
  const mixed = Array.from({ length: COMBINATIONS }, () =>
    [first!, ...others].map(({ options }) => random.pick(options)).join(', '),
  );
  const pairs = others
    .flatMap(({ options }) => options)
    .flatMap((option, place) =>
      [0, 1].map((next) => `${subjects[(2 * place + next) % subjects.length]}, ${option}`),
    );
  return [...new Set([...subjects, ...straight, ...mixed, ...pairs])];
}
