import { takesColor } from '../artwork/keeps-its-colors.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { clamp } from '../math/interpolate.ts';
import { MOST_THINGS } from '../plan/plan-things.ts';
import { DEFAULT_PLURAL_COUNT, MOST_OF_A_THING } from '../plan/things-of-group.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import {
  type Edit,
  type Edited,
  edited,
  isNamed,
  MAIN_THING,
  type NamedThing,
  type Side,
} from '../scene/edit.ts';
import type { Relation } from '../scene/relation.ts';

const HAT: NamedThing = {
  forms: ['hat'],
  count: 1,
  isCounted: false,
  color: undefined,
  relation: 'on',
  isWorn: true,
};
const SMALLEST = 0.35;
const LARGEST = 1.7;

/**
 * Adds, takes away, exchanges, counts and colors things of artwork; undefined if it cannot. Things keep their numbers: one
 * that is taken away stays with a count of 0.
 */
export function editThings(
  things: readonly ThingInPicture[],
  edit: Edit,
): Edited<readonly ThingInPicture[]> | undefined {
  switch (edit.kind) {
    case 'add':
      return add(things, edit.thing);
    case 'remove':
      if (edit.thing.which !== undefined || !edit.thing.isCounted)
        return changeNamed(things, edit.thing, () => ({ count: 0 }));
      return recount(things, edit.thing, (count) => Math.max(0, count - (edit.thing.count ?? count)));
    case 'count': {
      const { to } = edit;
      const found = recount(things, edit.thing, (count) =>
        to === 'more'
          ? count + Math.max(1, Math.round(count / 2))
          : to === 'fewer'
            ? Math.floor(count / 2)
            : to,
      );
      return found ?? (to === 'fewer' ? undefined : add(things, edit.thing));
    }
    case 'replace': {
      const by = drawingOf(edit.by);
      return (
        by &&
        changeNamed(things, edit.thing, ({ count: before }) => {
          const count = edit.by.count ?? (before > 1 ? before : DEFAULT_PLURAL_COUNT);
          return { thing: by, count: Math.min(MOST_OF_A_THING, count), color: edit.by.color };
        })
      );
    }
    case 'recolor': {
      const at = find(things, edit.thing);
      if (at < 0) return edit.orAdd ? add(things, edit.thing) : undefined;
      const isPainted = takesColor(things[at]!.thing.icon);
      return isPainted ? changeNamed(things, edit.thing, () => ({ color: edit.color })) : undefined;
    }
    case 'resize':
      return changeNamed(things, edit.thing, ({ size = 1 }) => ({
        size: clamp(size * edit.by, SMALLEST, LARGEST),
      }));
    case 'move':
      return changeNamed(things, edit.thing, () => ({ toward: edit.toward }));
    case 'trait':
      // Only a hat sits where added things are put.
      return edit.trait === 'hat' ? add(things, { ...HAT, of: edit.of }) : undefined;
    case 'tone':
      return undefined;
  }
}

/** A thing that is there is added again only if the words ask for one more; a number is how many there are to be. */
function add(things: readonly ThingInPicture[], named: NamedThing): ReturnType<typeof editThings> {
  const thing = drawingOf(named);
  if (!thing || things.length >= MOST_THINGS) return undefined;
  const { count } = named;
  if (find(things, named) >= 0) {
    if (named.isMore) return recount(things, named, (before) => before + (count ?? DEFAULT_PLURAL_COUNT));
    return named.isCounted && count !== null ? recount(things, named, () => count) : undefined;
  }
  const bearer = named.of ? find(things, named.of) : 0;
  const isBorne = named.relation === 'on' && bearer >= 0;
  if (named.relation === 'on' && named.isWorn && bearer < 0) return undefined;
  if (isBorne && bearsAlready(things, bearer)) return undefined;
  const isPainted = named.color !== undefined && takesColor(thing.icon);
  return edited(
    [
      ...things,
      {
        thing,
        count: Math.min(MOST_OF_A_THING, count ?? DEFAULT_PLURAL_COUNT),
        color: isPainted ? named.color : undefined,
        relation: isBorne ? 'over' : named.relation === 'on' ? 'and' : (named.relation ?? 'and'),
        isRecounted: true,
        ...(isBorne ? { bearer } : {}),
      },
    ],
    [
      ...(named.color !== undefined && !isPainted ? (['color'] as const) : []),
      ...(named.of && !isBorne ? (['host'] as const) : []),
    ],
  );
}

/** Whether something is on it: one more would stand on that. */
function bearsAlready(things: readonly ThingInPicture[], bearer: number): boolean {
  const { relation } = things[bearer]!;
  return (
    (relation !== undefined && CARRIES.has(relation)) ||
    things.some((thing) => thing.count > 0 && thing.bearer === bearer)
  );
}

const CARRIES: ReadonlySet<Relation> = new Set<Relation>(['on', 'in', 'holds', 'bears']);

function drawingOf({ forms }: NamedThing): ThingInPicture['thing'] | undefined {
  const found = findSubjects(forms).find(({ kind }) => kind === 'artwork');
  return found?.kind === 'artwork' ? found.thing : undefined;
}

export function hasThing(things: readonly ThingInPicture[], named: NamedThing): boolean {
  return find(things, named) >= 0;
}

function find(things: readonly ThingInPicture[], named: NamedThing): number {
  return alike(things, named)[0] ?? -1;
}

/** The things with the asked name; all that are of the main thing's kind if the main thing is asked for. */
function alike(things: readonly ThingInPicture[], named: NamedThing): number[] {
  const main = things.find(({ count }) => count > 0);
  const isMeant = ({ thing }: ThingInPicture) =>
    named === MAIN_THING ? thing.icon === main?.thing.icon : isNamed(named, thing.names);
  return things.flatMap((thing, at) => (thing.count > 0 && isMeant(thing) ? [at] : []));
}

/** Undefined if there is no such thing, or if nothing would be left. One that was changed alone counts with its like. */
function recount(
  things: readonly ThingInPicture[],
  named: NamedThing,
  to: (count: number) => number,
): ReturnType<typeof editThings> {
  const at = find(things, named);
  if (at < 0) return undefined;
  const sum = (all: readonly ThingInPicture[]) => all.reduce((total, { count }) => total + count, 0);
  const total = sum(alike(things, named).map((index) => things[index]!));
  const apart = total - things[at]!.count;
  const count = Math.min(MOST_OF_A_THING, to(total)) - apart;
  if (count < 0) return undefined;
  const recounted = things.map((thing, index) =>
    index === at ? { ...thing, count, isRecounted: true } : thing,
  );
  return sum(recounted) > 0 ? edited(recounted) : undefined;
}

/**
 * Changes all things of the name, or only those that the words choose of several; undefined if there are none, if the words do
 * not tell which, or if nothing would be left.
 */
function changeNamed(
  things: readonly ThingInPicture[],
  named: NamedThing,
  by: (thing: ThingInPicture) => Partial<ThingInPicture>,
): ReturnType<typeof editThings> {
  const all = alike(things, named);
  // "The blue balloon", after one of them was made blue.
  const ofColor = all.filter((at) => named.color !== undefined && things[at]!.color === named.color);
  const chosen = ofColor.length > 0 && ofColor.length < all.length ? ofColor : all;
  const [first] = chosen;
  if (first === undefined) return undefined;
  const { count } = things[first]!;
  const wanted = named.isCounted ? (named.count ?? count) : named.which === undefined ? count : 1;
  if (wanted > count || (named.which === 'untold' && count > 1)) return undefined;
  if (wanted < count && things[first]!.isRecounted) return undefined;
  const changed =
    wanted < count
      ? split(things, first, wanted, named.which === 'untold' ? 0 : (named.which ?? 0), by)
      : things.map((thing, at) => (chosen.includes(at) ? { ...thing, ...by(thing) } : thing));
  return changed.some((thing) => thing.count > 0) ? edited(changed) : undefined;
}

/** Some of a thing become a thing of their own, on their places. */
function split(
  things: readonly ThingInPicture[],
  thing: number,
  count: number,
  side: Side,
  by: (thing: ThingInPicture) => Partial<ThingInPicture>,
): ThingInPicture[] {
  const whole = things[thing]!;
  const part = { ...whole, count, partOf: { thing, count, side } };
  const rest = { ...whole, count: whole.count - count };
  return [...things.map((other) => (other === whole ? rest : other)), { ...part, ...by(part) }];
}
