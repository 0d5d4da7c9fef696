import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import type { AdVisualRequest } from '#ports/text-model';
import { materialOf } from './ad-copy/subject-material.ts';
import type { AskModel } from './ask-model.ts';
import { cleanWords } from './clean-words.ts';
import { isEnglish } from './compare-words.ts';
import { MATERIAL_RULE, quoteMaterial } from './quote-material.ts';
import { cutSentences } from './shorten.ts';

/** In characters. */
const LENGTH = { least: 30, most: 900 };

const INSTRUCTIONS = `You are an art director. Write the prompt of an ad's picture for an image generator, in English, in 40 to 90 words
of running text.
- Show what is advertised, in use or in its place, or the moment that it is wanted for: one clear subject, concrete and
  believable. What the advertiser typed comes before what a page says; where they describe a picture, that is the picture.
- Say where it is, what the light is like, how it is framed, with what lens or in what medium, and what mood it has.
- Leave calm room for a headline where you are told.
- People, where there are any, are ordinary adults, natural and at ease, of any age, origin, body and ability.
- No words, letters, numbers, labels or logos are to be seen, nor brands, products of others, celebrities or artists.
- Promise nothing that the material doesn't: no results before and after, no medals, no crowds of customers.
End with "no text, no logos".
${MATERIAL_RULE}`;

const schema = z.object({ prompt: z.string() });

/**
 * Writes the prompt of an ad's picture, in English.
 * @throws ProviderError `rejected` if the subject has no words; or the error of `ask`
 */
export async function writeHostedVisual(
  ask: AskModel,
  { subject, width, height, style }: AdVisualRequest,
  options: { signal: AbortSignal },
): Promise<string> {
  const material = materialOf(subject);
  if (!material) throw new ProviderError('rejected', 'There is nothing here to picture');
  const faultsOf = (prompt: string) => [
    ...(prompt.length < LENGTH.least ? ['It says too little, or has addresses, gaps or marks in it.'] : []),
    ...(isEnglish(prompt) ? [] : ['It is not in English.']),
  ];
  const answers = await ask(
    {
      instructions: INSTRUCTIONS,
      prompt: [
        `The picture is ${width} × ${height} pixels: ${roomFor(width / height)}.`,
        // The advertiser typed the style, so that it is quoted too.
        'What the ad is about, and the style that is wanted:',
        quoteMaterial({ style: style ?? 'photorealistic', ...material }),
      ].join('\n'),
      schema,
      ofProse: (text) => ({ prompt: text }),
      read: (value) => {
        const { data } = schema.safeParse(value);
        return data && cleanWords(data.prompt);
      },
      findFaults: (prompt) => [
        ...faultsOf(prompt),
        ...(prompt.length > LENGTH.most ? [`It has more than ${LENGTH.most} characters.`] : []),
      ],
    },
    options,
  );
  const good = answers.find((prompt) => faultsOf(prompt).length === 0);
  if (good !== undefined) return cutSentences(good, LENGTH.most);
  throw new ProviderError('transient', 'Two answers had no prompt for a picture', {
    wasRetried: true,
    failure: { code: 'visualMissing' },
  });
}

/** Where the headline will be. @param ratio width to height */
function roomFor(ratio: number): string {
  if (ratio > 1.5) return 'wide, with calm room for words on one side';
  if (ratio < 0.8) return 'tall, with calm room for words at the top';
  return 'about square, with calm room for words above or around the subject';
}
