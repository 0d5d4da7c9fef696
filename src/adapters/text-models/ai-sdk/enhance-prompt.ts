import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import type { EnhancementRequest } from '#ports/text-model';
import type { AskModel } from './ask-model.ts';
import { cleanWords } from './clean-words.ts';
import { findMissingWords, isEnglish, quotationsOf } from './compare-words.ts';
import { MATERIAL_RULE, quoteMaterial } from './quote-material.ts';
import { cutSentences } from './shorten.ts';

const INSTRUCTIONS = `You write out what somebody typed for an image generator, so that the picture comes out as they meant it.
- Everything that was typed stays: who and what is to be seen, how many, every name, place, brand, color, material, action
  and relation, and the style or medium, if any. Keep their words for these. Change nothing into something else, and add no
  second subject.
- Add what was left open, as a photographer or illustrator would decide it for this very subject: setting, light,
  composition and viewpoint, lens or medium, texture, mood. Where a style or medium was named, stay within it; a drawing has
  no lens.
- What was typed at length already is only put in order.
- Words in quotation marks are to be read in the picture: keep them in quotation marks, letter by letter, in their own
  language. Nothing else is to be read in it.
- Name no person, artist, brand or title that was not typed.
- English, running text, 50 to 110 words, no list, no heading, no praise such as "masterpiece" or "8k".
${MATERIAL_RULE}`;

const schema = z.object({ prompt: z.string() });

/** The share of an English prompt's words that may be missing: the model may use synonyms. */
const MAX_MISSING_SHARE = 0.5;

/**
 * Adds detail to a prompt without losing anything it names.
 * @throws ProviderError `transient` if the answers leave out too much of the prompt; or the error of `ask`
 */
export async function enhanceHostedPrompt(
  ask: AskModel,
  { prompt, maxCharacters }: EnhancementRequest,
  options: { signal: AbortSignal },
): Promise<string> {
  const quotations = quotationsOf(prompt);
  const faultsOf = (written: string) => {
    const missing = findMissingWords(prompt, written);
    return [
      ...(written === '' ? ['It is empty, or has addresses, gaps or marks in it that nobody typed.'] : []),
      ...quotations
        .filter((quotation) => !written.includes(quotation))
        .map((quotation) => `“${quotation}” is to be read in the picture.`),
      ...(missing.share > MAX_MISSING_SHARE ? [`It leaves out: ${missing.words.join(', ')}.`] : []),
    ];
  };
  const answers = await ask(
    {
      instructions: INSTRUCTIONS,
      prompt: `Write this out in ${maxCharacters} characters at most:\n${quoteMaterial({ prompt })}`,
      schema,
      ofProse: (text) => ({ prompt: text }),
      read: (value) => {
        const { data } = schema.safeParse(value);
        return data && cleanWords(data.prompt, prompt);
      },
      findFaults: (written) => [
        ...faultsOf(written),
        ...(written.length > maxCharacters ? [`It has more than ${maxCharacters} characters.`] : []),
        ...(isEnglish(written) ? [] : ['It is not in English.']),
      ],
    },
    options,
  );
  const good = answers
    .map((written) => cutSentences(written, maxCharacters))
    .find((written) => faultsOf(written).length === 0 && isEnglish(written));
  if (good !== undefined) return good;
  throw new ProviderError('transient', 'Two answers left out too much of the prompt', {
    wasRetried: true,
    failure: { code: 'promptShortened' },
  });
}
