import type { Edit } from '../scene/edit.ts';
import type { PersonWish } from './cast/person-wish.ts';
import type { Setting } from './people-scene.ts';

/** The people of a picture that a change is for. */
export interface Whom {
  /** They fit one of these. */
  wishes: readonly PersonWish[];
  /** `all`: everyone that fits; `one`: the only one that fits; `any`: one of them, which one is left open. */
  which: 'all' | 'one' | 'any';
  side?: 'left' | 'middle' | 'right';
  /** "The young man": nobody old. */
  isYoung?: boolean;
}

/** An edit that only pictures of people can have. */
export interface PeopleEdit {
  kind: 'people';
  change: PeopleChange;
}

/** A change of who is in the picture, how they look or where they are. */
export type PeopleChange =
  /** An edit of these people alone; `atFullLength`: used instead if the person is drawn at full length. */
  | { does: 'edit'; whom: Whom; edit: Edit | PeopleEdit; atFullLength?: PersonWish }
  | { does: 'wear'; whom: Whom; wish: PersonWish; place?: NewPlace }
  /** As many of them as counted, or all. */
  | { does: 'leave'; whom: Whom; count?: number }
  | { does: 'join'; wish: PersonWish; count: number }
  /** The number of people after the change. */
  | { does: 'count'; whom: Whom; wish: PersonWish; to: number };

/** `isSeat`: a seat is named, which other places of the kind have, too. */
export interface NewPlace {
  setting: Setting;
  isSeat: boolean;
}
