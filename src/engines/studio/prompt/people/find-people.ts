import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Token } from '../reading/token.ts';
import { PEOPLE_NOUNS } from './people-nouns.ts';
import { DESCRIBING } from './person-words.ts';

/** The people that a noun names, with its adjectives: "young woman". */
export function findPeople({
  text,
  forms,
}: Pick<Token, 'text' | 'forms'>): readonly PersonWish[] | undefined {
  for (const name of [text, ...forms]) {
    const people = PEOPLE_NOUNS.get(name);
    if (people) return people;
  }
  const words = forms[0]!.split(' ');
  const people = words.length > 1 ? PEOPLE_NOUNS.get(words.at(-1)!) : undefined;
  if (!people) return undefined;
  const described = words.slice(0, -1).map((word) => DESCRIBING.get(word));
  if (described.some((wish) => wish === undefined)) return undefined;
  // A headscarf shows a Muslim woman; a Muslim man looks like any other.
  const fits = ({ sex }: PersonWish, wish: PersonWish | undefined) => !sex || !wish?.sex || wish.sex === sex;
  return people.map((person) => Object.assign({}, person, ...described.filter((wish) => fits(person, wish))));
}
