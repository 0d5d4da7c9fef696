import type { NamedThing, Side } from '../scene/edit.ts';
import { COLOR_WORDS } from './color-words.ts';
import {
  type AskedEdit,
  groupsOf,
  LIGHT,
  NO_EDIT,
  nameThing,
  type ReadClause,
  WHOLE,
  wordsOf,
} from './edit-clause.ts';
import { BIGGER, move, resize } from './read-sizes-and-moves.ts';
import { traitClause, traitOf } from './read-traits.ts';
import { NUMBERS } from './reading/function-words.ts';
import type { NounGroup } from './reading/noun-groups.ts';

/** Parts of a refinement that are read on their own. */
export function splitClauses(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’`]/g, "'")
    .replace(/\binstead of ([^,;.]+),\s*/g, 'instead of $1 : ')
    .split(new RegExp(String.raw`[,;.!?\n]+|\s+(?:and then|then|but)\s+|\s+and\s+(?=(?:${VERBS})\b)`))
    .map((clause) => clause.replace(POLITE, '').replace(TRAILING, '').trim())
    .filter((clause) => clause !== '');
}

const VERBS = `add|put|place|remove|delete|erase|make|paint|turn|replace|swap|change|give|take|move|shift|color|colour|without|no|less|more|with`;
const POLITE =
  /^\s*(?:(?:please|can you|could you|would you|now|just|also|maybe|actually|perhaps|let's|i want you to|i would like you to|i'd like you to|try to|try)\s+)+/;
const TRAILING = /\s+(?:please|too|as well|thanks|thank you|for me|anymore|any more)$/;

const COLOR = `(?:(?:very|more|all|a|light|dark|bright|deep|pale|solid|bold|pure|vivid|hot|soft) )*(${Object.keys(COLOR_WORDS).join('|')})`;

type Reader = (match: RegExpExecArray) => ReadClause | undefined;

/** The first that matches and gives something wins. */
const PATTERNS: readonly (readonly [RegExp, Reader])[] = [
  [
    /^(?:(?:leave |make |more |some |with |add |create |have |i need )?(?:more )?(?:copy |empty |negative |text |free |blank )?(?:space|room|area)(?: for (?:copy|text|a title|a headline|words))? (?:on|at|to|in) the (left|right)(?: side| hand side)?)(?: for .+)?$/,
    ([, side]) => ({ ...NO_EDIT, toward: side === 'left' ? 1 : -1, words: ['space', side!] }),
  ],
  [
    /^(?:move|shift|put|place|push|slide|position|align) (?:it|them|everything|all|the (?:subject|whole thing|main (?:subject|thing|object)|object|person|people|group))(?: (?:more|further|a bit|a little|slightly))? ?(?:over )?(?:to|on|towards?|into|in)? ?(?:the )?(left|right|center|centre|middle)(?: side| hand side| third)?$/,
    ([, side]) => ({ ...NO_EDIT, toward: sideOf(side!), words: [side!] }),
  ],
  [
    /^(?:move|shift|push|slide|position|align|(?:put|place)(?= (?:the|it|them) )) (.+?) (?:(?:more|further|a bit|a little|slightly) )?(?:over )?(?:to|on|towards?|into|in)? ?(?:the )?(left|right|center|centre|middle)(?: side| hand side| third| edge| corner)?$/,
    ([, noun, side]) => move(noun!, sideOf(side!)),
  ],
  [
    new RegExp(`^(?:make |have |turn |draw |show )(.+?) (?:to be )?${BIGGER}$`),
    ([, noun, much, way]) => resize(noun!, way!, much),
  ],
  [new RegExp(`^(?:a )?${BIGGER} (.+)$`), ([, much, way, noun]) => resize(noun!, way!, much)],
  [
    /^(enlarge|shrink|scale up|scale down) (.+)$/,
    ([, way, noun]) => resize(noun!, /shrink|down/.test(way!) ? 'smaller' : 'bigger', undefined),
  ],
  [
    /^(?:center|centre) (?:it|them|everything|the .+)$|^(?:centered|centred|in the (?:center|centre|middle))$/,
    ([all]) => ({ ...NO_EDIT, toward: 0, words: [all.split(' ')[0]!] }),
  ],
  [
    new RegExp(
      `^(?:make it |with |use |a bit |a little |slightly |much )*(less|more|fewer|reduce|no|without|too much|too|not so much|not so|remove)(?: the)?(?: of)?(?: the)? ${COLOR}(?: tones?| colou?rs?| tints?| cast| hues?)?$`,
    ),
    ([, way, color]) => ({
      ...NO_EDIT,
      edits: [toneOf(color!, way === 'more' ? 1 : -1)],
    }),
  ],
  [
    new RegExp(
      `^(?:make|paint|colou?r|turn|dye|tint|change|recolou?r|have|set|give) (?:the colou?r of )?(.+?)(?:'s colou?r)? (?:to be |to |into |in |as |a )?${COLOR}(?: instead| colou?r)?$`,
    ),
    ([, noun, color]) => recolor(noun!, color!),
  ],
  [
    new RegExp(`^(.+?) (?:should be|has to be|must be|could be|in|to|is) ${COLOR}(?: instead)?$`),
    ([, noun, color]) => recolor(noun!, color!),
  ],
  [
    /^(.+?) (?:instead of|rather than|not) (?:just |only )?(?:a |the )?(one|two|three|four|five|six|seven|eight|nine|ten|\d+|single one)$/,
    ([, thing]) => recount(thing!, (named) => named.count ?? 'more'),
  ],
  [
    /^(?:only|just|make it|make that|show|there should be|make them)(?: only| just)? ((?:a single|one|two|three|four|five|six|seven|eight|nine|ten|\d+) .+)$/,
    ([, thing]) => recount(thing!, (named) => named.count ?? 'more'),
  ],
  [/^(?:some |a few )?(?:more|extra|additional) (.+)$/, ([, thing]) => recount(thing!, () => 'more')],
  [
    /^(?:add )?(?:(one|two|three|four|five|another|an extra|\d+) (?:more|extra|additional|other)|another|an extra) (.+)$/,
    ([, many, thing]) => addAll(`${many && many in NUMBERS ? many : 'one'} ${thing}`),
  ],
  [/^(?:fewer|less|not so many|not as many) (.+)$/, ([, thing]) => recount(thing!, () => 'fewer')],
  [
    /^(?:replace|swap|exchange|substitute|switch)(?: out)? (.+?) (?:with|for|by|to|against) (.+)$/,
    ([, thing, by]) => replace(thing!, by!),
  ],
  [/^(?:change|turn|convert|transform) (.+?) (?:to|into) (.+)$/, ([, thing, by]) => replace(thing!, by!)],
  [
    /^(?:make |have |show |use |put |with )?(.+?) (?:instead of|rather than|in place of) (.+)$/,
    ([, by, thing]) => replace(thing!, by!),
  ],
  [/^instead of (.+?) : (?:show |draw |use |put |have |add )?(.+)$/, ([, thing, by]) => replace(thing!, by!)],
  [
    /^(?:remove|delete|erase|drop|hide|omit|exclude|eliminate|lose|take out|take away|take off|get rid of|leave out|leave away|without|with no|no more|no|minus|don't (?:show|draw|include|want|have|use)|do not (?:show|draw|include|want|have|use)|there (?:should|must) be no|i don't want|i want no) (.+)$/,
    ([, things]) => removeAll(things!),
  ],
  [/^take (.+?) (?:out|away|off)(?: of .+)?$/, ([, things]) => removeAll(things!)],
  [
    /^make (.+?) (?:be |look |into |wear |have )?(.+)$/,
    ([, thing, by]) =>
      PERSON.test(thing!)
        ? traitClause(by!, false)
        : /^(?:a|an) /.test(by!)
          ? replace(thing!, by!)
          : cannot(thing!, by!),
  ],
  [
    /^(?:add|put|place|insert|include|draw|throw in|bring in|show|have|give (?:it|him|her|them|the \w+|everyone)|let there be|there should be|there is|i want|i'd like|i would like|i need|with|wearing|and|plus) (.+)$/,
    ([, things]) => traitClause(things!, false) ?? addAll(things!),
  ],
];

const PERSON =
  /^(?:it|him|her|them|the (?:man|woman|person|people|guy|lady|girl|boy|doctor|patient|teacher|speaker|model|face|men|women)|everyone|everybody|all(?: of them)?)$/;

/** The edit that a clause asks for. */
export function readClause(clause: string): ReadClause | undefined {
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(clause);
    const found = match && read(match);
    if (found && (found.edits.length > 0 || found.toward !== undefined || found.leftOut.length > 0))
      return found;
  }
  return undefined;
}

/** A clause without a verb: a trait, a thing in a color, or a thing to add. */
export function readBareClause(clause: string): ReadClause | undefined {
  const trait = traitClause(clause, false);
  if (trait) return trait;
  const bare = clause.replace(/^(?:on|against|in front of|before) (?=(?:a|an|the) )/, '');
  const colored = new RegExp(`^(?:an? |the )?${COLOR} (.+)$`).exec(bare);
  if (colored) {
    const asked = recolor(colored[2]!, colored[1]!, true);
    if (asked) return { ...asked, isCommand: false };
  }
  // "Two cats", of a picture of one.
  const counted = groupsOf(clause);
  if (counted.length === 1 && counted[0]!.number && (counted[0]!.count ?? 0) > 0) {
    const recounted = recount(clause, ({ count }) => count!);
    return recounted && { ...recounted, isCommand: false };
  }
  const added = addAll(clause);
  return added && { ...added, isCommand: false };
}

/** "Make the suit longer": a thing of the picture, and something that no edit does to it. */
function cannot(thing: string, how: string): ReadClause | undefined {
  if (WHOLE.test(thing) || LIGHT.test(thing)) return undefined;
  return { ...NO_EDIT, leftOut: [...groupsOf(thing).flatMap(wordsOf), how] };
}

function sideOf(word: string): Side {
  return word === 'left' ? -1 : word === 'right' ? 1 : 0;
}

function toneOf(color: string, way: 1 | -1): AskedEdit {
  return {
    edit: { kind: 'tone', color: COLOR_WORDS[color]!, way },
    words: { noun: [way < 0 ? 'less' : 'more', color], color: [], count: [], rest: [] },
  };
}

function recolor(noun: string, color: string, orAdd = false): ReadClause | undefined {
  if (WHOLE.test(noun) || LIGHT.test(noun)) return undefined;
  const asked = groupsOf(noun)[0];
  if (!asked) return undefined;
  const hair = `${color} hair`;
  if (asked.noun.forms.includes('hair')) return traitClause(hair, false);
  const { thing, words } = nameThing(asked);
  return {
    ...NO_EDIT,
    edits: [
      {
        edit: {
          kind: 'recolor',
          thing: { ...thing, color: COLOR_WORDS[color]! },
          color: COLOR_WORDS[color]!,
          orAdd,
        },
        words: { ...words, noun: [...words.noun, ...(orAdd ? [] : [color])], color: orAdd ? [color] : [] },
      },
    ],
  };
}

function recount(text: string, to: (thing: NamedThing) => number | 'more' | 'fewer'): ReadClause | undefined {
  const group = groupsOf(text)[0];
  if (!group) return undefined;
  const { thing, words } = nameThing(group);
  return { ...NO_EDIT, edits: [{ edit: { kind: 'count', thing, to: to(thing) }, words }] };
}

function replace(text: string, by: string): ReadClause | undefined {
  const old = groupsOf(text)[0];
  const next = groupsOf(by)[0];
  const person = traitClause(by, false);
  if (person && (PERSON.test(text) || !old || isPersonal(old))) return person;
  if (!next) return undefined;
  if (!old) return addAll(by);
  const [one, other] = [nameThing(old), nameThing(next)];
  return {
    ...NO_EDIT,
    edits: [
      {
        edit: { kind: 'replace', thing: one.thing, by: other.thing },
        words: { ...other.words, noun: [...other.words.noun, ...one.words.noun] },
      },
    ],
  };
}

function isPersonal({ noun }: NounGroup): boolean {
  return (
    traitOf(noun.text) !== undefined ||
    PERSON.test(`the ${noun.forms.at(-1)}`) ||
    PERSON.test(`the ${noun.text}`)
  );
}

function removeAll(text: string): ReadClause | undefined {
  const traits = traitClause(text, true);
  if (traits) return traits;
  const things = groupsOf(text.replace(/ (?:from|in|on|at|of) (?:the|this) .+$/, ''));
  return {
    ...NO_EDIT,
    edits: things.map((group) => {
      const { thing, words } = nameThing(group);
      return {
        edit: { kind: 'remove', thing },
        words: { ...words, noun: [...words.noun, ...words.rest], rest: [] },
      };
    }),
  };
}

/** The things joined by "and"; what stands after "on" or "in" says where. */
function addAll(text: string): ReadClause | undefined {
  const groups = groupsOf(text);
  const first = groups[0];
  if (!first) return undefined;
  const things = groups.filter(({ relation }, at) => at === 0 || relation === 'and' || relation === 'with');
  const place = groups.find((group) => !things.includes(group));
  const onIt = /\bon (?:it|top|his|her|its|their)\b/.test(text);
  return {
    ...NO_EDIT,
    edits: things.map((group, at) => {
      const { thing, words } = nameThing(group);
      const relation = onIt ? 'on' : (place?.relation ?? sideways(text));
      const where = place && at === things.length - 1 ? wordsOf(place) : [];
      return {
        edit: { kind: 'add', thing: { ...thing, relation } },
        words: { ...words, rest: [...words.rest, ...where] },
      };
    }),
  };
}

function sideways(text: string): NamedThing['relation'] {
  const side = /\b(?:on|to|at) (?:the|its) (left|right)\b/.exec(text)?.[1];
  return side === 'left' ? 'left' : side === 'right' ? 'right' : undefined;
}
