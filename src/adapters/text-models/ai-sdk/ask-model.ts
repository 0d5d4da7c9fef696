import type { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import { parseJson } from '../../model-providers/calls/request-json.ts';
import { createChat, type LanguageModelDeps, type Turn } from './chat.ts';

export interface Question<Answer> {
  /** The task. Only our own words, nothing typed by users. */
  instructions: string;
  /** The input. Texts of users and pages must be quoted with `quoteMaterial`. */
  prompt: string;
  /** A JPEG to look at. */
  picture?: Uint8Array;
  /** Schema of the answer, as sent to the provider. */
  schema: z.ZodType;
  /** Reads an answer leniently; undefined if it is unusable. */
  read(value: unknown): Answer | undefined;
  /** Makes an answer of plain text, if the model fails to write JSON twice. */
  ofProse?(text: string): unknown;
  /** Faults for the model to correct, as sentences. */
  findFaults(answer: Answer): readonly string[];
}

/** One answer, or two if the first had faults; latest first. */
export type Answers<Answer> = readonly [Answer, ...Answer[]];

export type AskModel = <Answer>(
  question: Question<Answer>,
  options: { signal: AbortSignal },
) => Promise<Answers<Answer>>;

/** Of the faulty answer that is sent back to the model. */
const MAX_REPEATED_CHARACTERS = 4_000;
/** An answer that has this many words in a row from the instructions repeats them. */
const ECHO_WORDS = 9;
const UNREADABLE = 'It was not the JSON object that was asked for, whole and alone.';

/**
 * Asks a language model for a JSON object, and asks again if the answer has faults.
 * @throws ProviderError `rejected` if the model refuses, with its reason; `transient` if two answers are unreadable; or the
 *   call's error
 */
export function createAskModel(deps: LanguageModelDeps): AskModel {
  const chat = createChat(deps);
  return async ({ instructions, prompt, picture, schema, read, ofProse, findFaults }, { signal }) => {
    const ownRuns = new Set(wordRunsOf(instructions));
    const isEcho = (text: string) => wordRunsOf(text).some((run) => ownRuns.has(run));
    const readAnswer = (said: string) => {
      const value = isEcho(said) ? undefined : readJson(said);
      return value === undefined ? undefined : read(value);
    };
    const readText = (said: string) => {
      const text = isEcho(said) ? undefined : readProse(said);
      return text === undefined || !ofProse ? undefined : read(ofProse(text));
    };
    const asked: Turn = { role: 'user', text: prompt, picture };
    const said = await chat({ instructions, schema, turns: [asked] }, { signal });
    const first = readAnswer(said);
    const faults = first === undefined ? [UNREADABLE] : findFaults(first);
    if (first !== undefined && faults.length === 0) return [first];

    const turns: Turn[] = [
      asked,
      { role: 'assistant', text: said.slice(0, MAX_REPEATED_CHARACTERS) },
      { role: 'user', text: `Write the whole object anew, without these faults:\n- ${faults.join('\n- ')}` },
    ];
    const readSecond = (text: string) =>
      readAnswer(text) ?? (first === undefined ? readText(text) : undefined);
    const second = await chat({ instructions, schema, turns }, { signal }).then(readSecond, (error) => {
      // The first answer is better than none.
      if (first === undefined || signal.aborted || !(error instanceof ProviderError)) throw error;
      return undefined;
    });
    if (second !== undefined) return first === undefined ? [second] : [second, first];
    if (first !== undefined) return [first];
    throw new ProviderError('transient', `${deps.id} gave two unreadable answers`, {
      wasRetried: true,
      failure: { code: 'answerNotRead' },
    });
  };
}

/** All sequences of `ECHO_WORDS` words in a text. */
function wordRunsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(ECHO_WORDS - 1).map((_, index) => words.slice(index, index + ECHO_WORDS).join(' '));
}

/** Reasoning before the answer, if the server does not separate it. */
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;

/**
 * The JSON object in a model's answer; it may be in a code fence, between words, or have trailing commas.
 * @returns undefined if there is none
 */
function readJson(said: string): unknown {
  const answer = said.replace(THOUGHTS, '');
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1];
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  const within = from === -1 || to < from ? undefined : answer.slice(from, to + 1);
  for (const candidate of [answer, fenced, within]) {
    if (candidate === undefined) continue;
    const value = parseJson(candidate) ?? parseJson(candidate.replace(/,(\s*[}\]])/g, '$1'));
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

/**
 * The answer of a model that wrote plain text without the JSON object around it.
 * @returns undefined if it looks like more than a plain text
 */
function readProse(said: string): string | undefined {
  const text = said
    .replace(THOUGHTS, '')
    .trim()
    .replace(/^(["“])([\s\S]*)["”]$/, '$2');
  return text === '' || /[{}[\]`<>]|^\S+$/.test(text) ? undefined : text;
}
