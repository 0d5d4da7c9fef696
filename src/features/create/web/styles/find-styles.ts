import { STYLES, type Style, type StyleKind } from '#features/prompt-builder/content/styles';
import { hasWords, plainText, wordsOf } from '#web/ui/plain-text.ts';
import { LANDING_CATEGORIES, MORE_CATEGORIES } from './landing-categories.ts';

/** A style with its section. */
export interface FoundStyle extends Style {
  kind: StyleKind;
  /** The title of its section. */
  section: string;
}

/** Styles whose name or section title contains every word; styles with all words in the name come first. */
export function findStyles(query: string): FoundStyle[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const named = (style: FoundStyle) => hasWords(plainText(style.name), words);
  const found = ALL.filter(({ name, section }) => hasWords(plainText(`${name} ${section}`), words));
  return [...found.filter(named), ...found.filter((style) => !named(style))];
}

const ALL: readonly FoundStyle[] = [...LANDING_CATEGORIES, ...MORE_CATEGORIES].flatMap(({ kind, title }) =>
  STYLES[kind].map((style: Style) => ({ ...style, kind, section: title })),
);
