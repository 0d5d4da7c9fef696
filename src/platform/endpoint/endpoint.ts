import type { z } from 'zod';
import type { ErrorCode } from '#platform/errors/codes';
import type { ErrorPhrase } from '#platform/errors/phrases';

/**
 * One object an endpoint: method, path, who may call, limits, schemas and words. It stands in the feature's contract, and
 * everything else is derived from it: Fastify's route (`#platform/http/route`), the browser's call (`#web/api/call.ts`), the
 * API's document, and the list of routes that send pictures.
 *
 * To add one: export `endpoint({ … })` from the contract, register it with `route(app, thatEndpoint, handler)`, and call
 * it in the browser with `call(thatEndpoint, { params, query, body })` or read it with `queryOf(thatEndpoint, …)`.
 * Pages are built with method and path alone (`inline-endpoints.ts`), so those two are
 * literals. Nothing of an endpoint is written a second time.
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/**
 * Who may call: `session` is somebody signed in, `admin` one of the admins, `visitor` anybody, who is told more when signed
 * in; `key` needs an API key; `signature` the payment gateway's.
 */
export type Access = 'anyone' | 'visitor' | 'session' | 'admin' | 'key' | 'signature';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Fastify has it, such as `/api/gallery/:id`. */
  path: `/${string}`;
  access: Access;
  /** What a visitor is told where a session is required; a general sentence if left out. */
  signIn?: Extract<ErrorPhrase, `signed_out.${string}`>;
  /** Whether the sign-in must be recent. Admins' changes need that anyway. */
  needsFreshSignIn?: boolean;
  /** Whether an admin's call reads alone, although its method is one of those that change something. */
  isRead?: boolean;
  /** What an API key must be allowed. */
  scope?: string;
  /**
   * The limit that calls count against, by user, beside that of their address; `none`: they are not counted at all, since
   * they are let in by other means or cost next to nothing.
   */
  limit?: string;
  /** Of the path; what something is found by is an `id`, so that a malformed one is a 404. */
  params?: z.ZodObject;
  query?: z.ZodType;
  /** Of a JSON body. */
  body?: z.ZodType;
  /** Whether a picture comes as the field `image` of a form. */
  takesPicture?: boolean;
  /** Media type of a body that is neither JSON nor a form with a picture. */
  bodyType?: string;
  /** By status, without refusals that are `{ error, code, … }`. The first is that of success. */
  responses: Readonly<Record<number, z.ZodType | UntypedAnswer>>;
  /** `shared`: visitors' answers may be kept for the cache's few seconds. The handler may say otherwise of an answer. */
  cache?: 'no-store' | 'shared';
  /** Refusals beside those that follow from access and input. */
  refusals?: readonly ErrorCode[];
  /** Request headers with a meaning. */
  reads?: readonly ('Idempotency-Key' | 'Prefer')[];
  /** Headers that its success carries. */
  sends?: readonly ('X-Total-Count' | 'Location')[];
  /** Whether it is let through while a disk is full: it stores nothing to speak of, or makes room. */
  runsWhenDiskFull?: boolean;
  /** Whether its answer goes on for as long as somebody reads it. */
  isEndless?: boolean;
  /** Whether files of pictures leave by it, which must carry their provenance. */
  sendsPictures?: boolean;
  /** For the API's document; left out for what is not part of the API. */
  words?: EndpointWords;
}

export interface EndpointWords {
  /** The part of the API that it belongs to. */
  tag: string;
  /** What it does, in a few words. */
  summary: string;
  /** What else there is to know. */
  description?: string;
  /** A body that it accepts, and what it answers then. */
  example?: { request?: unknown; response?: unknown };
}

/** An answer that no schema describes. */
export interface UntypedAnswer {
  description: string;
  /** Media types, the default first; no body where none is given. */
  type?: string | readonly string[];
}

/** The answer of what was done and has nothing to tell, with the status 204. */
export const DONE = { description: 'Done.' };

/** What the caller gives: path parameters, query and JSON body, as they are before they are parsed. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { takesPicture: true } ? { form: FormData } : unknown);

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> = E[Name] extends z.ZodType
  ? Record<never, never> extends z.input<E[Name]>
    ? { [N in Name]?: Loose<z.input<E[Name]>> }
    : { [N in Name]: Loose<z.input<E[Name]>> }
  : unknown;

/** Takes lists that nobody may change as well. */
type Loose<T> = T extends object
  ? T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : { [K in keyof T]: Loose<T[K]> }
  : T;

type Answers<E extends Endpoint> = E['responses'][keyof E['responses'] & (200 | 201 | 202 | 204)];

/** What a success says: of the response schema's type, undefined where there is none. */
export type AnswerOf<E extends Endpoint> =
  Answers<E> extends infer Answer ? (Answer extends z.ZodType ? z.output<Answer> : undefined) : never;
