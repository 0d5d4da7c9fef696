import { AppError } from './app-error.ts';

const RETRY_S = 60;

export function diskFull(options?: ErrorOptions): AppError {
  return new AppError('disk_full', { retryAfter: RETRY_S, ...options });
}
