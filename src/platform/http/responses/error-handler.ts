import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as phrases from '#phrases';
import { AppError } from '../../errors/app-error.ts';
import {
  isConnectionLoss,
  isOfDeletedUser,
  isOutOfSpace,
  isUnstorableText,
} from '../../errors/database-errors.ts';
import { diskFull } from '../../errors/disk-full.ts';
import type { ErrorBody } from '../../errors/error-body.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import type { App } from '../app.ts';
import { ClientGone } from '../requests/abort-on-disconnect.ts';
import { routeOf } from '../requests/observe-requests.ts';
import { refusalPage } from './refusal-page.ts';

// A crashed embedded database restarts within this time.
const UNAVAILABLE_RETRY_S = 5;
// Providers that are down or limit us need longer.
const PROVIDER_RETRY_S = 30;

/** Answers every error with `{ error, code, … }`, without internals. Every 5xx that somebody still reads is logged. */
export function setErrorHandlers(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(nothingHere(), request, reply));
}

export function nothingHere(): AppError {
  return new AppError('not_found.address');
}

export function sendError(
  error: FastifyError | AppError | ProviderError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toAppError(error);
  logFailure(error, refusal, request);
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter);
  reply.code(refusal.status).header('cache-control', 'no-store');
  if (isNavigation(request)) {
    // This very page. Its path could begin with two slashes, which would name another site.
    const next = { label: 'Try again', address: '' };
    const page = { title: phrases.pageNotShown, message: refusal.message, next };
    return reply.type('text/html; charset=utf-8').send(refusalPage(page));
  }
  const body: ErrorBody = {
    error: refusal.message,
    code: refusal.code,
    requestId: request.id,
    ...refusal.details,
  };
  // A failed file download may have set its own type already.
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Logs what is the site's own fault. */
export function logFailure(error: Error, { status }: AppError, request: FastifyRequest): void {
  if (status >= 500 && !(error instanceof ClientGone))
    request.log.error({ err: error, method: request.method, route: routeOf(request) }, 'request failed');
}

/** Whether a browser navigated to a page, so that a person reads the answer. */
function isNavigation(request: FastifyRequest): boolean {
  const isPage = !/^\/(api|images|assets)\//.test(request.url);
  return isPage && request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** Any error as a refusal, without internals. */
export function toAppError(error: FastifyError | AppError | ProviderError): AppError {
  if (error instanceof AppError) return error;
  if (isOutOfSpace(error)) return diskFull({ cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) return toValidationError(error);
  if (isOfDeletedUser(error)) return new AppError('signed_out.account_deleted');
  if (isUnstorableText(error)) return new AppError('invalid_request.unreadable', { cause: error });
  if (isConnectionLoss(error)) {
    return new AppError('unavailable.site', { retryAfter: UNAVAILABLE_RETRY_S });
  }
  if (error instanceof ProviderError) {
    if (error.kind !== 'transient') return new AppError('internal', { cause: error });
    return new AppError('unavailable.service', { retryAfter: PROVIDER_RETRY_S });
  }
  switch (error.statusCode) {
    case 400:
      return new AppError('invalid_request.unreadable', { cause: error });
    case 413:
      return new AppError('too_large.request');
    case 415:
      return new AppError('unsupported_media.request');
    default:
      return new AppError('internal', { cause: error });
  }
}

interface ValidationIssue {
  instancePath: string;
  message?: string | undefined;
}

function toValidationError(error: { validation: ValidationIssue[] }): AppError {
  const [issue] = error.validation;
  const field = issue?.instancePath.split('/').filter(Boolean).join('.') ?? '';
  const problem = issue?.message;
  return field
    ? new AppError('invalid_request.field', { field, problem })
    : new AppError('invalid_request.problem', { problem });
}
