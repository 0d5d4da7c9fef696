import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY_MAX_CHARACTERS } from '#platform/endpoint/idempotency';
import { AppError } from '#platform/errors/app-error';

/** The request's `Idempotency-Key`; null if it has none. @throws AppError `invalid_request` */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > IDEMPOTENCY_KEY_MAX_CHARACTERS) {
    throw new AppError('invalid_request.idempotency_key', {
      field: 'Idempotency-Key',
      mostCharacters: IDEMPOTENCY_KEY_MAX_CHARACTERS,
    });
  }
  return key;
}
