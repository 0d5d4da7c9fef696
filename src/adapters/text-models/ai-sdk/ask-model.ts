import type { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import { createExchange, type LanguageModelDeps, type Turn } from './exchange-words.ts';
import { createEchoTest } from './find-echo.ts';
import { readJson, readProse } from './read-json.ts';

export interface Question<Answer> {
  /** What to do, in our own words alone. */
  instructions: string;
  /** What to do it with; strangers' words as `quoteMaterial` puts them. */
  prompt: string;
  /** A JPEG to look at. */
  picture?: Uint8Array;
  /** The object that is asked for, as the provider is told it. */
  schema: z.ZodType;
  /** What can be used of what came, however it looks; undefined where nothing can. */
  read(value: unknown): Answer | undefined;
  /** The object that a text stands for, where a model twice writes that alone; absent where one text is not enough. */
  ofProse?(text: string): unknown;
  /** What to mend, in words for the model; empty where it is good. */
  findFaults(answer: Answer): readonly string[];
}

/** The latest answer first: one, or two where the first had faults. */
export type Answers<Answer> = readonly [Answer, ...Answer[]];

export type AskModel = <Answer>(
  question: Question<Answer>,
  options: { signal: AbortSignal },
) => Promise<Answers<Answer>>;

/** Of an answer that is asked for again, in characters. */
const LONGEST_REPEATED = 4_000;
const UNREADABLE = 'It was not the JSON object that was asked for, whole and alone.';

/**
 * Asks a language model for an object, and once more for a better one where the first has faults.
 * @throws ProviderError `rejected` where it will not answer, with its reason; `transient` where it twice answered
 *   nothing that can be read; or as the call does
 */
export function createAskModel(deps: LanguageModelDeps): AskModel {
  const exchange = createExchange(deps);
  return async ({ instructions, prompt, picture, schema, read, ofProse, findFaults }, { signal }) => {
    const isEcho = createEchoTest(instructions);
    const readAnswer = (said: string) => {
      const value = isEcho(said) ? undefined : readJson(said);
      return value === undefined ? undefined : read(value);
    };
    const readText = (said: string) => {
      const text = isEcho(said) ? undefined : readProse(said);
      return text === undefined || !ofProse ? undefined : read(ofProse(text));
    };
    const asked: Turn = { role: 'user', text: prompt, picture };
    const said = await exchange({ instructions, schema, turns: [asked] }, { signal });
    const first = readAnswer(said);
    const faults = first === undefined ? [UNREADABLE] : findFaults(first);
    if (first !== undefined && faults.length === 0) return [first];

    const turns: Turn[] = [
      asked,
      { role: 'assistant', text: said.slice(0, LONGEST_REPEATED) },
      { role: 'user', text: `Write the whole object anew, without these faults:\n- ${faults.join('\n- ')}` },
    ];
    const readSecond = (text: string) =>
      readAnswer(text) ?? (first === undefined ? readText(text) : undefined);
    const second = await exchange({ instructions, schema, turns }, { signal }).then(readSecond, (error) => {
      // What came first is better than nothing.
      if (first === undefined || signal.aborted || !(error instanceof ProviderError)) throw error;
      return undefined;
    });
    if (second !== undefined) return first === undefined ? [second] : [second, first];
    if (first !== undefined) return [first];
    throw new ProviderError('transient', `${deps.id} twice said nothing that can be read`, {
      wasRetried: true,
      reason: 'What was written could not be read.',
    });
  };
}
