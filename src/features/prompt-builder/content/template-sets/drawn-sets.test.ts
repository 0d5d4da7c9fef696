import { expect, test } from 'vitest';
import { choosePhoto } from '#engines/painter/plan/plan-painting';
import { createRandom } from '#engines/studio/math/seeded-random';
import { planPicture } from '#engines/studio/plan/plan-picture';
import { CATEGORIES } from '#engines/studio/scene/categories';
import { DRAWN_AS } from './drawn-sets.fixture.ts';
import type { TemplateSet } from './template-set.ts';
import { TEMPLATE_SETS } from './template-sets.ts';

/** Random combinations of each set, besides all first options, all second options, and so on. */
const COMBINATIONS = 3;

test('the table of expected pictures has exactly the existing sets', () => {
  expect(Object.keys(DRAWN_AS).sort()).toEqual(TEMPLATE_SETS.map(({ id }) => id).sort());
});

// The form's category may be any, and chooses between drawings alone; the default is business.
test.each(TEMPLATE_SETS.map((set) => [set.id, set] as const))(
  'the subject of the set %s is shown in every combination',
  (id, set) => {
    const expected = DRAWN_AS[id]!.split(' ');
    expect(CATEGORIES).toContain(set.category);
    const misses = promptsOf(set).flatMap((prompt) => {
      const categories = choosePhoto(prompt) ? [] : new Set([undefined, set.category, 'business' as const]);
      const drawn = [...categories].map((category) => subjectsOf(planPicture(prompt, category).content));
      const all = drawn.length > 0 ? drawn : [['photo']];
      return all
        .filter((subjects) => !subjects.every((one) => expected.includes(one)))
        .map((subjects) => `${prompt}: ${subjects.join(' or ')}`);
    });
    expect(misses).toEqual([]);
  },
);

function subjectsOf(content: ReturnType<typeof planPicture>['content']): readonly string[] {
  if (content?.kind === 'archetype') return [content.archetype];
  return content?.kind === 'overlay' ? content.homes : [content?.kind ?? 'nothing'];
}

function promptsOf({ id, groups }: TemplateSet): string[] {
  const random = createRandom([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0);
  const straight = groups[0]!.options.map((_, place) =>
    groups.map(({ options }) => options[place % options.length]!).join(', '),
  );
  const mixed = Array.from({ length: COMBINATIONS }, () =>
    groups.map(({ options }) => random.pick(options)).join(', '),
  );
  // The first question alone is enough.
  return [...new Set([...straight, ...mixed, ...groups[0]!.options])];
}
