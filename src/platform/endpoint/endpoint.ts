import type { z } from 'zod';
import type { ErrorCode } from '#platform/errors/codes';
import type { ErrorPhrase } from '#platform/errors/phrases';

/**
 * One object per endpoint, in the feature's contract: method, path, access, limit, schemas and documentation. Everything
 * else is derived from it: Fastify's route (`#platform/http/route`), the browser's call (`#web/api/call.ts`), the OpenAPI
 * document, and the list of routes that send pictures.
 *
 * To add one: export `endpoint({ … })` from the contract, register it with `route(app, thatEndpoint, handler)`, and call
 * it in the browser with `call(thatEndpoint, { params, query, body })` or read it with `queryOf(thatEndpoint, …)`.
 * Browser bundles contain only method and path (`inline-endpoints.ts`), so write these two as literals.
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/**
 * Who may call: `anyone`; `visitor`: anyone, with a fuller answer if signed in; `session`: signed-in users; `admin`; `key`:
 * holders of an API key; `signature`: the payment gateway.
 */
export type Access = 'anyone' | 'visitor' | 'session' | 'admin' | 'key' | 'signature';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's syntax, such as `/api/gallery/:id`. */
  path: `/${string}`;
  access: Access;
  /** The message for visitors if a session is required; a general one by default. */
  signIn?: Extract<ErrorPhrase, `signed_out.${string}`>;
  /** Whether the sign-in must be recent. Always required for admins' changes. */
  needsFreshSignIn?: boolean;
  /** Whether an admin endpoint only reads, although its method is not GET. */
  isRead?: boolean;
  /** The scope that an API key needs. */
  scope?: string;
  /** Whether it also takes access tokens of programs that people have connected. */
  takesAccessTokens?: boolean;
  /**
   * The rate limit for each user, beside that of the address; `none`: calls are not counted, since they are authorized
   * otherwise or cost next to nothing. The route itself counts, with `countCall`, what visitors may do, what is counted only
   * after another check, and what has two limits.
   */
  limit?: string;
  /** Path parameters; use `id` for ids, so that malformed ones are 404. */
  params?: z.ZodObject;
  query?: z.ZodType;
  /** The JSON body. */
  body?: z.ZodType;
  /** Size limit of the body in bytes, if it differs from the app's. */
  bodyMaxBytes?: number;
  /** Whether the body is a form with a picture in the field `image`. */
  takesPicture?: boolean;
  /** Media type of a body that is neither JSON nor a form with a picture. */
  bodyType?: string;
  /** By status; the first is the success. Errors (`{ error, code, … }`) are left out. */
  responses: Readonly<Record<number, z.ZodType | UntypedAnswer>>;
  /**
   * `shared`: answers to visitors may be cached for a few seconds, unless the handler overrides it. What signed-in users and
   * admins read is `no-store` by default.
   */
  cache?: 'no-store' | 'shared';
  /** Error codes beside those that follow from access and input. */
  refusals?: readonly ErrorCode[];
  /** Request headers that the endpoint reads. */
  reads?: readonly ('Idempotency-Key' | 'Prefer')[];
  /** Response headers of a success. */
  sends?: readonly ('X-Total-Count' | 'Location')[];
  /** Whether it is allowed while the disk is full: it stores next to nothing, or frees space. */
  runsWhenDiskFull?: boolean;
  /** Whether its answer is an endless stream. */
  isEndless?: boolean;
  /** Whether it sends image files, which must carry their provenance. */
  sendsPictures?: boolean;
  /** Documentation; left out if the endpoint is not part of the API. */
  words?: EndpointWords;
}

export interface EndpointWords {
  /** The part of the API that it belongs to. */
  tag: string;
  /** What it does, in a few words. */
  summary: string;
  /** More details. */
  description?: string;
  /** An example of a request body, and of the response to it. */
  example?: { request?: unknown; response?: unknown };
}

/** An answer that no schema describes. */
export interface UntypedAnswer {
  description: string;
  /** Media types, the default first; no body where none is given. */
  type?: string | readonly string[];
}

/** The 204 response. */
export const DONE = { description: 'Done.' };

/** The caller's input before parsing: path parameters, query and JSON body. */
export type InputOf<E extends Endpoint> = AddressOf<E> &
  Part<E, 'body'> &
  (E extends { takesPicture: true } ? { form: FormData } : unknown);

/** The part of the input that is in the address; see `pathOf`. */
export type AddressOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'>;

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> = E[Name] extends z.ZodType
  ? Record<never, never> extends z.input<E[Name]>
    ? { [N in Name]?: Loose<z.input<E[Name]>> }
    : { [N in Name]: Loose<z.input<E[Name]>> }
  : unknown;

/** Also accepts readonly lists. */
type Loose<T> = T extends object
  ? T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : { [K in keyof T]: Loose<T[K]> }
  : T;

type Answers<E extends Endpoint> = E['responses'][keyof E['responses'] & (200 | 201 | 202 | 204)];

/** The body of a success: the response schema's type, or undefined if there is no schema. */
export type AnswerOf<E extends Endpoint> =
  Answers<E> extends infer Answer ? (Answer extends z.ZodType ? z.output<Answer> : undefined) : never;
