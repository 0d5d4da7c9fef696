import type { ImageRequest, ImageSettings } from '#ports/image-model';
import { guessCategory } from './guess-category.ts';
import { CATEGORY_THEMES, COLOURING, COMPOSING, MEDIUM, SETTING_SENTENCES } from './prompt-words.ts';

/** What is sent beside the words: an earlier picture to change, somebody's picture to build this one around. */
export interface Attached {
  earlier: boolean;
  reference: boolean;
}

/**
 * The request as one text that image models read well: what is to be seen first, then what the form says where the
 * words leave it open.
 */
export function composePrompt(
  { prompt, settings, grounding }: Pick<ImageRequest, 'prompt' | 'settings' | 'grounding'>,
  attached: Attached,
): string {
  const words = asSentence(prompt);
  const change = grounding && attached.earlier ? changeOf(grounding.prompt, prompt) : undefined;
  const sentences = [
    ...(change ? [change] : [words]),
    ...(attached.reference ? [aroundReference(attached)] : []),
    // A picture that is changed has its style already.
    ...(settings && !change ? settingSentences(prompt, settings) : []),
  ];
  return sentences.join(' ');
}

/** What was added to an earlier prompt; `undefined` where the prompt was written anew, empty where it is the same. */
export function addedWords(before: string, now: string): string | undefined {
  const [earlier, asked] = [before.trim(), now.trim()];
  if (earlier === '' || !asked.toLowerCase().startsWith(earlier.toLowerCase())) return undefined;
  const added = asked.slice(earlier.length);
  // `A lake` is no beginning of `A lakeside house`.
  if (/^[\p{L}\p{N}]/u.test(added) && /[\p{L}\p{N}]$/u.test(earlier)) return undefined;
  return added.replace(/^[\s,.;:–—-]+/u, '').trim();
}

function changeOf(before: string, now: string): string {
  const added = addedWords(before, now);
  if (added)
    return `Change the attached picture in this way, and leave everything else as it is: ${asSentence(added)}`;
  return `Change the attached picture so that it shows this, and keep what this leaves open as it is: ${asSentence(now)}`;
}

function aroundReference({ earlier }: Attached): string {
  const which = earlier ? 'The thing in the second attached picture' : 'What the attached picture shows';
  return `${which} is the subject: it stands in the scene naturally, lit as the scene is, with its shape, colours, proportions and lettering exactly as they are.`;
}

function settingSentences(prompt: string, wished: ImageSettings): string[] {
  const { style, mood, colorScheme, composition } = SETTING_SENTENCES;
  return [
    wished.style && !MEDIUM.test(prompt) && style[wished.style],
    wished.composition && !COMPOSING.test(prompt) && composition[wished.composition],
    wished.mood && mood[wished.mood],
    wished.colorScheme && !COLOURING.test(prompt) && colorScheme[wished.colorScheme],
    wished.category && themeSentence(prompt, wished.category),
  ].filter((sentence) => typeof sentence === 'string');
}

/** A theme goes with words that name nothing of another: a fox in the snow is no fox at the office. */
function themeSentence(prompt: string, category: NonNullable<ImageSettings['category']>): string | undefined {
  const guess = guessCategory(prompt);
  return guess && guess !== category ? undefined : `The theme is ${CATEGORY_THEMES[category]}.`;
}

function asSentence(words: string): string {
  const text = words.trim().replace(/\s+/gu, ' ');
  return /[.!?…。！？]["”’»）)]?$/u.test(text) ? text : `${text}.`;
}
