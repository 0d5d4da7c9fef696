import { expect, test } from 'vitest';
import { planPicture } from '#engines/studio/plan/plan-picture';
import { TEMPLATE_SETS } from './template-sets.ts';

test.each(TEMPLATE_SETS.map((set) => [set.id, set] as const))(
  'the studio draws what every first answer of the set %s names',
  (_, { groups }) => {
    const prompts = groups[0]!.options.map((_, place) =>
      groups.map(({ options }) => options[place % options.length]!).join(', '),
    );
    expect(prompts.filter((prompt) => !planPicture(prompt).drawsPrompt)).toEqual([]);
  },
);
