import {
  APICallError,
  InvalidResponseDataError,
  LoadAPIKeyError,
  LoadSettingError,
  NoSuchModelError,
} from '@ai-sdk/provider';
import type { FailureReason } from '#phrases';
import {
  ProviderError,
  type ProviderErrorKind,
  type ProviderErrorOptions,
} from '#platform/errors/provider-error';
import { AnswerTooLarge } from '../calls/bounded-fetch.ts';
import { readRetryAfter } from '../calls/retry-delay.ts';
import { codesIn, explainBadRequest, explainRefusal, isContentRefusal } from './explain-refusal.ts';
import type { Redact } from './redact.ts';

/** A failed attempt, and its consequences. */
export interface Failure {
  error: ProviderError;
  /** Retries worth making, 0 to 2. */
  retries: number;
  /** Whether the provider as a whole is failing, not one model or request. */
  isOutage: boolean;
  /** Whether the provider did work, and so may charge for it. */
  isSpent: boolean;
}

export interface FailureContext {
  /** The provider's name for users. */
  label: string;
  /** The provider's configured addresses; URLs elsewhere are files that it made. */
  addresses: readonly string[];
  redact: Redact;
  /** Milliseconds since 1970. */
  now: number;
}

type Verdict = Omit<Failure, 'error'>;

const RETRIES = 2;
const LONGEST_MESSAGE = 500;
const LONGEST_BODY = 4_000;

const BUSY = [408, 409, 425, 429];
/** Messages about a bad key, account or model name, with statuses other than 401 to 404. */
const KEY = /invalid_api_key|api_key_invalid|api key not valid|incorrect api key|invalid authentication/i;
const FUNDS =
  /insufficient_quota|insufficient_(funds|balance|credits?)|billing_hard_limit|billing_not_active|exceeded your current quota, please check your plan|credit balance is too low|exhausted balance|payment required|account \S+ is suspended/i;
const MODEL =
  /model_not_found|model not found|unknown model|invalid model|model [`'"]?\S+ (does not exist|is not found)/i;

/** The SDKs' errors for unexpected answers. */
const ODD_ANSWERS = new Set([
  'AI_EmptyResponseBodyError',
  'AI_InvalidResponseDataError',
  'AI_JSONParseError',
  'AI_NoContentGeneratedError',
  'AI_NoObjectGeneratedError',
  'AI_NoOutputGeneratedError',
  'AI_TypeValidationError',
  'SyntaxError',
]);
/** Errors for a forbidden URL in an answer, ours and the SDK's. */
const FORBIDDEN = new Set(['ForbiddenAddress', 'AI_DownloadError']);
const IMPOSSIBLE_REQUESTS = new Set([
  'AI_InvalidArgumentError',
  'AI_InvalidPromptError',
  'AI_UnsupportedFunctionalityError',
]);
const NETWORK_CODES =
  /^(E[A-Z]+|UND_ERR_\w+|CERT_\w+|UNABLE_TO_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|ERR_TLS_\w+)$/;

/** Turns any error of an SDK or adapter into a ProviderError. */
export function toFailure(thrown: unknown, context: FailureContext): Failure {
  const chain = causesOf(thrown);
  const own = chain.find((error) => error instanceof ProviderError);
  if (own) return ofAdapter(own, context);

  const { label, redact } = context;
  const call = chain.find((error): error is APICallError => APICallError.isInstance(error));
  const status = call?.statusCode;
  if (call && status !== undefined && status >= 300) return ofStatus(call, status, context);

  const text = textOf(chain);
  const has = (names: Set<string>) => chain.some(({ name }) => names.has(name));
  const fail = (kind: ProviderErrorKind, reason: FailureReason, rest: Partial<Verdict> = {}) =>
    failure(kind, text, { failure: reason }, rest, context);

  if (chain.some((error) => error instanceof AnswerTooLarge))
    return fail(
      'transient',
      { code: 'answerTooLarge', label },
      {
        retries: 1,
        isOutage: true,
        isSpent: true,
      },
    );
  if (chain.some(({ name }) => FORBIDDEN.has(name)))
    return fail(
      'transient',
      { code: 'addressForbidden', label },
      {
        isSpent: true,
      },
    );
  if (chain.some((error) => LoadAPIKeyError.isInstance(error) || LoadSettingError.isInstance(error)))
    return fail('misconfigured', { code: 'providerUnusable', label }, { isOutage: true });
  if (chain.some((error) => NoSuchModelError.isInstance(error)))
    return fail('misconfigured', { code: 'providerUnusable', label });
  if (chain.some(isTimeout))
    return fail('transient', { code: 'providerSlow', label }, { isOutage: true, isSpent: true });
  if (chain.some(isNetwork))
    return fail(
      'transient',
      { code: 'providerUnreached', label },
      {
        retries: RETRIES,
        isOutage: true,
        // A status means that it had started to answer.
        isSpent: status !== undefined,
      },
    );
  // A valid answer that reports a failure, in the provider's own words.
  if (chain.some((error) => InvalidResponseDataError.isInstance(error)) && isContentRefusal(text))
    return fail('rejected', explainRefusal(label, redact(text)));
  if (status !== undefined || has(ODD_ANSWERS))
    return fail(
      'transient',
      { code: 'answerUnreadable', label },
      {
        retries: RETRIES,
        isOutage: true,
        isSpent: true,
      },
    );
  if (isContentRefusal(text)) return fail('rejected', explainRefusal(label, redact(text)));
  if (has(IMPOSSIBLE_REQUESTS)) return fail('rejected', { code: 'providerUnable', label });
  if (chain.some(({ name }) => name === 'AI_NoImageGeneratedError'))
    return fail('transient', { code: 'noPicture', label }, { retries: 1, isOutage: true, isSpent: true });
  return fail('transient', { code: 'providerSilent', label }, { retries: RETRIES, isOutage: true });
}

/** A call that hit the time limit is not retried: it would take as long again, and a fallback needs the time. */
export function timeLimitFailure(seconds: number, context: FailureContext): Failure {
  const reason = { code: 'providerSlow', label: context.label } as const;
  const verdict = { isOutage: true, isSpent: true };
  return failure('transient', `no answer within ${seconds} s`, { failure: reason }, verdict, context);
}

/** An adapter's own verdict on an answer, such as an undecodable image. */
function ofAdapter(own: ProviderError, { redact }: FailureContext): Failure {
  const { kind, message, failure: reason, retryAfterMs, wasRetried } = own;
  const isTransient = kind === 'transient';
  const retries = isTransient && !wasRetried ? 1 : 0;
  // It may contain the provider's message.
  const error = new ProviderError(kind, redact(message), {
    ...(reason && { failure: redacted(reason, redact) }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    wasRetried,
  });
  return { error, retries, isOutage: isTransient, isSpent: isTransient };
}

function redacted(reason: FailureReason, redact: Redact): FailureReason {
  const texts = Object.entries(reason).map(([name, value]) => [
    name,
    typeof value === 'string' ? redact(value) : value,
  ]);
  return Object.fromEntries(texts);
}

function ofStatus(call: APICallError, status: number, context: FailureContext): Failure {
  const { label, redact, now } = context;
  const body = cut(call.responseBody ?? JSON.stringify(call.data) ?? '');
  const text = `${call.message} ${body}`;
  const retryAfterMs = readRetryAfter(call.responseHeaders ?? {}, now, body);
  const fail = (kind: ProviderErrorKind, reason: FailureReason, rest: Partial<Verdict> = {}) => {
    const options = { failure: reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    return failure(kind, `${status} ${call.message || body}`, options, rest, context);
  };

  if (isElsewhere(call.url, context))
    return fail(
      'transient',
      { code: 'pictureNotFetched', label },
      {
        retries: 1,
        isSpent: true,
      },
    );
  if (status === 401 || status === 402 || KEY.test(text) || FUNDS.test(text))
    return fail('misconfigured', { code: 'providerUnusable', label }, { isOutage: true });
  if (status < 500 && isContentRefusal(text))
    return fail('rejected', explainRefusal(label, redact(call.message), codesIn(body)));
  if (status < 400 || [403, 404, 405, 407, 410].includes(status) || MODEL.test(text))
    return fail('misconfigured', { code: 'providerUnusable', label });
  if (status === 429)
    return fail(
      'transient',
      { code: 'providerBusy', label },
      {
        retries: RETRIES,
        isOutage: true,
      },
    );
  if (status >= 500 || BUSY.includes(status))
    return fail('transient', { code: 'providerDown', label }, { retries: RETRIES, isOutage: true });
  return fail('rejected', explainBadRequest(label, redact(call.message)));
}

function failure(
  kind: ProviderErrorKind,
  said: string,
  options: ProviderErrorOptions,
  verdict: Partial<Verdict>,
  { label, redact }: FailureContext,
): Failure {
  const message = redact(`${label}: ${cut(said).replace(/\s+/g, ' ').trim()}`).slice(0, LONGEST_MESSAGE);
  // No `cause`: the SDK's error contains the URL, request and response, and with them keys.
  const error = new ProviderError(kind, message, options);
  return { error, retries: 0, isOutage: false, isSpent: false, ...verdict };
}

/** The error and its causes. */
function causesOf(thrown: unknown): Error[] {
  const chain: Error[] = [];
  for (let error = thrown; error instanceof Error && !chain.includes(error); ) {
    chain.push(error);
    const { cause, lastError } = error as { cause?: unknown; lastError?: unknown };
    error = cause ?? lastError;
  }
  return chain.length > 0 ? chain : [new Error(typeof thrown === 'string' ? thrown : 'threw no error')];
}

function textOf(chain: readonly Error[]): string {
  return [...new Set(chain.map((error) => cut(error.message || codeOf(error))))].filter(Boolean).join(': ');
}

/** Truncates a message or body at a word: half a key would escape redaction. */
function cut(text: string): string {
  return text.length > LONGEST_BODY ? text.slice(0, LONGEST_BODY).replace(/\S*$/, '') : text;
}

function isTimeout({ name, message }: Error): boolean {
  return name === 'AbortError' || name === 'TimeoutError' || /\btimed out\b/i.test(message);
}

function isNetwork(error: Error): boolean {
  return NETWORK_CODES.test(codeOf(error)) || error.message === 'fetch failed';
}

/** Such as `ECONNREFUSED`; the only information if all of several addresses failed. */
function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

function isElsewhere(address: string, { addresses }: FailureContext): boolean {
  const host = URL.parse(address)?.host;
  return (
    host !== undefined && addresses.length > 0 && !addresses.some((own) => URL.parse(own)?.host === host)
  );
}
