import { AppError } from '#platform/errors/app-error';
import { isErrorPhrase } from '#platform/errors/phrases';

/** The failure, in a row, of an ad or picture that the request did not cause. */
export const UNMADE = 'failed';

/** Serializes a refusal for a row: phrase and parameters only, so that the text is written when it is read. */
export function storeRefusal({ phrase, parameters }: AppError): string {
  return JSON.stringify({ phrase, parameters });
}

/** @param failure a row's failure; older rows contain sentences @returns null for `UNMADE` */
export function readRefusal(failure: string | null): AppError | null {
  if (failure === null || failure === UNMADE) return null;
  if (failure.startsWith('{"phrase":')) {
    const stored = JSON.parse(failure);
    if (isErrorPhrase(stored.phrase)) return AppError.repeat(stored);
  }
  return new AppError('not_composable.said', { said: failure });
}
