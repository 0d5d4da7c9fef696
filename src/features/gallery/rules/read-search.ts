import type { QueryReader } from '#ports/query-reader';

/** A word or phrase of a query. */
export interface SearchTerm {
  /** One spelling, or several of the same meaning; each has one word or more. */
  spellings: readonly string[];
  /** In quotation marks: found only in these words, in this order. */
  isQuoted: boolean;
  /** Pictures with it are left out. */
  isUnwanted: boolean;
}

/** The rest of a longer query is ignored. */
const MAX_CHARACTERS = 200;
const MAX_TERMS = 16;

/** Words for any picture: "photo of a dog" asks for a dog. */
const MEDIA = new Set(
  'photo photos photograph picture pictures pic image images img foto stock shot'.split(' '),
);

/**
 * Reads a query: words, "quoted phrases", and what must not be in the picture: `-snow`, `-"red car"`, `without snow`,
 * `no snow`. A quotation mark without its partner and a minus without a word mean nothing.
 */
export function readSearch(query: string, reader: QueryReader): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let isNegated = false;
  let wasNegated = false;
  for (const { isMinus, quoted, bare } of piecesOf(readable(query))) {
    const words = wordsOf(quoted ?? bare);
    if (words.length === 0) continue;
    const [word] = words as [string];
    const isPlain = quoted === undefined && !isMinus && words.length === 1;
    if (isPlain && reader.isNegation(word)) {
      isNegated = true;
      continue;
    }
    // "Without snow or people", "without any snow".
    if (isPlain && wasNegated && (word === 'or' || word === 'nor')) {
      isNegated = true;
      continue;
    }
    if (isPlain && isNegated && reader.saysNothing(word)) continue;
    const isUnwanted = isMinus || isNegated;
    if (quoted !== undefined || (isUnwanted && words.length > 1))
      terms.push({ spellings: [words.join(' ')], isQuoted: true, isUnwanted });
    else for (const one of words) terms.push({ spellings: [one], isQuoted: false, isUnwanted });
    wasNegated = isNegated;
    isNegated = false;
  }
  return withoutMedia(terms, reader).slice(0, MAX_TERMS);
}

/** Shortens a query, without NUL and lone surrogates, which PostgreSQL refuses. */
function readable(query: string): string {
  return query
    .slice(0, MAX_CHARACTERS)
    .replaceAll('\0', ' ')
    .toWellFormed()
    .replace(/[“”„«»＂]/g, '"');
}

interface Piece {
  isMinus: boolean;
  quoted: string | undefined;
  bare: string;
}

function piecesOf(query: string): Piece[] {
  return [...query.matchAll(/(?<!\S)([-−–]+)?(?:"([^"]*)"|([^\s"]+))|"([^"]*)"|([^\s"]+)/g)].map(
    ([, minus, quoted, bare, laterQuoted, laterBare]) => ({
      isMinus: minus !== undefined,
      quoted: quoted ?? laterQuoted,
      bare: bare ?? laterBare ?? '',
    }),
  );
}

/** Lowercase words, as `gallery_words` in the database splits them: an apostrophe does not part words. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain
    .replace(/['’]s?(?![\p{L}\p{N}])|['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function withoutMedia(terms: readonly SearchTerm[], reader: QueryReader): SearchTerm[] {
  const isMedia = ({ isQuoted, isUnwanted, spellings }: SearchTerm) =>
    !isQuoted && !isUnwanted && MEDIA.has(spellings[0]!);
  const rest = terms.filter((term) => !isMedia(term));
  return rest.some(({ isUnwanted, spellings }) => !isUnwanted && !reader.saysNothing(spellings[0]!))
    ? rest
    : [...terms];
}
