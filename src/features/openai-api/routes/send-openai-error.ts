import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/errors/app-error';
import type { ErrorCode } from '#platform/errors/codes';
import { logFailure, toAppError } from '#platform/http/responses/error-handler';

/** Kinds of errors by the names of OpenAI's clients. */
const TYPES: Partial<Record<ErrorCode, string>> = {
  signed_out: 'authentication_error',
  forbidden: 'permission_error',
  insufficient_credits: 'insufficient_quota',
  moderated: 'image_generation_user_error',
  cannot_draw: 'image_generation_user_error',
  cannot_edit: 'image_generation_user_error',
  rate_limited: 'rate_limit_error',
};

/** Codes that programs look for. Others are those of `/api/v1`. */
const CODES: Partial<Record<ErrorCode, string>> = {
  signed_out: 'invalid_api_key',
  insufficient_credits: 'insufficient_quota',
  moderated: 'moderation_blocked',
};

/** Fields of our rules by the names that they have in this protocol. */
const FIELDS: Readonly<Record<string, string>> = {
  imageId: 'image',
  imageModel: 'model',
  productId: 'image',
  'object.prompt': 'prompt',
};

/** An error as OpenAI's API sends it, with the details of ours beside. */
export function openaiError({ code, status, message, details }: AppError, requestId: string) {
  const { field, retryAfter: _, ...others } = details;
  const type = TYPES[code] ?? (status >= 500 ? 'server_error' : 'invalid_request_error');
  return {
    error: {
      message,
      type,
      param: field === undefined ? null : (FIELDS[field] ?? field),
      code: CODES[code] ?? code,
      ...others,
      request_id: requestId,
    },
  };
}

/** Answers every error of these routes with `{ error: { message, type, param, code, … } }`. */
export function sendOpenaiError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toAppError(error);
  logFailure(error, refusal, request);
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter);
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(openaiError(refusal, request.id));
}
