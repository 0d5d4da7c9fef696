import type { SearchTerm } from './read-search.ts';
import { findStandIns } from './stand-ins.ts';

/** Makes one term of two neighboring words that are a listed phrase: "wind farm" asks for neither a wind nor a farm. */
export function joinPhrases(terms: readonly SearchTerm[]): SearchTerm[] {
  const joined: SearchTerm[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const phrase =
      before && isPlain(before) && isPlain(term) && `${before.spellings[0]} ${term.spellings[0]}`;
    if (phrase && findStandIns(phrase).length > 0) joined.splice(-1, 1, { ...term, spellings: [phrase] });
    else joined.push(term);
  }
  return joined;
}

function isPlain({ isQuoted, isUnwanted, spellings }: SearchTerm): boolean {
  return !isQuoted && !isUnwanted && spellings.length === 1;
}
