import * as phrases from '#phrases';
import { ApiError } from '#web/api/request.ts';

/** Why a call failed: the server's message if there is one. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return phrases.serverUnreached;
  return error.body?.error ?? error.message;
}
