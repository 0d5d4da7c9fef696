import type { Setting } from '../../people/people-scene.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { lookUp } from './people-reading.ts';
import { PLACES, SHOWN } from './place-words.ts';

/** The words that the drawing of a place shows: "with shelves", "full of boxes". */
export function partsShown(place: Setting, groups: readonly NounGroup[]): Token[] {
  const parts = SHOWN[place];
  if (parts.size === 0) return [];
  return groups
    .filter(({ isNegated, number }) => !isNegated && !number)
    .flatMap(({ noun, modifiers, verb, endings = [] }) => [
      noun,
      ...modifiers,
      ...(verb ? [verb] : []),
      ...endings,
    ])
    .filter(
      (word) =>
        isOneOf(word, parts) || parts.has(word.text.replace(/s$/, '')) || lookUp(PLACES, word) === place,
    );
}
