import type { IncomingHttpHeaders } from 'node:http';
import type { MadePicture } from './make-picture.ts';

/** A provider's requests and answers, as documented: a file in `protocols/` and one in `fixtures/`. */
export interface Protocol {
  /** The part before the slash in `provider/model`. */
  name: string;
  /** The path of its base URL, such as `/v1`. */
  base: string;
  /** Its documented answers. */
  fixture: Fixture;
  /** An image model of each kind with different requests or answers. */
  imageModels?: readonly string[];
  /** Whether clients poll for the result. */
  isPolled?: boolean;
  /** Whether it answers with addresses of pictures. */
  keepsPictures?: boolean;
  /** Format of its pictures. */
  format?: 'png' | 'jpeg';
  /** Reads the key of a request. */
  readKey(headers: IncomingHttpHeaders): string | undefined;
  /** @returns undefined for requests unknown to the provider */
  read(request: ReceivedRequest): Ask | undefined | Promise<Ask | undefined>;
  /** @param isLate whether the first poll gets no result */
  deliver?(ask: ImageAsk, pictures: readonly MadePicture[], tools: AnswerTools, isLate: boolean): Answer;
  write?(ask: TextAsk, text: string): Answer;
  /** For refusals that need more than the recorded answer. */
  refuse?(ask: ImageAsk | TextAsk, tools: AnswerTools): Answer;
}

/**
 * Answers from the provider's documentation, its SDK and users' reports; none was recorded with a key of ours.
 * `{key}` and `{model}` stand for what the request had.
 */
export interface Fixture {
  /** Sources of the answers, each with the date of reading. */
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

/** Errors in the provider's own format. */
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
  /** The path after the base URL, such as `/images/generations`. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The body, if it is JSON. */
  json: Readonly<Record<string, unknown>>;
  /** The body, if it is a form. */
  form: FormData | undefined;
}

export type Ask =
  | ImageAsk
  | TextAsk
  | { kind: 'models' }
  | { kind: 'poll'; id: string }
  /** A kept picture, by the path of its address. */
  | { kind: 'file'; path: string }
  /** Free requests, such as uploads. */
  | { kind: 'other'; answer: Answer };

export interface ImageAsk {
  kind: 'image';
  model: string;
  prompt: string;
  count: number;
  /** Size of the delivered picture, in pixels. */
  width: number;
  height: number;
  seed?: number | undefined;
  /** The attached pictures. */
  references: readonly Uint8Array[];
  mask?: Uint8Array | undefined;
}

export interface TextAsk {
  kind: 'text';
  model: string;
  /** All messages to the model, in order. */
  prompt: string;
  /** JSON schema of the requested answer. */
  schema?: JsonSchema | undefined;
  /** The tool whose input is the answer, if JSON is requested that way. */
  tool?: string | undefined;
  /** The pictures to describe. */
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
  /** Bytes are sent unchanged, other values as JSON. */
  body: unknown;
}

export interface AnswerTools {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** The base URL. */
  baseUrl: string;
  /** @returns the picture's address */
  keep(picture: MadePicture): string;
  /** @returns the id for polls; each poll gets the next answer, and the last one is repeated */
  later(answers: readonly Answer[]): string;
}
