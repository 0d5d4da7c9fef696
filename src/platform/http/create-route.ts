import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AnswerOf, Endpoint } from '../endpoint/endpoint.ts';
import { AppError } from '../errors/app-error.ts';
import { isErrorPhrase } from '../errors/phrases.ts';
import { idempotencyKey } from './requests/idempotency-key.ts';

declare module 'fastify' {
  interface FastifyInstance {
    admission: Admission;
    /** All that were registered. */
    endpoints: Endpoint[];
  }
  interface FastifyContextConfig {
    /** What the route was made of. */
    endpoint?: Endpoint;
  }
}

/** What the app knows of its callers; `admission` of the Fastify instance. */
export interface Admission {
  /**
   * Finds who calls a `session`, `admin` or `key` endpoint: what its handler is told of them.
   * @throws AppError for whoever may not
   */
  admit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  /** Counts a call of an admitted user. @throws AppError `rate_limited` */
  count(limit: string, caller: Caller): Promise<void>;
  /** `cache-control` of answers that visitors share. */
  sharedCacheControl: string;
}

interface Caller {
  user: { id: string };
}

/** Who calls, by the endpoint's access, and the names that endpoints may use. */
interface AppTypes {
  session: Caller;
  admin: Caller;
  key: Caller;
  scope: string;
  limit: string;
}

type ZodApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** What a handler is given, parsed and checked. */
type Call<App extends AppTypes, E extends Endpoint> = {
  request: FastifyRequest;
  reply: FastifyReply;
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The client's name for a paid request; null when it gave none. */
  idempotencyKey: E['reads'] extends readonly (infer Name)[]
    ? 'Idempotency-Key' extends Name
      ? string | null
      : undefined
    : undefined;
} & (E['access'] extends 'session' | 'admin' | 'key' ? App[E['access']] : unknown);

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** Where no schema says what is answered, the handler sends it, or nothing. */
type Handler<App extends AppTypes, E extends Endpoint> = (
  call: Call<App, E>,
) => Promise<undefined extends AnswerOf<E> ? unknown : AnswerOf<E> | FastifyReply>;

/** An endpoint that names only scopes and limits of the app. */
type Known<App extends AppTypes> = Endpoint & { scope?: App['scope']; limit?: 'none' | App['limit'] };

const FOUND_FIRST = new Set(['session', 'admin']);

/** @returns the function that registers endpoints of an app with such callers */
export function createRoute<App extends AppTypes>() {
  /**
   * Answers an endpoint. In this order: who calls (before anything is said of what was sent), the input, the limit, path
   * parameters; then `handler`, which returns what the response schema says, or the reply that it has sent.
   */
  return function route<E extends Known<App>>(app: ZodApp, endpoint: E, handler: Handler<App, E>): void {
    const { method, path, access, query, body, limit, cache } = endpoint;
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
        // Calls of the public API are counted by their key.
        isUncounted: access === 'key' || limit === 'none',
        isShared: cache === 'shared',
        isEndless: endpoint.isEndless ?? false,
      },
      // A key is counted before anything of the body is read.
      ...(access === 'key' && { onRequest: admit }),
      ...(FOUND_FIRST.has(access) && { preValidation: admit }),
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

function schemasOf({ responses }: Endpoint): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(responses).filter(([, answer]) => answer instanceof z.ZodType),
  ) as Record<string, z.ZodType>;
}

/** A malformed id is named by the phrase of its 404. */
function parseParams({ params }: Endpoint, request: FastifyRequest): unknown {
  if (!params) return undefined;
  const parsed = params.safeParse(request.params);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  if (isErrorPhrase(message)) throw AppError.repeat({ phrase: message, parameters: {} });
  throw new AppError('invalid_request.field', { field: path.join('.'), problem: message });
}
