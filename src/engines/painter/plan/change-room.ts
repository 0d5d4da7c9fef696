import { OWN_PIECE_KINDS } from '#engines/photo-studio/sets/rooms/own-pieces';
import type { ThingEdit } from '#engines/photo-studio/sets/set';
import { wordSet } from '#engines/studio/scene/phrases';
import { editThings } from './edit-things.ts';
import type { PhotoOnlyChange } from './photo-only-changes.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { findPiece, findPieceKinds, isRoomName } from './room-words.ts';
import { subjectsNow } from './subjects-now.ts';

interface Options {
  refinement: number;
  creditFree: boolean;
}

/** "Fewer plants", "hang a picture on the wall", "bigger windows": undefined if a clause asks for nothing of the kind. */
export function changeRoom(plan: PhotoPlan, clause: string, options: Options): PhotoOnlyChange | undefined {
  if (!isRoomName(plan.set)) return undefined;
  return (
    thinOut(plan, clause, options) ?? hangUp(plan, clause, options) ?? enlargeWindows(plan, clause, options)
  );
}

const FEWER =
  /^(?:(?:with |have |use )?(?<some>fewer|less|not so many|not as many)|(?:remove|take away|take out|delete) (?:an?|one)(?: of the)?) (?<thing>[a-z -]+?)(?: (?:on|from|off) the walls?)?$/;
/** Parts of the room itself. */
const FIXED = wordSet('window, counter');

function thinOut(plan: PhotoPlan, clause: string, { refinement }: Options): PhotoOnlyChange | undefined {
  const found = FEWER.exec(clause)?.groups;
  const forms = formsOf(found?.thing);
  const kind = findPiece(plan.set, forms);
  // What was asked for by number is counted.
  const isCounted = subjectsNow(plan).some(({ name }) => forms.includes(name));
  if (!found || kind === undefined || FIXED.has(kind) || isCounted) return undefined;
  const copies = found.some ? 'some' : 1;
  const words = [...(found.some?.split(' ') ?? ['remove']), found.thing!];
  return withEdit(plan, { kind: 'remove', target: { names: [kind] }, copies, words, refinement });
}

const ON_WALL =
  /^(?:add|hang|put|place|with|have|include)(?: up)? (?<count>another|an?|some|one|two|three|more|a few)? ?(?:(?:large|big|small|framed|abstract|nice) )*(?<thing>[a-z -]+?)(?: up)? (?:on|onto|to|at) (?:the|a) (?:back )?walls?$/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, some: 2, more: 2, 'a few': 2 };
const HUNG = wordSet('picture, mirror');

function hangUp(plan: PhotoPlan, clause: string, options: Options): PhotoOnlyChange | undefined {
  const found = ON_WALL.exec(clause)?.groups;
  const forms = formsOf(found?.thing);
  const kind = findPieceKinds(forms).find((one) => HUNG.has(one) && OWN_PIECE_KINDS.has(one));
  if (!found?.thing || kind === undefined) return undefined;
  const count = COUNTS[found.count ?? ''] ?? 1;
  const thing = { forms, count, isCounted: false, color: undefined, relation: undefined };
  const words = { noun: [found.thing], color: [], count: [], rest: [] };
  const edited = editThings(plan, { edit: { kind: 'add', thing }, words }, options);
  return edited && { plan: edited.plan, shown: [...edited.shown, 'wall'] };
}

const BIGGER =
  /^(?:(?:make|have|add|with|use) )?(?:(?:the|an?) )?(?:much )?(?:bigger|larger|wider|taller|huge|big|large|floor[- ]to[- ]ceiling|panoramic) windows?$|^(?:make|enlarge|widen|increase) the windows?(?: (?:much )?(?:bigger|larger|wider|taller))?$/;

function enlargeWindows(
  plan: PhotoPlan,
  clause: string,
  { refinement }: Options,
): PhotoOnlyChange | undefined {
  if (!BIGGER.test(clause)) return undefined;
  return withEdit(plan, { kind: 'enlarge-windows', words: clause.split(' '), refinement });
}

function withEdit(plan: PhotoPlan, edit: ThingEdit): PhotoOnlyChange {
  return { plan: { ...plan, edits: [...(plan.edits ?? []), edit] }, shown: edit.words };
}

/** As typed, and without the ending of a plural. */
function formsOf(name: string | undefined): string[] {
  return name === undefined ? [] : [name, name.replace(/s$/, '')];
}
