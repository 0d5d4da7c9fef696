import type { PeopleChange, Whom } from '../../people/people-change.ts';
import { COLOR_PATTERN } from '../color-words.ts';
import { NO_EDIT, type ReadClause } from '../edit-clause.ts';
import { recolor, removeAll } from '../make-edits.ts';
import { readLook, readPlaceName } from './read-look.ts';
import { describePeople, EVERYONE, readWhom } from './read-whom.ts';
import { WORN } from './worn-words.ts';

/** A change of the people in a picture, of one part of a refinement; undefined if it changes no people, or it is unclear whom. */
export function readPeopleClause(clause: string): ReadClause | undefined {
  const plain = clause.replace(/ (?:instead|now)$/, '');
  for (const read of READERS) {
    const changes = read(plain);
    if (changes) return clauseOf(clause, changes, true);
  }
  const bare = readBare(plain);
  return bare && clauseOf(clause, bare, false);
}

/** The first edit has all words, so that they are reported together. */
function clauseOf(clause: string, changes: readonly PeopleChange[], isCommand: boolean): ReadClause {
  const noun = clause.split(' ').filter((word) => !SILENT.has(word));
  return {
    ...NO_EDIT,
    isCommand,
    edits: changes.map((change) => ({
      edit: { kind: 'people', change },
      words: { noun, color: [], count: [], rest: [] },
    })),
  };
}

const SILENT: ReadonlySet<string> = new Set(
  'a an the of in on at with and to his her their is are be make give put add him them it should'.split(' '),
);

const COLOR = `(?:(?:light|dark|bright|deep|pale) )?(?:${COLOR_PATTERN})`;
/** Pictures show six people at most. */
const NUMBER = String.raw`one|two|three|four|five|six|\d+`;
const OWNER = `(?<owner>his|her|their|everyone's|the .+?(?:'s|s'))`;

type Read = (clause: string) => PeopleChange[] | undefined;

/** The first that can read a clause wins. */
const READERS: readonly Read[] = [
  // "Two women instead of one"
  match(
    new RegExp(
      `^(?:(?:only|just|make it|show|make that) )*(?<who>(?:${NUMBER}|a single) .+?)(?: (?:instead of|rather than|not) (?:just |only )?(?:${NUMBER}))?$`,
    ),
    ({ who }) => countPeople(who!),
  ),
  match(/^(?:replace|swap|exchange|substitute) (?<who>.+?) (?:with|for|by) (?<by>.+)$/, ({ who, by }) =>
    lookOf(who!, by!),
  ),
  match(
    /^(?:make |have |show |use )?(?<by>.+?) (?:instead of|rather than|in place of) (?<who>.+)$/,
    ({ who, by }) => lookOf(who!, by!),
  ),
  // "Make her hair longer", "change the man's shirt to green"
  match(
    new RegExp(
      `^(?:make|paint|colou?r|dye|turn|change|have|let|give|recolou?r) ${OWNER} (?<thing>[a-z-]+(?: color)?) (?:to be |to |into |in |look )?(?:an? )?(?<what>.+)$`,
    ),
    ({ owner, thing, what }) => changeWorn(owner!, thing!.replace(/ color$/, ''), what!),
  ),
  match(
    new RegExp(`^${OWNER} (?<thing>[a-z-]+) (?:should be|must be|to|in|is) (?:an? )?(?<what>.+)$`),
    ({ owner, thing, what }) => changeWorn(owner!, thing!, what!),
  ),
  // "Make the blue shirt green"
  match(
    new RegExp(
      `^(?:make |paint |colou?r |dye |turn |change |recolou?r )?(?:the )?(?<from>${COLOR} )?(?<thing>[a-z-]+(?: [a-z]+)?)(?: (?:to be|should be|to|into|in))? (?<to>${COLOR})$`,
    ),
    ({ from, thing, to }) => recolorWorn(from?.trim(), thing!, to!),
  ),
  match(/^shave (?<who>.+)$/, ({ who }) => lookOf(who!, 'clean shaven')),
  match(
    new RegExp(`^(?:remove|delete|erase|take off|lose|take away|without|no) ${OWNER} (?<thing>.+)$`),
    ({ owner, thing }) => takeOff(owner!.replace(/'s$|(?<=s)'$/, ''), thing!),
  ),
  match(/^(?:remove|delete|erase|take) (?<thing>.+?) (?:from|off) (?<who>.+)$/, ({ who, thing }) =>
    takeOff(who!, thing!),
  ),
  match(
    // The other ways to remove, in `read-edits.ts`, are for things.
    /^(?:remove|delete|erase|drop|hide|omit|exclude|take out|take away|get rid of|leave out|without|with no|no more|no|minus) (?<who>.+)$/,
    ({ who }) => leave(who!),
  ),
  match(/^take (?<who>.+?) (?:out|away)(?: of .+)?$/, ({ who }) => leave(who!)),
  match(
    /^(?:move|put|place|bring|take|send|show|set|relocate|transport) (?<who>.+?) (?<where>(?:to|in|into|inside|at|on|onto) .+)$/,
    ({ who, where }) => moveTo(who!, where!),
  ),
  match(
    /^(?:change|make|turn|set|replace|switch|swap) (?:the )?(?:background|place|location|setting|scene|scenery|room|surroundings)(?: (?:to|into|with|for|be))? (?<place>.+)$/,
    ({ place }) => readPlaceName(place!, EVERYONE),
  ),
  // "Put a hat on the man"
  match(/^(?:put|add|place|set|give|draw) (?<what>.+?) (?:on|onto|to) (?<who>.+)$/, ({ who, what }) =>
    lookOf(who!, what!),
  ),
  match(/^dress (?<who>.+?) (?<what>(?:in|as|like) .+)$/, ({ who, what }) =>
    lookOf(who!, what!.replace(/^(?:as|like) /, '')),
  ),
  match(/^(?:make|have|let|turn|show|draw|give|change|want|get) (?<rest>.+)$/, ({ rest }) =>
    splitLook(rest!),
  ),
  match(
    /^(?<who>.+?) (?:should|must|has to|have to|could|needs to|need to) (?:be |have |look )?(?<what>.+)$/,
    ({ who, what }) => lookOf(who!, what!),
  ),
  match(
    new RegExp(
      `^(?:add|plus|include|insert|draw|show|with|and) (?<who>(?:an?|another|one more|(?:a )?second|${NUMBER}) .+)$|^(?<more>(?:another|one more) .+)$`,
    ),
    ({ who, more }) => join((who ?? more)!),
  ),
];

function match(
  pattern: RegExp,
  read: (groups: Record<string, string | undefined>) => PeopleChange[] | undefined,
): Read {
  return (clause) => {
    const found = pattern.exec(clause);
    return found ? read(found.groups!) : undefined;
  };
}

/** Without a verb: "in a park", "sitting", "the children in blue shirts". */
function readBare(clause: string): PeopleChange[] | undefined {
  if (/^(?:the|him|her|them|everyone|both) /.test(clause)) return splitLook(clause);
  return readLook(clause, EVERYONE);
}

function lookOf(who: string, what: string): PeopleChange[] | undefined {
  const whom = readWhom(who);
  return whom && readLook(what, whom);
}

/** "The girl in a red dress wave": the longest beginning that means people, before a look. */
function splitLook(text: string): PeopleChange[] | undefined {
  const words = text.split(' ');
  for (let end = words.length - 1; end > 0; end--) {
    const changes = lookOf(words.slice(0, end).join(' '), words.slice(end).join(' '));
    if (changes) return changes;
  }
  return undefined;
}

function changeWorn(owner: string, thing: string, what: string): PeopleChange[] | undefined {
  const whom = readWhom(owner.replace(/'s$|(?<=s)'$/, ''));
  if (!whom) return undefined;
  if (thing === 'hair') return readLook(`${what} hair`, whom);
  const color = colorOf(what);
  if (color === undefined) return WORN.has(thing) ? readLook(what, whom) : undefined;
  return recolored(whom, thing, color);
}

function colorOf(text: string): string | undefined {
  const name = text.replace(/^(?:very|more) /, '');
  return new RegExp(`^${COLOR}$`).test(name) ? name : undefined;
}

/** "The blue shirt" is on whoever wears one. */
function recolorWorn(from: string | undefined, thing: string, to: string): PeopleChange[] | undefined {
  const [worn] = describePeople(`person in a ${from ? `${from} ` : ''}${thing}`)?.wishes ?? [];
  if (!worn?.outfit) return recolorHeld(from, thing, to);
  const { outfit, top } = worn;
  if (from && !top) return undefined;
  return recolored({ wishes: [{ outfit, ...(top ? { top } : {}) }], which: 'all' }, thing, to);
}

/** A hat, or a thing in the hand. */
function recolorHeld(from: string | undefined, thing: string, to: string): PeopleChange[] | undefined {
  const [had] = describePeople(`person with a ${from ? `${from} ` : ''}${thing}`)?.wishes ?? [];
  const [has] = describePeople(`person with a ${to} ${thing}`)?.wishes ?? [];
  if (!had || !(has?.thingColor || has?.hatColor || has?.overs?.[0]?.color)) return undefined;
  const { age: _, ...owner } = had;
  const { age: __, ...wish } = has;
  return [{ does: 'wear', whom: { wishes: [owner], which: 'all' }, wish }];
}

function recolored(whom: Whom, thing: string, color: string): PeopleChange[] | undefined {
  const edits = recolor(thing, color.split(' ').at(-1)!)?.edits;
  return edits?.map(({ edit }) => ({ does: 'edit', whom, edit }));
}

function takeOff(who: string, thing: string): PeopleChange[] | undefined {
  const whom = readWhom(who);
  if (!whom) return undefined;
  return removeAll(thing)?.edits.map(({ edit }) => ({ does: 'edit', whom, edit }));
}

function leave(who: string): PeopleChange[] | undefined {
  const holder = dropHeld(who);
  if (holder) return holder;
  const [, number, some] = new RegExp(`^(${NUMBER}) (?!of )(.+)$`).exec(who) ?? [];
  const whom = readWhom(some ?? who);
  const count = number && describePeople(who)?.count;
  if (number && !count) return undefined;
  return (
    whom && [{ does: 'leave', whom: count ? { ...whom, which: 'all' } : whom, ...(count ? { count } : {}) }]
  );
}

/** "Remove the balloon" from whoever holds it. */
function dropHeld(thing: string): PeopleChange[] | undefined {
  const [wish] =
    describePeople(`person with a ${thing.replace(/^(?:an?|the|his|her|their) /, '')}`)?.wishes ?? [];
  if (!wish?.holds) return undefined;
  return [{ does: 'wear', whom: { wishes: [{ holds: wish.holds }], which: 'all' }, wish: { holds: '' } }];
}

function moveTo(who: string, where: string): PeopleChange[] | undefined {
  const whom = readWhom(who);
  if (!whom) return undefined;
  return (
    readPlaceName(where.replace(/^\S+ /, ''), whom) ??
    readLook(where.replace(/^(?:to|into|inside|onto) /, 'in '), whom)
  );
}

function countPeople(who: string): PeopleChange[] | undefined {
  const described = describePeople(who.replace(/^a single /, 'one '));
  const whom = readWhom(who.replace(/^(?:a single|\S+) /, ''));
  const [wish, ...others] = described?.wishes ?? [];
  if (!wish || !whom || others.length > 0 || described!.place || described!.count === null) return undefined;
  return [{ does: 'count', whom: { ...whom, which: 'all' }, wish, to: described!.count }];
}

function join(who: string): PeopleChange[] | undefined {
  const plain = who
    .replace(/ (?:next to|beside|besides|near|with) (?:him|her|them|it|the others?)$/, '')
    .replace(/^(?:another|one more|(?:a )?second) (?=\S)/, 'one ')
    .replace(/^one (?=two|three)/, '');
  const described = describePeople(plain);
  if (!described || described.place) return undefined;
  const { wishes, count } = described;
  return wishes.map((wish) => ({ does: 'join', wish, count: wishes.length > 1 ? 1 : (count ?? 2) }));
}
