import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import type { LeftOutPart, PromptExplanation } from '../../contract/explain-prompt.ts';

type Reading = Pick<PromptExplanation, 'drawsPrompt' | 'missing' | 'isChange' | 'drawn' | 'leftOut'>;
type Drawn = PromptExplanation['drawn'][number];

/** Words of a prompt with what happens to them. */
export interface ReadWords {
  verb: 'Drawn' | 'Changes' | 'Removes';
  words: string[];
}

/**
 * Each word once, in the prompt's order; a word that is drawn somewhere is not left out. A refinement, such as “without the
 * pears”, changes a picture and removes things from it.
 */
export function wordsOf({ drawn, leftOut }: Pick<Reading, 'drawn' | 'leftOut'>): {
  shown: ReadWords[];
  leftOut: LeftOutPart[];
} {
  const all = new Set(drawn.map(({ words }) => words));
  const missing = new Map(leftOut.filter(({ words }) => !all.has(words)).map((part) => [part.words, part]));
  const shown = (['Drawn', 'Changes', 'Removes'] as const).flatMap((verb) => {
    const words = new Set(drawn.filter((part) => verbFor(part) === verb).map((part) => part.words));
    return words.size > 0 ? [{ verb, words: [...words] }] : [];
  });
  return { shown, leftOut: [...missing.values()] };
}

function verbFor({ kind }: Drawn): ReadWords['verb'] {
  if (kind === 'change') return 'Changes';
  return kind === 'removal' ? 'Removes' : 'Drawn';
}

/** Why the prompt would be refused; undefined if it would not. */
export function refusalOf({
  drawsPrompt,
  missing,
  isChange,
  leftOut,
}: Pick<Reading, 'drawsPrompt' | 'missing' | 'isChange' | 'leftOut'>): string | undefined {
  return drawsPrompt ? undefined : refusalText({ head: missing, isChange, leftOut });
}

/**
 * @param head the words that are not drawn; null for the whole text
 * @param leftOut the words that are left out, with their reasons
 */
export function refusalText({
  head,
  isChange = false,
  leftOut,
}: {
  head: string | null;
  isChange?: boolean | undefined;
  leftOut: readonly LeftOutPart[];
}): string {
  if (head === null) return isChange ? phrases.changesNothing : phrases.cannotDraw;
  const color = leftOut.find(({ isColor }) => isColor)?.words;
  if (isChange && color !== undefined) return fillText(phrases.changesNoColor, { head, color });
  if (isChange) return fillText(phrases.changesNothingHead, { head });
  const isDrawnElsewhere = leftOut.some(({ words, why }) => words === head && why === 'elsewhere');
  return fillText(isDrawnElsewhere ? phrases.cannotDrawHeadHere : phrases.cannotDrawHead, { head });
}

/** `Drawn: cat, table. Left out: hat.`, for screen readers. */
export function readingText(reading: Reading): string {
  const { shown, leftOut } = wordsOf(reading);
  const refusal = refusalOf(reading);
  return [
    ...(refusal === undefined ? [] : [refusal]),
    ...shown.map(({ verb, words }) => `${verb}: ${words.join(', ')}.`),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.map(({ words }) => words).join(', ')}.`] : []),
  ].join(' ');
}

/** Why a word is left out. */
export function reasonFor({ why, general }: LeftOutPart): string {
  return general === undefined ? REASONS[why] : `The studio draws any ${general} for this.`;
}

const REASONS: Record<LeftOutPart['why'], string> = {
  unknown: 'The studio can’t draw this yet.',
  elsewhere: 'The studio can draw this, but has no place for it beside the other things in this picture.',
  look: 'This has no effect on this picture.',
  kind: 'The studio draws something more general for this.',
};
