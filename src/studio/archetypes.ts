import type { AbstractArchetype } from './abstract/abstract-scene.ts';
import type { LandscapeArchetype } from './landscape/landscape-scene.ts';
import type { ObjectArchetype } from './objects/object-scene.ts';
import type { PeopleArchetype } from './people/people-scene.ts';

export type Archetype = LandscapeArchetype | AbstractArchetype | ObjectArchetype | PeopleArchetype;
