import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import { OWN_PIECE_KINDS } from '#engines/photo-studio/sets/rooms/own-pieces';
import type { EditTarget, Subject, ThingEdit } from '#engines/photo-studio/sets/set';
import { STILL_SETS } from '#engines/photo-studio/sets/still-sets';
import { type CatalogItem, findItem, findItems } from '#engines/photo-studio/things/catalog';
import type { AskedEdit } from '#engines/studio/prompt/edit-clause';
import type { Edit, NamedThing } from '#engines/studio/scene/edit';
import { wordSet } from '#engines/studio/scene/phrases';
import { hasBackdrop } from './changeable.ts';
import { relationWith } from './containers.ts';
import { interiorColor } from './interior-color.ts';
import { HARMLESS } from './look-words.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { findRoomItem } from './plan-room.ts';
import { findStillItem, MOST_THINGS, SEVERAL } from './plan-still.ts';
import { findPiece, findPieceKinds, isRoomName, paintsWalls, takesColor } from './room-words.ts';
import { type CurrentSubject, subjectsNow } from './subjects-now.ts';
import { viewOf } from './view-of.ts';

/** The plan with an edit, and the words that it shows. */
interface EditedPlan {
  plan: PhotoPlan;
  shown: readonly string[];
}

interface Context {
  plan: PhotoPlan;
  words: AskedEdit['words'];
  /** Place of the refinement among all. */
  refinement: number;
  creditFree: boolean;
}

/** Adds, removes, replaces, counts and colors things; undefined if the set cannot. */
export function editThings(
  plan: PhotoPlan,
  { edit, words }: AskedEdit,
  options: { refinement: number; creditFree: boolean },
): EditedPlan | undefined {
  const context: Context = { plan, words, ...options };
  switch (edit.kind) {
    case 'recolor':
      return recolor(context, edit) ?? (edit.orAdd ? add(context, edit.thing) : undefined);
    case 'add':
      return isRoomName(plan.set) && edit.thing.color !== undefined && !edit.thing.isCounted
        ? (recolorWished(context, edit.thing, edit.thing.color) ?? add(context, edit.thing))
        : add(context, edit.thing);
    case 'remove':
      return remove(context, edit.thing);
    case 'replace':
      return replace(context, edit);
    case 'count':
      return recount(context, edit);
    default:
      return undefined;
  }
}

/** Names of a thing, the most special first: "floor lamp" before "lamp". */
function namesOf({ forms }: NamedThing, { noun, rest }: AskedEdit['words']): string[] {
  const described = [...rest, ...noun.slice(1)].filter((word) => !forms.includes(word));
  return [...(described.length > 0 ? forms.map((form) => `${described.join(' ')} ${form}`) : []), ...forms];
}

function findSubject(plan: PhotoPlan, names: readonly string[]): CurrentSubject | undefined {
  const all = subjectsNow(plan);
  return (
    all.find(({ key, name }) =>
      names.some((form) => form === name || form === 'it' || key === `made-${form.replaceAll(' ', '-')}`),
    ) ?? all.find(({ key }) => findItem(key)?.names.some((name) => names.includes(name)))
  );
}

/** A subject, a kind of piece of a room, or something that a set may have added by itself. */
function findTarget(plan: PhotoPlan, names: readonly string[]): EditTarget | undefined {
  const subject = findSubject(plan, names);
  if (subject) return { subject: subject.index };
  if (isRoomName(plan.set)) {
    const kind = findPiece(plan.set, names);
    return kind !== undefined && !FIXED.has(kind) ? { names: [kind] } : undefined;
  }
  return names.some((name) => findItems(name).length > 0) ? { names } : undefined;
}

/** Parts of the room itself. */
const FIXED = wordSet('window, counter');

function withEdit(
  { plan, refinement }: Context,
  shown: readonly string[],
  edit: EditOf<ThingEdit>,
): EditedPlan {
  const edits = [...(plan.edits ?? []), { ...edit, words: shown, refinement } as ThingEdit];
  return { plan: { ...plan, edits }, shown };
}

type EditOf<Any> = Any extends ThingEdit ? Omit<Any, 'words' | 'refinement'> : never;

/** What lies in or on it. */
function contentsOf(plan: PhotoPlan, target: EditTarget): CurrentSubject[] {
  const isCarrier = ({ of = 0, ofKind }: CurrentSubject) => {
    if ('subject' in target) return !ofKind && of === target.subject;
    return ofKind !== undefined && target.names.includes(ofKind);
  };
  return subjectsNow(plan).filter(
    (subject) => (subject.relation === 'in' || subject.relation === 'on') && isCarrier(subject),
  );
}

function remove(context: Context, thing: NamedThing): EditedPlan | undefined {
  const { plan, words } = context;
  const target = findTarget(plan, namesOf(thing, words));
  if (!target || (thing.which !== undefined && isPartOf(plan, target, thing))) return undefined;
  // In rooms, what lies there would fall.
  if (isRoomName(plan.set) && contentsOf(plan, target).length > 0) return undefined;
  // A picture of nothing is none.
  const isLast = !isRoomName(plan.set) && 'subject' in target && subjectsNow(plan).length === 1;
  return isLast ? undefined : withEdit(context, [...words.noun, ...words.color], { kind: 'remove', target });
}

function recolor(context: Context, { thing, color }: Edit & { kind: 'recolor' }): EditedPlan | undefined {
  const { plan, words } = context;
  const names = namesOf(thing, words);
  const shown = [...words.noun, ...words.color];
  const isRoom = isRoomName(plan.set);
  if (!isRoom && hasBackdrop(plan) && names.some((name) => BACKDROPS.has(name)))
    return { plan: { ...plan, wall: rgbFromHex(color) }, shown };
  if (isRoom && paintsWalls(plan) && names.some((name) => WALLS.has(name)))
    return { plan: { ...plan, wall: interiorColor(color) }, shown };
  const target = findTarget(plan, names);
  if (!target || !canColor(plan, target) || isPartOf(plan, target, thing)) return undefined;
  const linear = isRoom ? interiorColor(color) : rgbFromHex(color);
  return withEdit(context, shown, { kind: 'recolor', target, color: linear });
}

/** Whether only some of the copies are meant, which no photo tells from the others. */
function isPartOf(plan: PhotoPlan, target: EditTarget, { which, isCounted, count }: NamedThing): boolean {
  const several = 'subject' in target ? subjectAt(plan, target.subject).count : 1;
  return several > 1 && (which !== undefined || (isCounted && count !== null && count < several));
}

const BACKDROPS = wordSet('background, backdrop, wall');
const WALLS = wordSet('wall, wall color, wall colour');

function canColor(plan: PhotoPlan, target: EditTarget): boolean {
  if ('subject' in target) {
    const { key, pieceKind } = subjectAt(plan, target.subject);
    return pieceKind ? takesColor(pieceKind) : findItem(key)?.takesColor === true;
  }
  if (isRoomName(plan.set)) return target.names.some(takesColor);
  return target.names.some((name) => findItems(name).some((item) => item.takesColor));
}

/** Those of the prompt, then the added ones. */
function subjectAt(
  { subjects, edits = [] }: PhotoPlan,
  index: number,
): Subject & { pieceKind?: string | undefined } {
  const added = edits.flatMap((edit) =>
    edit.kind === 'add' ? [{ ...edit.subject, pieceKind: edit.pieceKind }] : [],
  );
  return [...subjects, ...added][index]!;
}

/** "A red rug" in a room whose prompt has a rug. */
function recolorWished(context: Context, thing: NamedThing, color: string): EditedPlan | undefined {
  const { plan, words } = context;
  const kind = findPiece(plan.set, namesOf(thing, words));
  const isWished = plan.wishes.some((wish) => wish.kind === kind);
  return isWished ? recolor(context, { kind: 'recolor', thing, color, orAdd: true }) : undefined;
}

/** What is to be added, before its place is known. */
interface Addition {
  subject: Subject;
  pieceKind?: string;
  takesColor: boolean;
}

/** Of a plural without a number. */
const USUAL_COUNTS: Readonly<Record<string, number>> = { cushion: 2 };

function findAddition({ plan, words, creditFree }: Context, thing: NamedThing): Addition | undefined {
  const names = namesOf(thing, words);
  const room = isRoomName(plan.set);
  const kind = room ? findPieceKinds(names).find((one) => OWN_PIECE_KINDS.has(one)) : undefined;
  const count = kind === 'curtain' ? 1 : (thing.count ?? USUAL_COUNTS[kind ?? ''] ?? SEVERAL);
  const name = words.noun[0]!;
  if (kind !== undefined)
    return { subject: { key: kind, name, count }, pieceKind: kind, takesColor: takesColor(kind) };
  const item: CatalogItem | undefined = room
    ? findRoomItem(names)
    : findStillItem(names, { isCounted: thing.isCounted, creditFree });
  if (!item || (!room && !STILL_SETS.find((set) => set.name === plan.set)?.fits(item))) return undefined;
  return { subject: { key: item.key, name, count }, takesColor: item.takesColor };
}

function add(context: Context, thing: NamedThing, insteadOf?: EditTarget): EditedPlan | undefined {
  const { plan, words } = context;
  const found = findAddition(context, thing);
  if (!found || found.subject.count > mostMore(plan)) return undefined;
  const room = isRoomName(plan.set);
  const isColored = thing.color !== undefined && found.takesColor;
  const color = isColored ? (room ? interiorColor : rgbFromHex)(thing.color!) : undefined;
  const place = insteadOf ? {} : placeOf(plan, thing, words.rest);
  if (!place) return undefined;
  const known = words.rest.filter(
    (word) => HARMLESS.has(word) || place.words?.includes(word) || found.subject.name.includes(word),
  );
  const shown = [...words.noun, ...(isColored ? words.color : []), ...words.count, ...known];
  const { of, relation } = place;
  return withEdit(context, shown, {
    kind: 'add',
    subject: {
      ...found.subject,
      ...(color && { color }),
      ...(relation && { relation, ...(of === undefined ? {} : { of }) }),
    },
    view: viewOf(plan.change),
    ...(found.pieceKind && { pieceKind: found.pieceKind }),
    ...(insteadOf && { insteadOf }),
  });
}

/** Things that may be added beyond those of now. */
function mostMore(plan: PhotoPlan): number {
  const now = subjectsNow(plan).reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, MOST_THINGS - now);
}

/** "On the cake", "to the left of the mug"; undefined if the picture has no such place. */
function placeOf(
  plan: PhotoPlan,
  { relation }: NamedThing,
  rest: readonly string[],
): { relation?: Subject['relation']; of?: number; words?: readonly string[] } | undefined {
  const related = RELATIONS[relation ?? ''];
  if (!related) return {};
  const host = rest.length > 0 ? findSubject(plan, rest) : subjectsNow(plan)[0];
  if (host) return { relation: related, of: host.index, words: rest };
  // The ground of the set itself.
  if (related === 'on' && rest.some((word) => GROUNDS.has(word))) return { words: rest };
  return related === 'on' || related === 'in' ? undefined : {};
}

const RELATIONS: Readonly<Record<string, Subject['relation']>> = {
  left: 'left',
  right: 'right',
  behind: 'behind',
  'in-front': 'in-front',
  on: 'on',
  in: 'in',
};
const GROUNDS = wordSet(
  'table, tabletop, counter, floor, shelf, sill, windowsill, blanket, ground, desk, side',
);

function replace(context: Context, { thing, by }: Edit & { kind: 'replace' }): EditedPlan | undefined {
  const { plan, words } = context;
  const [, ...oldWords] = words.noun;
  const target = findTarget(plan, [...thing.forms, ...oldWords]);
  if (!target) return undefined;
  const old =
    'subject' in target ? subjectsNow(plan).find(({ index }) => index === target.subject) : undefined;
  const count = by.count ?? old?.count ?? 1;
  // Its words name what goes, too.
  const named = { ...words, noun: words.noun.slice(0, 1) };
  const added = add({ ...context, words: named }, { ...by, count }, target);
  if (!added) return undefined;
  const edits = [...added.plan.edits!];
  const last = edits.at(-1)!;
  const contents = contentsOf(plan, target);
  const carries = last.kind === 'add' ? relationWith(last.subject.key, contents) : undefined;
  if (contents.length > 0 && (!carries || isRoomName(plan.set))) return undefined;
  edits[edits.length - 1] = {
    ...last,
    words: [...last.words, ...oldWords],
    ...(contents.length > 0 && { carries }),
  } as ThingEdit;
  return { plan: { ...added.plan, edits }, shown: [...added.shown, ...oldWords] };
}

function recount(context: Context, { thing, to }: Edit & { kind: 'count' }): EditedPlan | undefined {
  const { plan, words } = context;
  const names = namesOf(thing, words);
  const subject = findSubject(plan, names);
  if (!subject)
    return to === 'fewer' ? undefined : add(context, to === 'more' ? { ...thing, count: 1 } : thing);
  const wanted = to === 'more' ? subject.count + 1 : to === 'fewer' ? subject.count - 1 : to;
  const more = wanted - subject.count;
  const shown = [...words.noun, ...words.count];
  if (wanted < 1 || more > mostMore(plan)) return undefined;
  if (more < 0)
    return withEdit(context, shown, { kind: 'remove', target: { subject: subject.index }, copies: -more });
  if (more === 0) return { plan, shown };
  const { index: _, ...same } = subject;
  const { pieceKind } = subjectAt(plan, subject.index);
  return withEdit(context, shown, {
    kind: 'add',
    subject: { ...same, count: more },
    view: viewOf(plan.change),
    ...(pieceKind && { pieceKind }),
  });
}
