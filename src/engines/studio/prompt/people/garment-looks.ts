import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Pattern } from '../../people/people-scene.ts';
import { phrases, wordSet } from '../../scene/phrases.ts';
import { COLOR_WORDS, colorNamed, hexInShade, isOneColor, SHADE_WORDS } from '../color-words.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { lookUp } from './people-reading.ts';

/** Colors and pattern of a garment, with the words that name them. */
export interface Looks {
  colors: readonly { hex: string; words: readonly Token[] }[];
  pattern?: { kind: Pattern; word: Token };
  long?: Token;
}

/** Of the modifiers, and of a noun that begins with a color. */
export function readLooks({ noun, modifiers }: NounGroup): Looks {
  const own = splitColor(noun).name;
  const colors: { hex: string; words: Token[] }[] = own ? [{ hex: COLOR_WORDS[own]!, words: [noun] }] : [];
  const long = modifiers.find((word) => isOneOf(word, ['long']));
  let pattern: Looks['pattern'];
  for (const [at, word] of modifiers.entries()) {
    const kind = lookUp(PATTERNS, word);
    if (kind) pattern ??= { kind, word };
    const name = colorNamed(word.forms);
    if (name === undefined) continue;
    const before = modifiers[at - 1];
    const first = before && colorNamed(before.forms);
    if (first !== undefined && isOneColor(first, name)) colors.at(-1)!.words.push(word);
    else {
      const shade = before?.forms.find((form) => SHADE_WORDS.has(form));
      colors.push({ hex: hexInShade(name, shade), words: shade ? [before!, word] : [word] });
    }
  }
  return { colors, ...(pattern ? { pattern } : {}), ...(long ? { long } : {}) };
}

export function patternOf({ pattern, colors }: Looks): PersonWish['pattern'] {
  const second = colors[1]?.hex;
  return { kind: pattern!.kind, ...(second ? { color: second } : {}) };
}

/** "Red boots" and "wool sweater" are one word to the vocabulary; `rest` is empty where no color or cloth comes first. */
export function splitColor({ forms: [form] }: Token): { name: string | undefined; rest: string } {
  const [first = '', ...rest] = form!.split(' ');
  const name = colorNamed([first]);
  return { name, rest: name === undefined && !CLOTHS.has(first) ? '' : rest.join(' ') };
}

const CLOTHS = wordSet('wool, woolen, woolly, cotton, silk, linen, knit, knitted, velvet, satin');

const PATTERNS: ReadonlyMap<string, Pattern> = new Map(
  (
    [
      ['striped, stripy, stripey, stripe', 'striped'],
      ['checkered, checked, chequered, plaid, tartan, flannel, gingham', 'checkered'],
      ['dotted, polka dot, spotted, polka dotted, dot', 'dotted'],
      ['floral, flowered, flowery, flower', 'flowered'],
    ] as const
  ).flatMap(([words, pattern]) => phrases(words).map((word) => [word, pattern] as const)),
);
