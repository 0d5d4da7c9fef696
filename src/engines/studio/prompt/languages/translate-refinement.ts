import { COLOR_WORDS, colorNamed } from '../color-words.ts';
import { isUnknown } from '../reading/token.ts';
import { isDrawable } from '../vocabulary.ts';
import { detectLanguage } from './detect-language.ts';
import { COMMANDS, PHRASES, type RefinedLanguage } from './refinement-words.ts';
import { tagForeign } from './tag-foreign.ts';

/** A part of a refinement in English, but for its nouns, which are read in their own language. */
interface TranslatedClause {
  english: string;
  /** The words as they were written, by the English words that stand for them. */
  own: ReadonlyMap<string, string>;
}

const LANGUAGES = Object.keys(COMMANDS) as RefinedLanguage[];

/** The parts of a clause that another language's "and" joins, if each can be translated. */
export function splitTranslated(clause: string): string[] {
  const match = /^(.+?) (?:und|et|y|e|en) (.+)$/.exec(clause);
  if (!match || translateColored(clause)) return [clause];
  const parts = [match[1]!, match[2]!];
  return parts.every((part) => translateClause(part)) ? parts : [clause];
}

/** Translates a clause in lower case; undefined if it is English or not understood. */
export function translateClause(clause: string): TranslatedClause | undefined {
  for (const language of LANGUAGES) {
    const found = translatePhrase(clause, language) ?? translateCommand(clause, language);
    if (found) return found;
  }
  return translateColored(clause);
}

const PHRASE_TABLES = Object.fromEntries(
  LANGUAGES.map((language) => [language, readPhrases(PHRASES[language])]),
) as Record<RefinedLanguage, ReadonlyMap<string, string>>;

function readPhrases(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split(';').flatMap((entry) => {
      const [english, others] = entry.split(':');
      return others!.split(',').map((other) => [other.replace(/\s+/g, ' ').trim(), english!.trim()] as const);
    }),
  );
}

function translatePhrase(clause: string, language: RefinedLanguage): TranslatedClause | undefined {
  const bare = clause.replace(/^(?:im|en|au|in|beim?|con|avec|sous la) /, '');
  const english = PHRASE_TABLES[language].get(bare) ?? PHRASE_TABLES[language].get(clause);
  // Words that English has, too, are English: "in winter".
  if (english === undefined || english === bare || english === clause) return undefined;
  return { english, own: namesOf(english, clause) };
}

function namesOf(english: string, own: string): Map<string, string> {
  return new Map(english.split(' ').map((word) => [word, own]));
}

function translateCommand(clause: string, language: RefinedLanguage): TranslatedClause | undefined {
  for (const [pattern, template] of COMMANDS[language]) {
    const match = pattern.exec(clause);
    const filled = match && fill(template, match, language);
    if (filled) return filled;
  }
  return undefined;
}

/** Undefined if a word that must be translated has no translation. */
function fill(
  template: string,
  match: RegExpExecArray,
  language: RefinedLanguage,
): TranslatedClause | undefined {
  const own = new Map<string, string>(template.startsWith('copy space') ? [['space', match[0]]] : []);
  let isComplete = true;
  const english = template.replace(/([$#%])(\d)/g, (_, kind: string, group: string) => {
    const text = match[Number(group)]!;
    if (kind === '$') return keepLanguage(text, language, own);
    const translated = kind === '#' ? toColor(text, language) : PHRASE_TABLES[language].get(text);
    if (translated === undefined) isComplete = false;
    else for (const [word, written] of namesOf(translated, text)) own.set(word, written);
    return translated ?? '';
  });
  return isComplete ? { english, own } : undefined;
}

const PRONOUNS = /^(?:es|ihn|sie|lo|la|le|les|los|las|het|hem)$/;

/** A noun is read in its own language later, but few words may look like another one: "le chat", "Boot". */
function keepLanguage(text: string, language: RefinedLanguage, own: Map<string, string>): string {
  if (PRONOUNS.test(text)) return 'it';
  if (detectLanguage(text, isDrawable) === language) return text;
  const tokens = tagForeign(text, language, isDrawable).filter((token) => !isUnknown(token));
  if (!tokens.some(({ kind }) => kind === 'noun')) return text;
  return tokens
    .map(({ forms, isPlural, text: written }) => {
      const word = isPlural && !forms[0]!.endsWith('s') ? `${forms[0]}s` : forms[0]!;
      own.set(word, written);
      return word;
    })
    .join(' ');
}

function toColor(word: string, language: RefinedLanguage): string | undefined {
  const [token] = tagForeign(word, language, isDrawable);
  return token && colorNamed(token.forms);
}

/** "Rosa Hintergrund", "fond rose": a color and a noun, in any order. */
function translateColored(clause: string): TranslatedClause | undefined {
  const words = clause
    .replace(
      /^(?:auf|vor|mit|sur|avec|sobre|con|in|su|op|met)? ?(?:eine?[nmr]?|une?|una|uno|een|um|uma) /,
      '',
    )
    .split(' ');
  if (words.length !== 2) return undefined;
  const language = LANGUAGES.find((known) => known === detectLanguage(clause, isDrawable));
  if (!language) return undefined;
  for (const [color, noun] of [words, [...words].reverse()] as [string, string][]) {
    const translated = toColor(color, language);
    const [token] = tagForeign(noun, language, isDrawable);
    if (translated && token && !isUnknown(token) && !(token.forms[0]! in COLOR_WORDS))
      return {
        english: `${translated} ${token.forms[0]}`,
        own: new Map([
          [translated, color],
          [token.forms[0]!, noun],
        ]),
      };
  }
  return undefined;
}
