import type { ImageRequest, ImageSettings } from '#ports/image-model';
import { guessCategory } from './guess-category.ts';
import {
  CATEGORY_THEMES,
  COLOR_WORDS,
  COMPOSITION_WORDS,
  MEDIUM_WORDS,
  SETTING_SENTENCES,
} from './prompt-words.ts';

/** The pictures that are sent with the prompt, in this order: an earlier picture to change, subjects, a style. */
export interface Attached {
  earlier: boolean;
  /** Number of pictures. */
  subjects: number;
  style: boolean;
}

/**
 * The request as one text for image models: the prompt first, then the form's settings, except those that the prompt
 * decides itself, and what it must not show.
 */
export function composePrompt(
  {
    prompt,
    negativePrompt,
    settings,
    grounding,
  }: Pick<ImageRequest, 'prompt' | 'negativePrompt' | 'settings' | 'grounding'>,
  attached: Attached,
): string {
  const words = asSentence(prompt);
  const change = grounding && attached.earlier ? changeOf(grounding.prompt, prompt) : undefined;
  const sentences = [
    ...(change ? [change] : [words]),
    ...(attached.subjects > 0 ? [aroundSubjects(attached)] : []),
    ...(attached.style ? [inStyle(attached)] : []),
    // An earlier picture has its style already.
    ...(settings && !change ? settingSentences(prompt, settings) : []),
    ...(negativePrompt ? [asSentence(`Show none of this: ${negativePrompt}`)] : []),
  ];
  return sentences.join(' ');
}

/** The words added to an earlier prompt; empty if it is unchanged, `undefined` if it was rewritten. */
export function addedWords(before: string, now: string): string | undefined {
  const [earlier, asked] = [before.trim(), now.trim()];
  if (earlier === '' || !asked.toLowerCase().startsWith(earlier.toLowerCase())) return undefined;
  const added = asked.slice(earlier.length);
  // `A lakeside house` does not continue `A lake`.
  if (/^[\p{L}\p{N}]/u.test(added) && /[\p{L}\p{N}]$/u.test(earlier)) return undefined;
  return added.replace(/^[\s,.;:–—-]+/u, '').trim();
}

function changeOf(before: string, now: string): string {
  const added = addedWords(before, now);
  if (added)
    return `Change the attached picture in this way, and leave everything else as it is: ${asSentence(added)}`;
  return `Change the attached picture so that it shows this, and keep what this leaves open as it is: ${asSentence(now)}`;
}

function aroundSubjects({ earlier, subjects, style }: Attached): string {
  if (subjects > 1) {
    const which = earlier
      ? `${subjects} attached pictures after the first`
      : `${style ? 'first ' : ''}${subjects} attached pictures`;
    return `The things in the ${which} are the subjects: all of them stand in the scene together naturally, lit as the scene is, each with its shape, colors, proportions and lettering exactly as they are.`;
  }
  const which = earlier
    ? 'The thing in the second attached picture'
    : `What the ${style ? 'first ' : ''}attached picture shows`;
  return `${which} is the subject: it stands in the scene naturally, lit as the scene is, with its shape, colors, proportions and lettering exactly as they are.`;
}

function inStyle({ earlier, subjects }: Attached): string {
  const which = earlier || subjects > 0 ? 'The last attached picture' : 'The attached picture';
  return `${which} is an example of the style alone: take over its colors, light, medium and mood, and nothing that it shows.`;
}

function settingSentences(prompt: string, wished: ImageSettings): string[] {
  const { style, mood, colorScheme, composition } = SETTING_SENTENCES;
  return [
    wished.style && !MEDIUM_WORDS.test(prompt) && style[wished.style],
    wished.composition && !COMPOSITION_WORDS.test(prompt) && composition[wished.composition],
    wished.mood && mood[wished.mood],
    wished.colorScheme && !COLOR_WORDS.test(prompt) && colorScheme[wished.colorScheme],
    wished.category && themeSentence(prompt, wished.category),
  ].filter((sentence) => typeof sentence === 'string');
}

/** The form's category as a theme, unless the prompt belongs to another category. */
function themeSentence(prompt: string, category: NonNullable<ImageSettings['category']>): string | undefined {
  const guess = guessCategory(prompt);
  return guess && guess !== category ? undefined : `The theme is ${CATEGORY_THEMES[category]}.`;
}

function asSentence(words: string): string {
  const text = words.trim().replace(/\s+/gu, ' ');
  return /[.!?…。！？]["”’»）)]?$/u.test(text) ? text : `${text}.`;
}
