import { type Carrier, findCarrier, isWritable } from '../lettering/carriers.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { PromptReading } from '../prompt/reading/read-prompt.ts';
import type { Token } from '../prompt/reading/token.ts';
import { wordSet } from '../scene/phrases.ts';
import type { PlannedLettering } from './picture-plan.ts';

/** More would be too small to read. */
const MOST_CHARACTERS = 300;

/** Quoted words on the main noun, or on the first that can carry them if the prompt is about words or is only words. */
export function planLettering(
  head: NounGroup | undefined,
  { groups, quoted }: Pick<PromptReading, 'groups' | 'quoted'>,
): PlannedLettering | undefined {
  let text = '';
  const written = quoted.filter((part) => {
    const longer = `${text} ${part.text}`.trim();
    if (!isWritable(part.text) || longer.length > MOST_CHARACTERS) return false;
    text = longer;
    return true;
  });
  if (text === '') return undefined;
  const isAboutWords = !head || namesWords(head.noun);
  const carriers = (isAboutWords ? groups : [head]).flatMap((group) => {
    const carrier = group.isNegated ? undefined : carrierOf(group);
    return carrier ? [{ carrier, group }] : [];
  });
  const chosen = carriers[0] ?? (isAboutWords ? { carrier: 'poster' as const, group: undefined } : undefined);
  return chosen && { kind: 'lettering', text, written, ...chosen };
}

function carrierOf({ noun, modifiers }: NounGroup): Carrier | undefined {
  return findCarrier(
    noun.forms,
    modifiers.flatMap(({ forms }) => forms),
  );
}

/** "The words", "a quote", "text": what is written, not what it is written on. */
export function namesWords({ forms }: Token): boolean {
  return forms.some((form) => WORDS.has(form));
}

const WORDS = wordSet(
  'word, words, text, phrase, say, says, saying, read, reads, message, quote, letter, letters, number, numbers, numeral, numerals, digit, digits, lettering, inscription, caption, title, slogan, name, writing, typography',
);

/** Whether a describing word or a verb changes what carries the words. */
export function affectsLettering(word: Token, { carrier, group }: PlannedLettering): boolean {
  if (word.kind === 'verb') return word.forms.some((form) => WRITING.has(form));
  const own = group?.modifiers.includes(word) ?? false;
  return own && word.forms.some((form) => EFFECTS[carrier]?.includes(form));
}

const WRITING = wordSet(
  'say, saying, says, read, reading, reads, spell, spelling, write, written, writing, print, printed',
);

const EFFECTS: Partial<Record<Carrier, readonly string[]>> = {
  sign: ['wooden', 'wood'],
  neon: ['neon', 'led', 'glowing', 'light'],
  'road-sign': ['road', 'street', 'traffic', 'highway'],
  'shop-sign': ['shop', 'store', 'restaurant', 'cafe', 'bar', 'hanging'],
  chalkboard: ['chalk', 'chalkboard', 'wooden'],
  card: ['greeting', 'folded', 'paper'],
  cake: ['chocolate', 'birthday'],
  poster: ['framed'],
};

/** Other nouns that a picture of this carrier always shows. */
export const LETTERING_SHOWS: Record<Carrier, readonly string[]> = {
  sign: ['wall', 'cord', 'rope'],
  neon: ['wall', 'light', 'glow'],
  'road-sign': ['sky', 'post', 'pole'],
  'shop-sign': ['wall'],
  chalkboard: ['table', 'chalk', 'wooden table', 'frame'],
  billboard: ['sky'],
  banner: ['wall', 'cord'],
  poster: ['wall', 'frame'],
  card: ['table', 'envelope'],
  book: ['table'],
  phone: ['screen', 'stand'],
  mug: ['table', 'coffee', 'drink'],
  shirt: ['hanger', 'wall'],
  cake: ['icing', 'frosting', 'cream'],
};
