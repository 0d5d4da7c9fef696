import type { IncomingHttpHeaders } from 'node:http';
import type { MadePicture } from './make-picture.ts';

/** How a provider is asked and how it answers, by what it publishes: one file in `protocols/`, one in `fixtures/`. */
export interface Protocol {
  /** As it stands before the slash of `provider/model`. */
  name: string;
  /** The path that its base URL ends in, such as `/v1`. */
  base: string;
  /** What it answers, as published. */
  fixture: Fixture;
  /** Some of its image models, one of each kind that is asked or answers in a way of its own. */
  imageModels?: readonly string[];
  /** Whether it has those who ask come again for what they asked for. */
  isPolled?: boolean;
  /** Whether it answers with pictures' addresses. */
  keepsPictures?: boolean;
  /** What its pictures are coded as. */
  format?: 'png' | 'jpeg';
  /** The key as a request carries it. */
  readKey(headers: IncomingHttpHeaders): string | undefined;
  /** @returns undefined for what the provider has no answer to */
  read(request: ReceivedRequest): Ask | undefined | Promise<Ask | undefined>;
  /** @param isLate whether the first who polls is told to come again */
  deliver?(ask: ImageAsk, pictures: readonly MadePicture[], tools: AnswerTools, isLate: boolean): Answer;
  write?(ask: TextAsk, text: string): Answer;
  /** Where a refusal is more than the recorded answer. */
  refuse?(ask: ImageAsk | TextAsk, tools: AnswerTools): Answer;
}

/**
 * Answers as the provider's pages, its SDK's code and people's reports have them; none was recorded with a key of ours.
 * `{key}` and `{model}` stand for what the request had.
 */
export interface Fixture {
  /** Where such answers are published, each with the day on which the fixture was written. */
  sources: readonly string[];
  image?: unknown;
  text?: unknown;
  models?: unknown;
  errors: Readonly<Record<RecordedError, RecordedAnswer>>;
}

export interface RecordedAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
}

/** What a provider says in a form of its own. */
export const RECORDED_ERRORS = [
  'refusal',
  'invalid',
  'wrong-key',
  'no-funds',
  'no-model',
  'limit',
  'broken',
  'away',
] as const;
export type RecordedError = (typeof RECORDED_ERRORS)[number];

export interface ReceivedRequest {
  method: string;
  /** Behind the base URL, such as `/images/generations`. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The body, where it is JSON. */
  json: Readonly<Record<string, unknown>>;
  /** The body, where it is a form. */
  form: FormData | undefined;
}

export type Ask = ImageAsk | TextAsk | { kind: 'models' } | { kind: 'poll'; id: string };

export interface ImageAsk {
  kind: 'image';
  model: string;
  prompt: string;
  count: number;
  /** Pixels of what is delivered. */
  width: number;
  height: number;
  seed?: number | undefined;
  /** The pictures that came along, as bytes. */
  references: readonly Uint8Array[];
  mask?: Uint8Array | undefined;
}

export interface TextAsk {
  kind: 'text';
  model: string;
  /** All that is said to the model, in order. */
  prompt: string;
  /** JSON schema of the answer that is wanted. */
  schema?: JsonSchema | undefined;
  /** The tool that the answer is to be an input of, where JSON is asked for so. */
  tool?: string | undefined;
  /** The pictures that it is to look at. */
  pictures: readonly Uint8Array[];
}

export interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  anyOf?: readonly JsonSchema[];
}

export interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Bytes as they are, all else as JSON. */
  body: unknown;
}

export interface AnswerTools {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** The base URL. */
  baseUrl: string;
  /** @returns the address that a picture is fetched from */
  keep(picture: MadePicture): string;
  /** @returns the id that polls name; each is given the next answer, the last one for ever */
  later(answers: readonly Answer[]): string;
}
