import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { API_VERSION } from './events/emit-event.ts';
import type { Faults } from './faults.ts';
import { newId } from './new-id.ts';
import { findRoute } from './routes/all-routes.ts';
import type { Store } from './store.ts';
import { ApiError, type ErrorBody } from './wire/api-error.ts';
import { expand } from './wire/expand.ts';
import { digestRequest, findAnswer, type IdempotencyKeys, isStored } from './wire/idempotency.ts';
import { type Form, parseForm } from './wire/parse-form.ts';

export interface Mode {
  store: Store;
  /** `sk_test_…` or `sk_live_…`. */
  secretKey: string;
  keys: IdempotencyKeys;
}

export interface ApiParts {
  modes: { test: Mode; live: Mode };
  faults: Faults;
  /** Runs what is due and saves the state. */
  settle: () => void;
}

interface Answer {
  status: number;
  body: string;
  replayOf?: string;
}

/** Answers one `/v1/…` request, normally or according to the fault. */
export async function answerApi(
  parts: ApiParts,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const { faults } = parts;
  if (faults.kind === 'down') {
    request.socket.destroy();
    return;
  }
  const requestId = newId('req', 14);
  const key = request.headers['idempotency-key']?.toString() || undefined;
  const release = { run: () => {} };
  const answer = answerOrRefuse(parts, request, { body, requestId, key, release });
  if (faults.kind === 'slow') await wait(faults.slowMs);
  release.run();
  if (faults.kind === 'answer-lost') {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    'cache-control': 'no-cache, no-store',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(answer.replayOf === undefined
      ? {}
      : { 'idempotent-replayed': 'true', 'original-request': answer.replayOf }),
  });
  response.end(answer.body);
}

interface Given {
  body: string;
  requestId: string;
  key: string | undefined;
  /** `run` frees the idempotency key, after the answer. */
  release: { run: () => void };
}

function answerOrRefuse(parts: ApiParts, request: IncomingMessage, given: Given): Answer {
  try {
    refuseByFault(parts.faults);
    const mode = authorize(parts.modes, request.headers.authorization);
    parts.settle();
    const other = mode === parts.modes.test ? parts.modes.live : parts.modes.test;
    return request.method === 'POST' && given.key !== undefined
      ? executeOnce({ ...given, key: given.key }, mode, other, request)
      : execute(mode, other, request, given);
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: present(error.body) };
    throw error;
  }
}

/** Executes a request once per idempotency key. */
function executeOnce(
  given: Given & { key: string },
  mode: Mode,
  other: Mode,
  request: IncomingMessage,
): Answer {
  const { keys, store } = mode;
  const digest = digestRequest(request.method!, request.url!, given.body);
  const now = store.clock.now();
  const before = findAnswer(keys, given.key, digest, now);
  if (before) return { status: before.status, body: before.body, replayOf: before.requestId };
  keys.running.add(given.key);
  given.release.run = () => keys.running.delete(given.key);
  const answer = execute(mode, other, request, given);
  if (isStored(answer.status))
    keys.answers.set(given.key, { ...answer, request: digest, requestId: given.requestId, at: now });
  return answer;
}

function execute(mode: Mode, other: Mode, request: IncomingMessage, given: Given): Answer {
  const { store } = mode;
  store.cause = { id: given.requestId, idempotency_key: given.key ?? null };
  try {
    const { pathname, search } = new URL(request.url!, 'http://stand-in');
    const { route, id } = findRoute(request.method!, pathname);
    const { expand: paths = [], ...form } = { ...parseForm(search.slice(1)), ...parseForm(given.body) };
    const result = structuredClone(route.answer({ store, other: other.store, id, form }));
    expand(store, result, expandPaths(paths));
    return { status: 200, body: JSON.stringify(result, null, 2) };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: present(error.body) };
    throw error;
  } finally {
    store.cause = { id: null, idempotency_key: null };
  }
}

function expandPaths(value: Form[string]): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((path) => typeof path === 'string');
}

function refuseByFault({ kind }: Faults): void {
  if (kind === 'rate-limited')
    throw new ApiError(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Testmode request rate limit exceeded, the rate limits in testmode are lower than livemode. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
    });
  if (kind === 'errors')
    throw new ApiError(500, {
      type: 'api_error',
      message: 'An unknown error occurred. If this persists, please contact us at support@stripe.com.',
    });
}

function authorize(modes: ApiParts['modes'], header: string | undefined): Mode {
  const key = secretKeyOf(header);
  if (key === undefined)
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    });
  const mode = [modes.test, modes.live].find(({ secretKey }) => secretKey === key);
  if (!mode)
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${redact(key)}`,
    });
  return mode;
}

function secretKeyOf(header: string | undefined): string | undefined {
  const [scheme, value] = header?.split(' ') ?? [];
  if (scheme === 'Bearer') return value || undefined;
  if (scheme === 'Basic')
    return (
      Buffer.from(value ?? '', 'base64')
        .toString()
        .split(':')[0] || undefined
    );
  return undefined;
}

function redact(key: string): string {
  return key.length <= 12 ? key : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

function present(body: ErrorBody): string {
  return JSON.stringify({ error: body }, null, 2);
}
