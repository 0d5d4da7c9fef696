import type { Side } from '../scene/edit.ts';
import type { Relation } from '../scene/relation.ts';
import type { CatalogedThing } from './catalog/thing.ts';

/** A thing of artwork that a picture shows. */
export interface ThingInPicture {
  thing: CatalogedThing;
  count: number;
  /** Display hex; undefined for the drawing's own colors. */
  color: string | undefined;
  /** How the thing before stands to this one: in "a cat on a sofa" the sofa has `on`. */
  relation: Relation | undefined;
  /** Whether it stands beside what was named before, with what is named after it: "a bicycle, flowers in a basket". */
  isApart?: boolean;
  /** Changes by refinements: a factor of its size, and where it moves to. */
  size?: number;
  toward?: Side;
  /** Whether refinements added it or changed its number, so that its places do not tell which of several is meant. */
  isRecounted?: boolean;
  /** The number of the thing that it is over, if it is not the main one. */
  bearer?: number;
  /** The thing that it was one of before a refinement changed it alone, and how many of those on which side are in it. */
  partOf?: { thing: number; count: number; side: Side };
}
