import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#contract/errors';
import { diskFull } from '#server/domain/storage/require-disk-space';
import { AppError, isConnectionLoss, isOfDeletedUser, isOutOfSpace, ProviderError } from '#server/errors';
import type { App } from './app.ts';
import { routeOf } from './observe-requests.ts';
import { refusalPage } from './refusal-page.ts';

// An embedded database that crashed is back within this time.
const UNAVAILABLE_RETRY_S = 5;
// A provider that is away or limits us wants longer.
const PROVIDER_RETRY_S = 30;
const SOMETHING_WRONG = 'Something went wrong. Please try again.';

/** Turns every refusal and failure into `{ error, code, … }`. Nothing internal leaves; every 5xx is logged. */
export function setErrorHandlers(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(nothingHere(), request, reply));
}

export function nothingHere(): AppError {
  return new AppError('not_found', 'There is nothing at this address');
}

export function sendError(
  error: FastifyError | AppError | ProviderError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toAppError(error);
  if (refusal.status >= 500)
    request.log.error({ err: error, method: request.method, route: routeOf(request) }, 'request failed');
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter);
  reply.code(refusal.status).header('cache-control', 'no-store');
  if (isNavigation(request)) {
    const next = { label: 'Try again', address: request.url };
    const page = { title: 'This page could not be shown', message: refusal.message, next };
    return reply.type('text/html; charset=utf-8').send(refusalPage(page));
  }
  const body: ErrorBody = {
    error: refusal.message,
    code: refusal.code,
    requestId: request.id,
    ...refusal.details,
  };
  // A file that failed before its first byte has left its own type.
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether a person is looking at the answer: a browser opened the address of a page. */
function isNavigation(request: FastifyRequest): boolean {
  const isPage = !/^\/(api|images|assets)\//.test(request.url);
  return isPage && request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

function toAppError(error: FastifyError | AppError | ProviderError): AppError {
  if (error instanceof AppError) return error;
  if (isOutOfSpace(error)) return diskFull({ cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) return toValidationError(error);
  if (isOfDeletedUser(error))
    return new AppError('signed_out', 'This account has been deleted. Please sign in to continue.');
  if (isConnectionLoss(error)) {
    return new AppError('unavailable', 'The site is catching its breath. Please try again in a moment.', {
      retryAfter: UNAVAILABLE_RETRY_S,
    });
  }
  if (error instanceof ProviderError) {
    if (error.kind !== 'transient') return new AppError('internal', SOMETHING_WRONG, {}, { cause: error });
    return new AppError(
      'unavailable',
      'A service that this needs cannot be reached. Please try again shortly.',
      {
        retryAfter: PROVIDER_RETRY_S,
      },
    );
  }
  switch (error.statusCode) {
    case 400:
      return new AppError('invalid_request', 'The request could not be read', {}, { cause: error });
    case 413:
      return new AppError('too_large', 'The request is too large');
    case 415:
      return new AppError('unsupported_media', 'Send JSON, with the content type application/json');
    default:
      return new AppError('internal', SOMETHING_WRONG, {}, { cause: error });
  }
}

interface ValidationIssue {
  instancePath: string;
  message?: string | undefined;
}

function toValidationError(error: { validation: ValidationIssue[] }): AppError {
  const [issue] = error.validation;
  const field = issue?.instancePath.split('/').filter(Boolean).join('.') ?? '';
  const message = issue?.message ?? 'The request is not valid';
  return new AppError('invalid_request', field ? `${field}: ${message}` : message, field ? { field } : {});
}
