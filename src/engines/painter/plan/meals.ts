import type { Subject } from '#engines/photo-studio/sets/set';
import { findItem } from '#engines/photo-studio/things/catalog';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';
import { wordSet } from '#engines/studio/scene/phrases';

type Course = Pick<Subject, 'key' | 'count' | 'relation' | 'of'>;

/** Meals whose name alone says what is on the table. */
const MEALS: readonly { nouns: ReadonlySet<string>; courses: readonly Course[] }[] = [
  {
    nouns: wordSet('breakfast, brunch, continental breakfast'),
    courses: [
      { key: 'made-plate', count: 1 },
      { key: 'made-croissant', count: 2, relation: 'on', of: 0 },
      { key: 'coffee-cup', count: 1 },
      { key: 'made-glass-of-orange-juice', count: 1 },
      { key: 'made-jam-jar', count: 1 },
    ],
  },
  {
    nouns: wordSet('afternoon tea, tea time, teatime'),
    courses: [
      { key: 'made-plate', count: 1 },
      { key: 'made-cookie', count: 3, relation: 'on', of: 0 },
      { key: 'made-cup-and-saucer', count: 1 },
      { key: 'made-tea-pot', count: 1 },
      { key: 'made-sugar-bowl', count: 1 },
    ],
  },
];

/** The dishes of the meal that a noun names; undefined if it names none. */
export function coursesOf({ noun, number }: Pick<NounGroup, 'noun' | 'number'>): Subject[] | undefined {
  const meal = number ? undefined : MEALS.find(({ nouns }) => isOneOf(noun, nouns));
  return meal?.courses.map((course) => ({ ...course, name: findItem(course.key)!.names[0]! }));
}
