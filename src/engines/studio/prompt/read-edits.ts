import { COLOR_PATTERN } from './color-words.ts';
import { groupsOf, NO_EDIT, type ReadClause } from './edit-clause.ts';
import {
  addAll,
  PERSON,
  recolor,
  recount,
  refuse,
  removeAll,
  replace,
  sideOf,
  toneOf,
  wear,
} from './make-edits.ts';
import { BIGGER, move, resize } from './read-sizes-and-moves.ts';
import { traitClause } from './read-traits.ts';
import { NUMBERS } from './reading/function-words.ts';

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
  /^\s*(?:(?:please|can you|could you|would you|now|just|also|maybe|actually|perhaps|let's|(?:she|he|they|everyone) (?:should|must|has to|have to)(?: be)?|i want you to|i would like you to|i'd like you to|try to|try)\s+)+/;
const TRAILING = /\s+(?:please|too|as well|thanks|thank you|for me|anymore|any more)$/;

const COLOR = `(?:(?:very|more|all|a|light|dark|bright|deep|pale|solid|bold|pure|vivid|hot|soft) )*(?<color>${COLOR_PATTERN})`;
const NUMBER = String.raw`one|two|three|four|five|six|seven|eight|nine|ten|\d+`;
const MOVE = 'move|shift|push|slide|position|align';
const PLACED = `(?:(?:more|further|a bit|a little|slightly) )?(?:over )?(?:to|on|towards?|into|in)? ?(?:the )?(?<side>left|right|center|centre|middle)(?: side| hand side| third| edge| corner)?`;
const REMOVE = `remove|delete|erase|drop|hide|omit|exclude|eliminate|lose|take out|take away|take off|get rid of|leave out|leave away|without|with no|no more|no|minus|(?:don't|do not) (?:show|draw|include|want|have|use)|there (?:should|must) be no|i don't want|i want no`;
const ADD = String.raw`add|put|place|insert|include|draw|throw in|bring in|show|have|give (?:it|him|her|them|the \w+|everyone)|let there be|there should be|there is|i want|i'd like|i would like|i need|with|wearing|and|plus`;

/** Verbs that ask for one more of what is there: "add a cat". */
const ADDS_MORE = /^(?:add|put|place|insert|include|draw|throw in|bring in|plus)$/;

/** A kind of clause, with one that it reads; the pattern's groups are those of `read`. */
interface ClausePattern {
  example: string;
  pattern: RegExp;
  read(groups: Record<string, string>): ReadClause | undefined;
}

/** Order matters: the first that matches and gives something wins, so that "add" reads what no other verb does. */
export const CLAUSE_PATTERNS: readonly ClausePattern[] = [
  {
    example: 'copy space on the left',
    pattern:
      /^(?:leave |make |more |some |with |add |create |have |i need )?(?:more )?(?:copy |empty |negative |text |free |blank )?(?:space|room|area)(?: for (?:copy|text|a title|a headline|words))? (?:on|at|to|in) the (?<side>left|right)(?: side| hand side)?(?: for .+)?$/,
    read: ({ side }) => ({ ...NO_EDIT, toward: side === 'left' ? 1 : -1, words: ['space', side!] }),
  },
  {
    example: 'move it a bit to the right',
    pattern: new RegExp(
      `^(?:${MOVE}|put|place) (?:it|them|everything|all|the (?:subject|whole thing|main (?:subject|thing|object)|object|person|people|group)) ?${PLACED}$`,
    ),
    read: ({ side }) => ({ ...NO_EDIT, toward: sideOf(side!), words: [side!] }),
  },
  {
    example: 'move the cat to the left',
    pattern: new RegExp(`^(?:${MOVE}|(?:put|place)(?= (?:the|it|them) )) (?<thing>.+?) ${PLACED}$`),
    read: ({ thing, side }) => move(thing!, sideOf(side!)),
  },
  {
    example: 'make the cat a bit bigger',
    pattern: new RegExp(`^(?:make |have |turn |draw |show )(?<thing>.+?) (?:to be )?${BIGGER}$`),
    read: ({ thing, way, much }) => resize(thing!, way!, much),
  },
  {
    example: 'a much smaller cat',
    pattern: new RegExp(`^(?:a )?${BIGGER} (?<thing>.+)$`),
    read: ({ thing, way, much }) => resize(thing!, way!, much),
  },
  {
    example: 'enlarge the cat',
    pattern: /^(?:(?<down>shrink|scale down)|enlarge|scale up) (?<thing>.+)$/,
    read: ({ thing, down }) => resize(thing!, down ? 'smaller' : 'bigger', undefined),
  },
  {
    example: 'center everything',
    pattern:
      /^(?<word>center|centre) (?:it|them|everything|the .+)$|^(?:(?<centered>centered|centred)|(?<middle>in) the (?:center|centre|middle))$/,
    read: ({ word, centered, middle }) => ({ ...NO_EDIT, toward: 0, words: [(word ?? centered ?? middle)!] }),
  },
  {
    example: 'less blue',
    pattern: new RegExp(
      `^(?:make it |with |use |a bit |a little |slightly |much )*(?<way>less|more|fewer|reduce|no|without|too much|too|not so much|not so|remove)(?: the)?(?: of)?(?: the)? ${COLOR}(?: tones?| colou?rs?| tints?| cast| hues?)?$`,
    ),
    read: ({ way, color }) => ({ ...NO_EDIT, edits: [toneOf(color!, way === 'more' ? 1 : -1)] }),
  },
  {
    example: 'paint the car dark red',
    pattern: new RegExp(
      `^(?:make|paint|colou?r|turn|dye|tint|change|recolou?r|have|set|give) (?:the colou?r of )?(?<thing>.+?)(?:'s colou?r)? (?:to be |to |into |in |as |a )?${COLOR}(?: instead| colou?r)?$`,
    ),
    read: ({ thing, color }) => recolor(thing!, color!),
  },
  {
    example: 'the car should be blue',
    pattern: new RegExp(
      `^(?<thing>.+?) (?:should be|has to be|must be|could be|in|to|is) ${COLOR}(?: instead)?$`,
    ),
    read: ({ thing, color }) => recolor(thing!, color!),
  },
  {
    example: 'two cats instead of one',
    pattern: new RegExp(
      `^(?<thing>.+?) (?:instead of|rather than|not) (?:just |only )?(?:a |the )?(?:${NUMBER}|single one)$`,
    ),
    read: ({ thing }) => recount(thing!, (named) => named.count ?? 'more'),
  },
  {
    example: 'only one cat',
    pattern: new RegExp(
      `^(?:only|just|make it|make that|show|there should be|make them)(?: only| just)? (?<thing>(?:a single|${NUMBER}) .+)$`,
    ),
    read: ({ thing }) => recount(thing!, (named) => named.count ?? 'more'),
  },
  {
    example: 'more cats',
    pattern: /^(?:some |a few )?(?:more|extra|additional) (?<thing>.+)$/,
    read: ({ thing }) => recount(thing!, () => 'more'),
  },
  {
    example: 'add two more cats',
    pattern:
      /^(?:add )?(?:(?<many>one|two|three|four|five|another|an extra|\d+) (?:more|extra|additional|other)|another|an extra) (?<thing>.+)$/,
    read: ({ many, thing }) => addAll(`${many && many in NUMBERS ? many : 'one'} ${thing}`, { isMore: true }),
  },
  {
    example: 'fewer cats',
    pattern: /^(?:fewer|less|not so many|not as many) (?<thing>.+)$/,
    read: ({ thing }) => recount(thing!, () => 'fewer'),
  },
  {
    example: 'replace the cat with a dog',
    pattern:
      /^(?:replace|swap|exchange|substitute|switch)(?: out)? (?<thing>.+?) (?:with|for|by|to|against) (?<by>.+)$/,
    read: ({ thing, by }) => replace(thing!, by!),
  },
  {
    example: 'turn the cat into a dog',
    pattern: /^(?:change|turn|convert|transform) (?<thing>.+?) (?:to|into) (?<by>.+)$/,
    read: ({ thing, by }) => replace(thing!, by!),
  },
  {
    example: 'a dog instead of the cat',
    pattern:
      /^(?:make |have |show |use |put |with )?(?<by>.+?) (?:instead of|rather than|in place of) (?<thing>.+)$/,
    read: ({ thing, by }) => replace(thing!, by!),
  },
  {
    // As splitClauses writes "instead of the cat, show a dog".
    example: 'instead of the cat : show a dog',
    pattern: /^instead of (?<thing>.+?) : (?:show |draw |use |put |have |add )?(?<by>.+)$/,
    read: ({ thing, by }) => replace(thing!, by!),
  },
  {
    example: 'remove the cat',
    pattern: new RegExp(`^(?:${REMOVE}) (?<things>.+)$`),
    read: ({ things }) => removeAll(things!),
  },
  {
    example: 'take the cat out',
    pattern: /^take (?<things>.+?) (?:out|away|off)(?: of .+)?$/,
    read: ({ things }) => removeAll(things!),
  },
  {
    example: 'make the cat wear a hat',
    pattern:
      /^(?:make|let|have) (?<wearer>(?:the |an? )?[a-z]+(?: [a-z]+)?) wear (?<things>(?:an? |some )?.+)$/,
    read: ({ wearer, things }) => (traitClause(things!, false) ? wear(wearer!, things!) : undefined),
  },
  {
    example: 'make her smile',
    pattern: /^make (?<thing>.+?) (?:be |look |into |wear |have )?(?<by>.+)$/,
    read: ({ thing, by }) => {
      if (PERSON.test(thing!)) return traitClause(by!, false);
      return /^(?:a|an) /.test(by!) ? replace(thing!, by!) : refuse(thing!, by!);
    },
  },
  {
    example: 'the cat wears a hat',
    pattern:
      /^(?<wearer>(?:the |an? )?[a-z]+(?: [a-z]+)?) (?:wears|wear|wearing|is wearing|should wear|has|with) (?<things>(?:an? |some )?.+)$/,
    read: ({ wearer, things }) => (traitClause(things!, false) ? wear(wearer!, things!) : undefined),
  },
  {
    example: 'give the cat a hat',
    pattern: /^give the (?<wearer>\w+) (?<things>.+)$/,
    read: ({ wearer, things }) => wear(`the ${wearer}`, things!),
  },
  {
    example: 'add a boat',
    pattern: new RegExp(`^(?<verb>${ADD}) (?<things>.+)$`),
    read: ({ verb, things }) =>
      traitClause(things!, false) ??
      addAll(things!, { isMore: ADDS_MORE.test(verb!) && !things!.startsWith('the ') }),
  },
];

/** The edit that a clause asks for. */
export function readClause(clause: string): ReadClause | undefined {
  for (const { pattern, read } of CLAUSE_PATTERNS) {
    const match = pattern.exec(clause);
    const found = match && read(match.groups!);
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
  const colored = new RegExp(`^(?:an? |the )?${COLOR} (?<thing>.+)$`).exec(bare)?.groups;
  if (colored) {
    const asked = recolor(colored.thing!, colored.color!, true);
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
