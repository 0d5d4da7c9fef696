import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import type { LeftOutPart, PromptExplanation } from '../../contract/explain-prompt.ts';

type Reading = Pick<PromptExplanation, 'drawsPrompt' | 'missing' | 'drawn' | 'leftOut'>;

/** Each word once, in the prompt's order; a word that is drawn somewhere is not left out. */
export function wordsOf({ drawn, leftOut }: Pick<Reading, 'drawn' | 'leftOut'>): {
  drawn: string[];
  leftOut: LeftOutPart[];
} {
  const shown = new Set(drawn.map(({ words }) => words));
  const missing = new Map(leftOut.filter(({ words }) => !shown.has(words)).map((part) => [part.words, part]));
  return { drawn: [...shown], leftOut: [...missing.values()] };
}

/** Why the prompt would be refused; undefined if it would not. */
export function refusalOf({
  drawsPrompt,
  missing,
}: Pick<Reading, 'drawsPrompt' | 'missing'>): string | undefined {
  if (drawsPrompt) return undefined;
  return missing === null ? phrases.cannotDraw : fillText(phrases.cannotDrawHead, { head: missing });
}

/** What happens with the words that are not left out: a refinement, such as “without the pears”, changes a picture. */
export function verbFor({ drawn }: Pick<Reading, 'drawn'>): 'Drawn' | 'Changes' {
  return drawn.some(({ kind }) => kind === 'change') ? 'Changes' : 'Drawn';
}

/** `Drawn: cat, table. Left out: hat.`, for screen readers. */
export function readingText(reading: Reading): string {
  const { drawn, leftOut } = wordsOf(reading);
  const refusal = refusalOf(reading);
  return [
    ...(refusal === undefined ? [] : [refusal]),
    ...(drawn.length > 0 ? [`${verbFor(reading)}: ${drawn.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.map(({ words }) => words).join(', ')}.`] : []),
  ].join(' ');
}

/** Why a word is left out. */
export function reasonFor({ why, general }: LeftOutPart): string {
  return general === undefined ? REASONS[why] : `The studio draws any ${general} for this.`;
}

const REASONS: Record<LeftOutPart['why'], string> = {
  unknown: 'The studio can’t draw this yet.',
  elsewhere: 'The studio can draw this, but finds no place for it in this picture.',
  look: 'This has no effect on this picture.',
  kind: 'The studio draws something more general for this.',
};
