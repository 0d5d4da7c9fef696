import { takesColor } from '../artwork/keeps-its-colors.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { clamp } from '../math/interpolate.ts';
import { MOST_THINGS } from '../plan/plan-things.ts';
import { DEFAULT_PLURAL_COUNT, MOST_OF_A_THING } from '../plan/things-of-group.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { type Edit, type Edited, edited, isNamed, MAIN_THING, type NamedThing } from '../scene/edit.ts';

const HAT: NamedThing = {
  forms: ['hat'],
  count: 1,
  isCounted: false,
  color: undefined,
  relation: 'on',
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
      return recount(things, edit.thing, ({ count }) =>
        edit.thing.isCounted ? Math.max(0, count - (edit.thing.count ?? count)) : 0,
      );
    case 'count': {
      const { to } = edit;
      const found = recount(things, edit.thing, ({ count }) =>
        to === 'more'
          ? count + Math.max(1, Math.round(count / 2))
          : to === 'fewer'
            ? Math.floor(count / 2)
            : to,
      );
      return found ?? (to === 'fewer' ? undefined : add(things, edit.thing));
    }
    case 'replace': {
      const at = find(things, edit.thing);
      const by = drawingOf(edit.by);
      if (at < 0 || !by) return undefined;
      const before = things[at]!.count;
      const count = edit.by.count ?? (before > 1 ? before : DEFAULT_PLURAL_COUNT);
      return change(things, at, { thing: by, count: Math.min(MOST_OF_A_THING, count), color: edit.by.color });
    }
    case 'recolor': {
      const at = find(things, edit.thing);
      if (at < 0) return edit.orAdd ? add(things, edit.thing) : undefined;
      return !takesColor(things[at]!.thing.icon) ? undefined : change(things, at, { color: edit.color });
    }
    case 'resize': {
      const at = find(things, edit.thing);
      const size = at < 0 ? 1 : clamp((things[at]!.size ?? 1) * edit.by, SMALLEST, LARGEST);
      return at < 0 ? undefined : change(things, at, { size });
    }
    case 'move': {
      const at = find(things, edit.thing);
      return at < 0 ? undefined : change(things, at, { toward: edit.toward });
    }
    case 'trait':
      // Only a hat sits where added things are put.
      return edit.trait === 'hat' ? add(things, HAT) : undefined;
    case 'tone':
      return undefined;
  }
}

function add(things: readonly ThingInPicture[], named: NamedThing): ReturnType<typeof editThings> {
  const thing = drawingOf(named);
  if (!thing || things.length >= MOST_THINGS) return undefined;
  const there = find(things, named);
  if (there >= 0) return recount(things, named, ({ count }) => count + (named.count ?? DEFAULT_PLURAL_COUNT));
  const isPainted = named.color !== undefined && takesColor(thing.icon);
  return edited(
    [
      ...things,
      {
        thing,
        count: Math.min(MOST_OF_A_THING, named.count ?? DEFAULT_PLURAL_COUNT),
        color: isPainted ? named.color : undefined,
        relation: named.relation === 'on' ? 'over' : (named.relation ?? 'and'),
      },
    ],
    named.color !== undefined && !isPainted ? ['color'] : [],
  );
}

function drawingOf({ forms }: NamedThing): ThingInPicture['thing'] | undefined {
  const found = findSubjects(forms).find(({ kind }) => kind === 'artwork');
  return found?.kind === 'artwork' ? found.thing : undefined;
}

export function hasThing(things: readonly ThingInPicture[], named: NamedThing): boolean {
  return find(things, named) >= 0;
}

function find(things: readonly ThingInPicture[], named: NamedThing): number {
  return things.findIndex(
    ({ thing, count }) => count > 0 && (named === MAIN_THING || isNamed(named, thing.names)),
  );
}

/** Undefined if there is no such thing, if it has that number, or if nothing would be left. */
function recount(
  things: readonly ThingInPicture[],
  named: NamedThing,
  to: (thing: ThingInPicture) => number,
): ReturnType<typeof editThings> {
  const at = find(things, named);
  if (at < 0) return undefined;
  const count = Math.min(MOST_OF_A_THING, to(things[at]!));
  const left = things.reduce((sum, thing, index) => sum + (index === at ? count : thing.count), 0);
  return left > 0 ? change(things, at, { count }) : undefined;
}

function change(
  things: readonly ThingInPicture[],
  at: number,
  by: Partial<ThingInPicture>,
): Edited<readonly ThingInPicture[]> {
  return edited(things.map((thing, index) => (index === at ? { ...thing, ...by } : thing)));
}
