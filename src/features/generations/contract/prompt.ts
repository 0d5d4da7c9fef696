import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';

// C0 and C1 controls (tabs and line feeds are replaced by spaces before), Unicode direction overrides and lone surrogates:
// nobody types them on purpose.
const CONTROL = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Something to read, not only white space and format characters such as U+200B. */
const VISIBLE = /[^\p{White_Space}\p{Cf}]/u;

/**
 * A prompt. Control characters are removed and white space is trimmed; 1 to 2,000 Unicode code points must remain, one of
 * them visible.
 */
export const prompt = z
  .string({ error: PROBLEM_PHRASES.noPrompt })
  .transform((text) =>
    text
      .replace(/[\t\n\r]+/g, ' ')
      .replace(CONTROL, '')
      .trim(),
  )
  .refine((text) => VISIBLE.test(text), { error: PROBLEM_PHRASES.noPrompt })
  .refine((text) => [...text].length <= PROMPT_MAX_CHARACTERS, {
    error: PROBLEM_PHRASES.longPrompt({ most: PROMPT_MAX_CHARACTERS }),
  });
