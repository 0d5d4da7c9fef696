import { isOneOf, type Token } from '../prompt/reading/token.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** English names of countries, in lower case, of all two-letter codes of ISO 3166-1. */
const COUNTRIES: ReadonlySet<string> = readCountries();

function readCountries(): Set<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  return new Set(codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []));
}

export function isCountry(word: Token): boolean {
  return isOneOf(word, COUNTRIES);
}
