import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A font family of an npm package: one file per character set. */
export interface Family {
  /** Whether its files have a weight axis. */
  isVariable: boolean;
  subsets: readonly { file: string; ranges: readonly (readonly [first: number, last: number])[] }[];
}

const locate = createRequire(import.meta.url);

export const GEIST = once(() => family('geist', '@fontsource-variable/geist', 'wght-normal'));
export const INSTRUMENT_SERIF = once(() =>
  family('instrument-serif', '@fontsource/instrument-serif', '400-normal'),
);
/** Greek, Devanagari, Vietnamese, and all of Latin and Cyrillic. */
export const NOTO_SANS = once(() => family('noto-sans', '@fontsource-variable/noto-sans', 'wght-normal'));

/** Fallback families, one per script; rarer scripts have none. */
export const SCRIPT_FAMILIES = [
  once(() => family('noto-sans-arabic', '@fontsource-variable/noto-sans-arabic', 'wght-normal', /^arabic$/)),
  once(() => family('noto-sans-hebrew', '@fontsource-variable/noto-sans-hebrew', 'wght-normal', /^hebrew$/)),
  once(() => family('noto-sans-thai', '@fontsource-variable/noto-sans-thai', 'wght-normal', /^thai$/)),
] as const;

const numbered = (name: string) =>
  once(() => family(name, `@fontsource-variable/${name}`, 'wght-normal', /^\[\d+\]$/));
const EAST_ASIAN = {
  japanese: numbered('noto-sans-jp'),
  korean: numbered('noto-sans-kr'),
  chinese: numbered('noto-sans-sc'),
};

/** The same character is written differently in Japan, Korea and China: kana and hangul tell which it is. */
export function eastAsianFamilies(text: string): Family[] {
  const { japanese, korean, chinese } = EAST_ASIAN;
  const order = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese, korean]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, japanese, chinese]
      : [chinese, japanese, korean];
  return order.map((open) => open());
}

function family(name: string, pack: string, suffix: string, only?: RegExp): Family {
  const folder = dirname(locate.resolve(`${pack}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return {
    isVariable: suffix.startsWith('wght'),
    subsets: Object.entries(ranges)
      .filter(([subset]) => only?.test(subset) ?? true)
      // The sets of common characters overlap the others' and are asked first.
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([subset, range]) => ({
        file: join(folder, 'files', `${name}-${subset.replace(/[[\]]/g, '')}-${suffix}.woff2`),
        ranges: range.split(',').map(parseRange),
      })),
  };
}

function rank(subset: string): number {
  return subset === 'latin' ? 0 : subset === 'latin-ext' ? 1 : 2;
}

function parseRange(range: string): readonly [number, number] {
  const [first, last] = range.trim().slice(2).split('-');
  const start = Number.parseInt(first!, 16);
  return [start, last === undefined ? start : Number.parseInt(last, 16)];
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
