import { readFileSync } from 'node:fs';
import type { Relation } from '../../scene/relation.ts';
import type { WordKind } from '../reading/token.ts';
import type { Language } from './language.ts';
import { normalizeWords } from './normalize-words.ts';

/** A word or phrase of another language. */
export interface Entry {
  kind: WordKind;
  /** English base forms, likeliest first; empty for a word that is known to mean nothing that can be drawn. */
  forms: string[];
  isPlural: boolean;
  value: number | undefined;
  /** As in the table, in lower case. */
  spelling: string;
  /** For languages whose head comes last: how the words before it stand to the head. */
  relation: Relation | undefined;
}

export interface Lexicon {
  entries: ReadonlyMap<string, Entry>;
  /** Single words of six letters and more, by their first letter. */
  longWords: ReadonlyMap<string, readonly string[]>;
  /** Most words, or characters in scripts without spaces, of a phrase. */
  longest: number;
  /** Most characters of a word or phrase. */
  longestKey: number;
}

const loaded = new Map<Language, Lexicon>();

/** The words of a language: our own table first, then the names of artwork. */
export function loadLexicon(language: Language): Lexicon {
  let lexicon = loaded.get(language);
  if (!lexicon) {
    lexicon = parse(language);
    loaded.set(language, lexicon);
  }
  return lexicon;
}

function parse(language: Language): Lexicon {
  const entries = new Map<string, Entry>();
  readTable(language, 'words', entries);
  const names = new Map<string, Entry>();
  readTable(language, 'names', names);
  for (const [key, entry] of names) if (!entries.has(key)) entries.set(key, entry);
  const keys = [...entries.keys()];
  const isUnspaced = language === 'ja' || language === 'zh';
  const longWords = new Map<string, string[]>();
  for (const key of keys) {
    if (key.length < 5 || key.includes(' ')) continue;
    const group = longWords.get(key[0]!) ?? [];
    group.push(key);
    longWords.set(key[0]!, group);
  }
  const longestKey = Math.max(...keys.map((key) => key.length));
  return {
    entries,
    longWords,
    longest: isUnspaced ? longestKey : Math.max(...keys.map((key) => key.split(' ').length)),
    longestKey,
  };
}

/** Lines `english: word, word` under headings `[kind]`; `~` marks a plural. */
function readTable(language: Language, table: string, entries: Map<string, Entry>): void {
  const text = readFileSync(new URL(`./${table}/${language}.txt`, import.meta.url), 'utf8');
  let kind: WordKind = 'noun';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[')) {
      kind = line.slice(1, -1) as WordKind;
      continue;
    }
    const at = line.indexOf(':');
    const english = line.slice(0, at).trim();
    for (const word of line.slice(at + 1).split(',')) {
      const spelling = word.trim().toLowerCase();
      if (spelling !== '') add(entries, language, { kind, english, spelling });
    }
  }
}

function add(
  entries: Map<string, Entry>,
  language: Language,
  { kind, english, spelling }: { kind: WordKind; english: string; spelling: string },
): void {
  const isPlural = spelling.startsWith('~');
  const bare = isPlural ? spelling.slice(1) : spelling;
  const key = normalizeWords(bare, language);
  const known = entries.get(key);
  if (known) {
    if (known.kind === kind && english !== '-' && known.forms.length > 0 && !known.forms.includes(english))
      known.forms.push(english);
    return;
  }
  const isLink = kind === 'link';
  const entry: Entry = {
    kind,
    forms: english === '-' ? [] : [isLink ? LINK_WORDS[english as Relation] : english],
    isPlural,
    value: kind === 'number' ? Number(english) : undefined,
    spelling: bare,
    relation: isLink ? (english as Relation) : undefined,
  };
  for (const spelled of language === 'ja' ? kanaSpellings(key) : [key])
    if (!entries.has(spelled)) entries.set(spelled, entry);
}

/** Names of animals and plants are written in either kana. */
function kanaSpellings(key: string): string[] {
  const shift = (by: number) => (kana: string) => String.fromCharCode(kana.charCodeAt(0) + by);
  if (/^[\u30a1-\u30f6]{3,}$/u.test(key)) return [key, key.replace(/./gu, shift(-0x60))];
  if (/^[\u3041-\u3096]{3,}$/u.test(key)) return [key, key.replace(/./gu, shift(0x60))];
  return [key];
}

/** The English word for each relation. */
export const LINK_WORDS: Readonly<Record<Relation, string>> = {
  and: 'and',
  on: 'on',
  in: 'in',
  at: 'at',
  under: 'under',
  over: 'over',
  behind: 'behind',
  'in-front': 'in front of',
  left: 'left of',
  right: 'right of',
  between: 'between',
  around: 'around',
  rings: 'around',
  with: 'with',
  bears: 'with',
  holds: 'full of',
  of: 'of',
  for: 'for',
};
