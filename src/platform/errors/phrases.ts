import { ERROR_PHRASES } from '#phrases';
import { fillPhrase } from './fill-phrase.ts';

export type ErrorPhrase = keyof typeof ERROR_PHRASES;

/** A phrase's parameters; `string` if it has none. */
export type ParametersOf<Key extends ErrorPhrase> = (typeof ERROR_PHRASES)[Key] extends (
  parameters: infer Parameters,
) => string
  ? Parameters
  : string;

export function phraseError(key: ErrorPhrase, parameters: Readonly<Record<string, unknown>>): string {
  return fillPhrase(ERROR_PHRASES[key], parameters);
}

export function isErrorPhrase(key: string): key is ErrorPhrase {
  return Object.hasOwn(ERROR_PHRASES, key);
}
