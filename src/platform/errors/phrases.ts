import { fillPhrase } from './fill-phrase.ts';
import { ERROR_PHRASES } from './phrases.en.ts';

/** The type of another language's table: the same phrases with the same parameters. */
type PhrasesLike<Table> = { [Key in keyof Table]: Table[Key] extends string ? string : Table[Key] };

export type ErrorPhrase = keyof typeof ERROR_PHRASES;

/** A phrase's parameters; `string` if it has none. */
export type ParametersOf<Key extends ErrorPhrase> = (typeof ERROR_PHRASES)[Key] extends (
  parameters: infer Parameters,
) => string
  ? Parameters
  : string;

const phrases: PhrasesLike<typeof ERROR_PHRASES> = ERROR_PHRASES;

export function phraseError(key: ErrorPhrase, parameters: Readonly<Record<string, unknown>>): string {
  return fillPhrase(phrases[key], parameters);
}

export function isErrorPhrase(key: string): key is ErrorPhrase {
  return Object.hasOwn(phrases, key);
}
