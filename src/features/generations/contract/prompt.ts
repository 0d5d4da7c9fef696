import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';

// C0 and C1 controls (tabs and line feeds are replaced by spaces before), Unicode direction overrides and lone surrogates:
// nobody types them on purpose.
const CONTROL = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Spaces of no width, between words and within them. */
const THIN_SPACE = /\u200b/g;

/** Soft hyphens, fillers, marks of direction and the like: nobody sees them, and no word has them. */
const INVISIBLE = /[\u00ad\u061c\u115f\u1160\u180e\u200e\u200f\u2060-\u2064\u3164\ufeff\uffa0]/g;

// Arabic and Indic scripts spell words with joiners, and emoji are put together with them.
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}' +
  '\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]';
const LOOSE_JOINER = new RegExp(`(?<!${JOINED})[\\u200c\\u200d]|[\\u200c\\u200d](?!${JOINED})`, 'gu');

/** Something to read, not only white space and format characters such as U+200B. */
const VISIBLE = /[^\p{White_Space}\p{Cf}]/u;

/**
 * A prompt. Control and invisible characters are removed and white space is trimmed; 1 to 2,000 Unicode code points must remain, one of
 * them visible.
 */
export const prompt = z
  .string({ error: PROBLEM_PHRASES.noPrompt })
  .transform((text) =>
    text
      .replace(/[\t\n\r]+/g, ' ')
      .replace(THIN_SPACE, ' ')
      .replace(CONTROL, '')
      .replace(INVISIBLE, '')
      .replace(LOOSE_JOINER, '')
      .trim(),
  )
  .refine((text) => VISIBLE.test(text), { error: PROBLEM_PHRASES.noPrompt })
  .refine((text) => [...text].length <= PROMPT_MAX_CHARACTERS, {
    error: PROBLEM_PHRASES.longPrompt({ most: PROMPT_MAX_CHARACTERS }),
  });
