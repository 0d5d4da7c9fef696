import { z } from 'zod';
import { splitWords } from '#engines/ad-writer/words';
import { ProviderError } from '#platform/errors/provider-error';
import {
  ASPECT_RATIOS,
  CONTENT_CATEGORIES,
  type ImagePrompt,
  type ImagePromptRequest,
} from '#ports/text-model';
import type { AskModel } from './ask-model.ts';
import { cleanWords } from './clean-words.ts';
import { MATERIAL_RULE, quoteMaterial } from './quote-material.ts';
import { pickVariety } from './variety.ts';

/** In characters. */
const LENGTH = { least: 40, most: 600 };
/** Earlier prompts that the model gets, to avoid repeating them. */
const EARLIER_PROMPTS = 40;
/** Two prompts are similar if they share more of the shorter one's long words. */
const SIMILAR_SHARE = 0.6;

const INSTRUCTIONS = `You commission stock pictures for a library that designers license from. Write the prompt of one
picture, as a photographer or illustrator would be briefed, in English, in 30 to 80 words of running text.
- One clear subject that a designer would search for, doing or being something specific. Name materials, colors, weather
  and gestures; leave out empty praise such as "stunning", "8k" or "masterpiece".
- Say where it is, what the light is like, how it is framed, and with what lens or in what medium.
- People, where there are any, are ordinary adults of any age, origin, body and ability, in everyday dignity, and natural.
- Leave some calm room in the picture where a designer may place words.
- Nothing that anybody owns or is known by: no brand, logo, product name, work of art, film, celebrity, politician or
  living artist. No words, letters, signs or screens with text. Nothing violent, sexual or political.
- It must differ from the earlier prompts in its subject and in its place, not in a detail alone.
Choose the shape that suits the subject.
${MATERIAL_RULE}`;

const schema = z.object({
  prompt: z.string(),
  aspectRatio: z.enum(ASPECT_RATIOS),
});

/**
 * Writes the prompt of a stock picture that differs from the recent ones.
 * @throws ProviderError `rejected` for an unknown category; or the error of `ask`
 */
export async function writeImagePrompt(
  ask: AskModel,
  { category, recent }: ImagePromptRequest,
  { signal, random }: { signal: AbortSignal; random: () => number },
): Promise<ImagePrompt> {
  const label = Object.entries(CONTENT_CATEGORIES).find(([name]) => name === category)?.[1];
  if (!label) throw new ProviderError('rejected', `There is nothing to write about ${category}`);
  const isNew = ({ prompt }: ImagePrompt) => !recent.some((earlier) => isSimilar(earlier, prompt));
  const [best, ...others] = await ask(
    {
      instructions: INSTRUCTIONS,
      prompt: [
        `The category is ${label}. Let these lead you where they suit it: ${pickVariety(random)}.`,
        'The earlier prompts, to differ from:',
        quoteMaterial({ earlier: recent.slice(0, EARLIER_PROMPTS) }),
      ].join('\n'),
      schema,
      ofProse: (text) => ({ prompt: text }),
      read: readPrompt,
      findFaults: (prompt) => [
        ...faultsOf(prompt),
        ...(isNew(prompt) ? [] : ['It is too much like one of the earlier prompts.']),
      ],
    },
    { signal },
  );
  const written = [best, ...others].find((one) => faultsOf(one).length === 0);
  if (!written)
    throw new ProviderError('transient', 'Two answers had no usable prompt', { wasRetried: true });
  return written;
}

function readPrompt(value: unknown): ImagePrompt | undefined {
  const { data } = z
    .object({ prompt: z.string(), aspectRatio: z.enum(ASPECT_RATIOS).catch('3:2') })
    .safeParse(value);
  return data && { ...data, prompt: cleanWords(data.prompt).replace(/[.\s]+$/, '') };
}

function faultsOf({ prompt }: ImagePrompt): string[] {
  if (prompt === '') return ['The prompt has addresses, gaps or marks in it, or nothing at all.'];
  if (prompt.length < LENGTH.least) return ['The prompt says too little.'];
  if (prompt.length > LENGTH.most) return [`The prompt has more than ${LENGTH.most} characters.`];
  return [];
}

function isSimilar(one: string, other: string): boolean {
  const [few, many] = [one, other].map(longerWords).sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  return few.size > 0 && [...few].filter((word) => many.has(word)).length / few.size > SIMILAR_SHARE;
}

function longerWords(text: string): Set<string> {
  return new Set(splitWords(text.toLowerCase()).filter((word) => word.length > 3));
}
