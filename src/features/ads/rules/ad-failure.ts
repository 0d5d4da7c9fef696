import { AppError } from '#platform/errors/app-error';
import { isErrorPhrase } from '#platform/errors/phrases';

/** The failure, in a row, of an ad or picture that could not be made through no fault of the request. */
export const UNMADE = 'failed';

/** A refusal as a row keeps it: its phrase and parameters, so that it is worded when it is read. */
export function storeRefusal({ phrase, parameters }: AppError): string {
  return JSON.stringify({ phrase, parameters });
}

/** @param failure of a row; older rows have sentences @returns null for `UNMADE` */
export function readRefusal(failure: string | null): AppError | null {
  if (failure === null || failure === UNMADE) return null;
  if (failure.startsWith('{"phrase":')) {
    const stored = JSON.parse(failure);
    if (isErrorPhrase(stored.phrase)) return AppError.repeat(stored);
  }
  return new AppError('not_composable.said', { said: failure });
}
