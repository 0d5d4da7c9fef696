import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnswerOf, Endpoint } from '../endpoint/endpoint.ts';
import { AppError } from '../errors/app-error.ts';
import { isErrorPhrase } from '../errors/phrases.ts';
import type { App as HttpServer } from './app.ts';
import { idempotencyKey } from './requests/idempotency-key.ts';

declare module 'fastify' {
  interface FastifyInstance {
    admission: Admission;
    /** All registered endpoints. */
    endpoints: Endpoint[];
  }
  interface FastifyContextConfig {
    /** The endpoint that the route answers. */
    endpoint?: Endpoint;
  }
}

/** How the app authorizes and counts callers; `admission` of the Fastify instance. */
export interface Admission {
  /**
   * Authorizes the caller of a `session`, `admin` or `key` endpoint. The handler gets the result.
   * @throws AppError if the caller may not
   */
  admit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  /** Counts a call of an admitted user. @throws AppError `rate_limited` */
  count(limit: string, caller: Caller): Promise<void>;
  /** `cache-control` of shared answers. */
  sharedCacheControl: string;
}

interface Caller {
  user: { id: string };
}

/** Callers by access, and the names of scopes and limits. */
interface AppTypes {
  session: Caller;
  admin: Caller;
  key: Caller;
  scope: string;
  limit: string;
}

/** A handler's input, parsed and checked. */
type Call<App extends AppTypes, E extends Endpoint> = {
  request: FastifyRequest;
  reply: FastifyReply;
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The request's idempotency key; null if it has none. */
  idempotencyKey: E['reads'] extends readonly (infer Name)[]
    ? 'Idempotency-Key' extends Name
      ? string | null
      : undefined
    : undefined;
} & (E['access'] extends 'session' | 'admin' | 'key' ? App[E['access']] : unknown);

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** Without a response schema, the handler sends the answer itself, or nothing. */
type Handler<App extends AppTypes, E extends Endpoint> = (
  call: Call<App, E>,
) => Promise<undefined extends AnswerOf<E> ? unknown : AnswerOf<E> | FastifyReply>;

/** An endpoint with the app's scopes and limits. */
type Known<App extends AppTypes> = Endpoint & { scope?: App['scope']; limit?: 'none' | App['limit'] };

const ADMITTED_BEFORE_VALIDATION = new Set(['session', 'admin']);

/** @returns the function that registers endpoints for these callers, scopes and limits */
export function createRoute<App extends AppTypes>() {
  /**
   * Registers an endpoint. Each call is checked in this order: caller (so that strangers learn nothing about the input),
   * query and body, rate limit, path parameters. Then `handler` returns the response, or the reply if it has sent one.
   * @param beforeBody runs before the body is read, and throws to refuse the call
   */
  return function route<E extends Known<App>>(
    app: HttpServer,
    endpoint: E,
    handler: Handler<App, E>,
    beforeBody?: (request: FastifyRequest) => Promise<void>,
  ): void {
    const { method, path, access, query, body, bodyMaxBytes, limit } = endpoint;
    const cache = endpoint.cache ?? (isPrivate(endpoint) ? 'no-store' : undefined);
    app.endpoints.push(endpoint);
    const callers = new WeakMap<FastifyRequest, Caller>();
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      callers.set(request, await app.admission.admit(endpoint, request, reply));
    };
    const status = Number(Object.keys(endpoint.responses)[0]);
    app.route({
      method,
      url: path,
      // The answer to a HEAD would wait for an end.
      ...(endpoint.isEndless && { exposeHeadRoute: false }),
      config: {
        endpoint,
        // Public API calls are counted by key.
        isUncounted: access === 'key' || limit === 'none',
        isShared: cache === 'shared',
        isEndless: endpoint.isEndless ?? false,
      },
      ...(bodyMaxBytes && { bodyLimit: bodyMaxBytes }),
      // A key's call is counted before the body is read.
      onRequest: [...(access === 'key' ? [admit] : []), ...(beforeBody ? [beforeBody] : [])],
      ...(ADMITTED_BEFORE_VALIDATION.has(access) && { preValidation: admit }),
      schema: {
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: schemasOf(endpoint),
      },
      handler: async (request, reply) => {
        const caller = callers.get(request);
        if (caller && limit && limit !== 'none') await app.admission.count(limit, caller);
        const params = parseParams(endpoint, request);
        reply.code(status);
        if (cache)
          reply.header('cache-control', cache === 'shared' ? app.admission.sharedCacheControl : cache);
        const answer = await handler({
          request,
          reply,
          params,
          query: request.query,
          body: request.body,
          idempotencyKey: endpoint.reads?.includes('Idempotency-Key') ? idempotencyKey(request) : undefined,
          ...caller,
        } as Call<App, E>);
        return answer === undefined && !reply.sent ? reply.send(null) : answer;
      },
    });
  };
}

/** What a signed-in caller reads is their own. */
function isPrivate({ method, access }: Endpoint): boolean {
  return method === 'GET' && (access === 'session' || access === 'admin');
}

function schemasOf({ responses }: Endpoint): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(responses).filter(([, answer]) => answer instanceof z.ZodType),
  ) as Record<string, z.ZodType>;
}

/** A malformed id is a 404, with the message of an unknown one. */
function parseParams({ params }: Endpoint, request: FastifyRequest): unknown {
  if (!params) return undefined;
  const parsed = params.safeParse(request.params);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  if (isErrorPhrase(message)) throw AppError.repeat({ phrase: message, parameters: {} });
  throw new AppError('invalid_request.field', { field: path.join('.'), problem: message });
}
