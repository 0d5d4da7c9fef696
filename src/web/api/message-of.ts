import * as phrases from '#phrases';
import { ApiError } from './request.ts';

/** The server's message about a failed call; `advice` if it sent none. */
export function messageOf(error: unknown, advice: string): string {
  return error instanceof ApiError ? (error.body?.error ?? advice) : phrases.serverUnreached;
}
