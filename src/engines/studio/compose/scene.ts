import type { AbstractScene } from '../abstract/abstract-scene.ts';
import type { LandscapeScene } from '../landscape/landscape-scene.ts';
import type { ObjectScene } from '../objects/object-scene.ts';
import type { PeopleScene } from '../people/people-scene.ts';
import type { ReferenceScene } from '../reference/reference-scene.ts';

/** Input of the painters as plain data: it is sent to every thread and fixes every pixel. */
export type Scene = LandscapeScene | AbstractScene | ObjectScene | PeopleScene | ReferenceScene;
