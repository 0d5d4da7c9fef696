import { isPeopleWord } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { artworkOf, namesAnimal } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';

/** "An elephant with her baby", "a cow and a calf": the second is a smaller one of the first. In place. */
export function turnYoung(groups: readonly NounGroup[]): void {
  for (const [at, group] of groups.entries()) {
    const before = groups.slice(0, at);
    const parent = before.findLast(({ noun, isNegated }) => !isNegated && namesAnimal(noun));
    if (!parent || group.isNegated || !isYoungOf(group, parent.noun)) continue;
    if (isOneOf(group.noun, BABY) && mayBePerson(group, parent, before)) continue;
    const { special: _, ...noun } = group.noun;
    group.noun = { ...noun, forms: parent.noun.forms };
    group.isYoung = true;
  }
}

/** "A dog and a baby", "a cat next to a baby": unlike "an elephant with its baby" or "a mother bear and a baby". */
function mayBePerson({ relation }: NounGroup, parent: NounGroup, before: readonly NounGroup[]): boolean {
  if (before.some(({ noun }) => noun.forms.some(isPeopleWord))) return true;
  const isParent = parent.modifiers.some((word) => isOneOf(word, PARENTS));
  return !isParent && (relation !== 'with' || isOneOf(parent.noun, PETS));
}

function isYoungOf({ noun, modifiers }: NounGroup, parent: Token): boolean {
  if (isOneOf(noun, YOUNG_OF_ANY)) return true;
  const [thing] = artworkOf(noun.forms);
  const isSameKind = thing !== undefined && artworkOf(parent.forms).includes(thing);
  return (
    isSameKind &&
    [...modifiers, { forms: [noun.special ?? noun.text] }].some((word) => isOneOf(word, YOUNG_OF_A_KIND))
  );
}

/** Of people, too. */
const BABY = wordSet('baby, newborn');
/** At home with people's babies. */
const PETS = wordSet('cat, dog');
/** Nouns for the young of any animal. */
const YOUNG_OF_ANY = wordSet('baby, cub, newborn, offspring');
/** Nouns and modifiers for the young of one kind: "a calf", "a baby elephant". */
const YOUNG_OF_A_KIND = wordSet(
  `baby, young, newborn, calf, foal, colt, filly, lamb, duckling, kitten, kittens, puppy, puppies, pup, pups, chick, piglet, fawn, gosling`,
);

/** Words for a parent, beside its young. */
export const PARENTS = wordSet('mother, mom, mama, father, dad, papa, parent, adult');
/** Words before the name of an animal that is young. */
export const YOUNG_MODIFIERS = wordSet('baby, young, newborn, little');
