import { cleanText } from '#engines/ad-writer/clean-text';
import { findLanguage } from '#engines/ad-writer/languages/find-language';
import { calmDown } from '#engines/ad-writer/letter-case';
import { endSentence } from '#engines/ad-writer/rank-sentences';
import { readSubject } from '#engines/ad-writer/read-subject';
import { countCharacters } from '#platform/words/count-characters';
import type { AdCopyRequest } from '#ports/text-model';
import { cleanWords } from '../clean-words.ts';
import type { Draft } from './read-draft.ts';

/** Rules for every text of an ad about a subject. */
export interface CopyRules {
  /** The text as a headline, without exclamation marks; `''` if it breaks a rule. */
  headline(text: string): string;
  /** The text as whole sentences; `''` if it breaks a rule. */
  description(text: string): string;
  /** The length as the platform counts it. */
  length(text: string): number;
  /** Whether the text has a number that the subject does not have. */
  hasInventedFigure(text: string): boolean;
  isInLanguage(draft: Draft): boolean;
  /** English name of the language to write in, if known. */
  language: string | undefined;
  /** Words that a headline must not end with. */
  stopWords: ReadonlySet<string>;
  /** Law, health, mourning, poverty: no jokes. */
  isGrave: boolean;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const FIGURES = /\p{Nd}+(?:[.,'’]\p{Nd}+)*/gu;
const SCRIPTS = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Thai}/gu,
  /\p{Script=Devanagari}/gu,
] as const;

export function createCopyRules({ subject, limits }: AdCopyRequest): CopyRules {
  const said = collectTexts(subject).join('\n');
  const figures = new Set(figuresOf(said));
  const { language, isGrave } = readSubject(subject);
  const declared = subject.website?.language;
  const script = scriptOf(said);
  const hasInventedFigure = (text: string) =>
    figuresOf(cleanWords(text, said)).some((figure) => !figures.has(figure));
  const sanitize = (text: string) => {
    const clean = calmDown(cleanText(cleanWords(text, said)));
    return hasInventedFigure(clean) || !/\p{L}{2}|\p{Lo}/u.test(clean) ? '' : clean;
  };
  return {
    headline(text) {
      const calm = sanitize(text).replace(/[!！]+/g, '');
      // Several short sentences keep their last full stop.
      return /[.?。]\s/.test(calm) ? calm : calm.replace(/[.。]$/u, '');
    },
    description(text) {
      const clean = sanitize(text);
      return clean && endSentence(clean.replace(/[!！]+(?=.*[!！])/gu, '.'));
    },
    length: (text) => countCharacters(text, limits.count),
    hasInventedFigure,
    isInLanguage({ headlines, descriptions }) {
      const texts = [...headlines, ...descriptions].join('. ');
      if (script !== undefined && scriptOf(texts) !== script) return false;
      return findLanguage(texts, language?.code ?? declared ?? UNDETERMINED)?.code === language?.code;
    },
    language: nameOf(language?.code ?? declared),
    stopWords: language?.stopWords ?? new Set(),
    isGrave,
  };
}

/** ISO 639: unknown language. */
const UNDETERMINED = 'und';

function nameOf(code: string | undefined): string | undefined {
  if (!code) return undefined;
  try {
    const name = NAMES.of(code.split(/[-_]/)[0]!);
    return name === code ? undefined : name;
  } catch {
    return undefined;
  }
}

function figuresOf(text: string): string[] {
  return (text.match(FIGURES) ?? []).map((figure) => figure.replace(/[^\p{Nd}]/gu, ''));
}

/** All strings in a subject. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

/** The script that most letters belong to. */
function scriptOf(text: string): RegExp | undefined {
  const counts = SCRIPTS.map((script) => ({ script, letters: text.match(script)?.length ?? 0 }));
  const [most] = counts.sort((a, b) => b.letters - a.letters);
  return most && most.letters > 0 ? most.script : undefined;
}
