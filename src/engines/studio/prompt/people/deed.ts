import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting, Table } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';

/** An action of people with its pose, thing and place. */
export interface Deed {
  verbs: ReadonlySet<string>;
  /** Nouns of what it is done to or at; they are seen with it. */
  objects: ReadonlySet<string>;
  /** Whether its verb must have one of these: never, always, or if more than a place follows. */
  object: 'optional' | 'required' | 'required-before-more';
  /** In the order of the people: at a table in turn, otherwise the last is for all others. */
  wishes: readonly PersonWish[];
  table?: Table;
  /** Where it is done unless the prompt says. */
  place?: Setting;
  /** Whether it is done under the open sky only. */
  isOutdoorsOnly?: boolean;
  least?: number;
  most?: number;
  /** Clothes of grown women for this occasion. */
  womenWear?: PersonWish;
  /** No child does it: the clothesline is too high. */
  isForAdults?: boolean;
  /** Whether at least one child does it. */
  isForChildren?: boolean;
  /** Added if the prompt names only one person. */
  partner?: PersonWish;
  /** The animal or thing that one of them leads or pushes; the others walk beside it. */
  sharedProp?: PersonWish['prop'];
}

type More = Partial<
  Pick<
    Deed,
    | 'table'
    | 'place'
    | 'least'
    | 'most'
    | 'isForAdults'
    | 'womenWear'
    | 'partner'
    | 'sharedProp'
    | 'isOutdoorsOnly'
    | 'isForChildren'
  >
>;

/** A verb that needs one of these objects. */
export function transitive(
  verbs: string,
  objects: string,
  wishes: readonly PersonWish[],
  more: More = {},
): Deed {
  return { verbs: wordSet(verbs), objects: wordSet(objects), object: 'required', wishes, ...more };
}

/** A verb that says enough alone. */
export function intransitive(
  verbs: string,
  objects: string,
  wishes: readonly PersonWish[],
  more: More = {},
): Deed {
  return { ...transitive(verbs, objects, wishes, more), object: 'optional' };
}

/** A verb that says enough if it has no object: "a family eating in the garden". */
export function eitherWay(
  verbs: string,
  objects: string,
  wishes: readonly PersonWish[],
  more: More = {},
): Deed {
  return { ...transitive(verbs, objects, wishes, more), object: 'required-before-more' };
}

/** Where people sit side by side; `each` is before them in turn. */
export const table = (middle: readonly string[], each: readonly string[]): Table => ({
  kind: 'table',
  middle,
  each,
});
