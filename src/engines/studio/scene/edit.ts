import type { Relation } from './relation.ts';
import type { Trait } from './trait-words.ts';

/** A noun of a refinement. */
export interface NamedThing {
  /** Lower-case base forms, likeliest first. */
  forms: readonly string[];
  /** Null for a plural without a number. */
  count: number | null;
  /** Whether the number was said. */
  isCounted: boolean;
  /** Display hex; undefined if none was named. */
  color: string | undefined;
  /** Where it goes, relative to what is there. */
  relation: Relation | undefined;
  /** What it goes on or who wears it; the main thing if undefined. */
  of?: NamedThing | undefined;
  isWorn?: boolean;
  /** To be added even if there is one. */
  isMore?: boolean;
  /** Which of several: the one on a side, or one that no picture can tell from the others. */
  which?: Side | 'untold' | undefined;
}

/** A change of one thing in a composed picture; everything else stays as it is. */
export type Edit =
  | { kind: 'add' | 'remove'; thing: NamedThing }
  /** As many as said, or a few more or fewer. */
  | { kind: 'count'; thing: NamedThing; to: number | 'more' | 'fewer' }
  | { kind: 'replace'; thing: NamedThing; by: NamedThing }
  /** `orAdd`: a thing that is not in the picture is added in that color. */
  | { kind: 'recolor'; thing: NamedThing; color: string; orAdd: boolean }
  /** Less or more of a color, display hex. */
  | { kind: 'tone'; color: string; way: 1 | -1 }
  | { kind: 'trait'; trait: Trait; of?: NamedThing | undefined }
  /** Larger or smaller, by a factor. */
  | { kind: 'resize'; thing: NamedThing; by: number }
  | { kind: 'move'; thing: NamedThing; toward: Side };

/** "It": the main thing. */
export const MAIN_THING: NamedThing = {
  forms: ['it'],
  count: 1,
  isCounted: false,
  color: undefined,
  relation: undefined,
};

/** -1 left, 0 middle, 1 right. */
export type Side = -1 | 0 | 1;

/** The edited scene, and what of the edit it could not do. */
export interface Edited<Scene> {
  scene: Scene;
  without: readonly ('color' | 'count' | 'host')[];
}

export function edited<Scene>(scene: Scene, without: Edited<Scene>['without'] = []): Edited<Scene> {
  return { scene, without };
}

export function isNamed({ forms }: NamedThing, nouns: readonly string[]): boolean {
  return forms.some((form) => nouns.includes(form));
}
