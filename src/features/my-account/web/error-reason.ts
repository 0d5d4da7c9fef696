import * as phrases from '#phrases';
import { ApiError } from '#web/api/request.ts';

/** Why a request failed, as a sentence for users. */
export function errorReason(error: unknown): string {
  if (!(error instanceof ApiError)) return phrases.serverUnreached;
  if (!error.body) return phrases.thatFailed;
  const { error: message, field } = error.body;
  // The form has one field; its name in the API means nothing to users.
  const prefix = `${field}: `;
  const text = field !== undefined && message.startsWith(prefix) ? message.slice(prefix.length) : message;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
