import { cleanText } from '#engines/ad-writer/clean-text';
import { findLanguage } from '#engines/ad-writer/languages/find-language';
import { calmDown } from '#engines/ad-writer/letter-case';
import { endSentence } from '#engines/ad-writer/rank-sentences';
import { readSubject } from '#engines/ad-writer/read-subject';
import { countCharacters } from '#platform/words/count-characters';
import type { AdCopyRequest } from '#ports/text-model';
import { cleanWords } from '../clean-words.ts';
import type { Draft } from './read-draft.ts';

/** What holds of every text of an ad about a subject. */
export interface CopyRules {
  /** The text as a headline, without exclamation marks; `''` where it says what it must not. */
  headline(text: string): string;
  /** The text as whole sentences; `''` where it says what it must not. */
  description(text: string): string;
  /** As the platform counts. */
  length(text: string): number;
  /** Whether a figure stands in a text that its subject does not have. */
  hasOwnFigure(text: string): boolean;
  isInLanguage(draft: Draft): boolean;
  /** What the texts are to be written in, in English, where it is known. */
  language: string | undefined;
  /** Words of the language that end no headline. */
  stopWords: ReadonlySet<string>;
  /** Law, health, mourning, need: nothing to joke about. */
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
  const hasOwnFigure = (text: string) =>
    figuresOf(cleanWords(text, said)).some((figure) => !figures.has(figure));
  const sound = (text: string) => {
    const clean = calmDown(cleanText(cleanWords(text, said)));
    return hasOwnFigure(clean) || !/\p{L}{2}|\p{Lo}/u.test(clean) ? '' : clean;
  };
  return {
    headline(text) {
      const calm = sound(text).replace(/[!！]+/g, '');
      // Several short sentences keep their last stop.
      return /[.?。]\s/.test(calm) ? calm : calm.replace(/[.。]$/u, '');
    },
    description(text) {
      const clean = sound(text);
      return clean && endSentence(clean.replace(/[!！]+(?=.*[!！])/gu, '.'));
    },
    length: (text) => countCharacters(text, limits.count),
    hasOwnFigure,
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

/** ISO 639: what nobody has declared. */
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

/** The script of most letters. */
function scriptOf(text: string): RegExp | undefined {
  const counts = SCRIPTS.map((script) => ({ script, letters: text.match(script)?.length ?? 0 }));
  const [most] = counts.sort((a, b) => b.letters - a.letters);
  return most && most.letters > 0 ? most.script : undefined;
}
