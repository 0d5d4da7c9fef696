import { ABSTRACTS } from './abstract/abstract-archetypes.ts';
import { LANDSCAPES } from './landscape/landscape-archetypes.ts';
import { OBJECTS } from './objects/object-archetypes.ts';
import { PEOPLE } from './people/people-archetypes.ts';

/** Everything that can be drawn. The earlier of two with the same noun is drawn. */
export const ARCHETYPES = { ...OBJECTS, ...PEOPLE, ...LANDSCAPES, ...ABSTRACTS };

export type Archetype = keyof typeof ARCHETYPES;

export const isObject = createGuard(OBJECTS);
export const isPeople = createGuard(PEOPLE);
export const isLandscape = createGuard(LANDSCAPES);

function createGuard<Name extends string>(table: Readonly<Record<Name, unknown>>) {
  return (archetype: string): archetype is Name => Object.hasOwn(table, archetype);
}
