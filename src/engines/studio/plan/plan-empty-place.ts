import type { Setting } from '../people/people-scene.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import type { PlannedContent } from './picture-plan.ts';

/** Places of people that make a picture without them; other rooms are photographed. */
const EMPTY_PLACES: ReadonlyMap<string, Setting> = new Map(
  Object.entries({
    park: 'park, city park, public park, town park',
    street:
      'street, city street, town street, shopping street, main street, high street, street scene, townscape',
    garden: 'garden, backyard, back garden, front yard, yard',
    'building-site': 'construction site, building site, construction',
    airfield: 'airport, runway',
    gym: 'gym, home gym, fitness studio, fitness center',
    shop: 'shop, store, boutique, gift shop',
    workshop: 'workshop, repair shop, tool shed',
    laboratory: 'laboratory, science lab, chemistry lab, research lab',
    courtroom: 'courtroom, court room',
    library: 'library, public library, school library, reading room, bookstore, bookshop, archive',
    supermarket: 'supermarket, grocery store, supermarket aisle, grocery aisle',
    stage: 'stage, theater stage, theatre stage, concert stage',
    classroom: 'classroom, school classroom',
    'yoga-studio': 'yoga studio, dance studio',
  } satisfies Partial<Record<Setting, string>>).flatMap(([setting, names]) =>
    phrases(names).flatMap((name) =>
      [name, `${name} interior`].map((one) => [one, setting as Setting] as const),
    ),
  ),
);

/** A place alone, as a flat illustration: "an empty classroom"; undefined for others. */
export function planEmptyPlace({ noun, modifiers, number }: NounGroup): PlannedContent | undefined {
  const place = noun.forms.map((form) => EMPTY_PLACES.get(form)).find((setting) => setting !== undefined);
  if (!place || number) return undefined;
  const shows = new Set([noun, ...modifiers.filter((word) => isOneOf(word, EMPTY))]);
  const people = { people: [], place, isPortrait: false, isCloseUp: false, shows };
  return { kind: 'archetype', archetype: 'people', overlays: [], people };
}

export const EMPTY = wordSet('empty, vacant, deserted, abandoned');

/** Whether a word names such a place. */
export function isEmptyPlace(noun: string): boolean {
  return noun.includes(' ') && EMPTY_PLACES.has(noun);
}
