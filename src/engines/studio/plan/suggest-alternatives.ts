import { THINGS } from '../artwork/things.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { isSkyWord } from './style-words.ts';

const MOST = 4;

/**
 * Prompts that can be drawn instead: what else this one names, things with a similar name, and a pattern in its
 * colors.
 */
export function suggestAlternatives(groups: readonly NounGroup[]): { prompt: string; label: string }[] {
  const asked = groups.filter(({ isNegated }) => !isNegated);
  const words = asked.flatMap(({ modifiers, noun }) => [noun, ...modifiers]);
  const named = words.filter((word) => findSubjects(word.forms).length > 0).map(({ forms }) => nameOf(forms));
  const similar = words.filter(({ kind }) => kind === 'noun').flatMap(similarThings);
  const sky = words.filter(isSkyWord).map(({ forms }) => forms[0]!);
  const colors = words
    .flatMap(({ forms }) => forms.filter((form) => Object.hasOwn(COLOR_WORDS, form)))
    .slice(0, 2);
  const prompts = [...named, ...similar, ...sky, `${colors.join(' and ')} gradient background`.trim()];
  return [...new Set(prompts)].slice(0, MOST).map((prompt) => ({
    prompt,
    label: `${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}`,
  }));
}

function nameOf(forms: readonly string[]): string {
  return forms.find((form) => findSubjects([form]).length > 0)!;
}

/** Things whose names have a word of this one in them: `bathroom` gives `bathtub`. */
function similarThings({ forms: [name] }: Token): string[] {
  if (!name || name.length < 4) return [];
  const last = name.split(' ').at(-1)!;
  return THINGS.flatMap(({ names }) => names)
    .filter((name) => name.split(' ').includes(last) || sharesStem(name, last))
    .slice(0, 2);
}

/** The same first letters, at least four and most of the shorter word. */
function sharesStem(one: string, other: string): boolean {
  const length = Math.max(4, Math.ceil(Math.min(one.length, other.length) * 0.7));
  return one.length >= length && other.length >= length && one.slice(0, length) === other.slice(0, length);
}
