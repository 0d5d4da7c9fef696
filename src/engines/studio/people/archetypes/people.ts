import { placePeople } from '../cast/place-people.ts';
import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';

/** One to six people cast from the words of a prompt, at full length. */
export const people: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'lifestyle',
  // Its nouns are in prompt/people/people-nouns.ts.
  shows: '',
  settings: ['living-room', 'park', 'street', 'cafe', 'office'],
  countCast: () => 2,
  wardrobe: ['sweater', 'tee', 'shirt', 'hoodie', 'blouse'],
  draw: placePeople,
};
