import type { Category } from '../scene/categories.ts';
import type { DrawnPart, LeftOutPart } from './picture-plan.ts';
import { planPicture } from './plan-picture.ts';
import { type ShownInFull, suggestAlternatives } from './suggest-alternatives.ts';

/** The drawn and left-out words of a prompt, known before it is painted. */
export interface Explanation {
  /** Whether the main noun, and every noun joined to it by "and", would be in the picture. */
  drawsPrompt: boolean;
  /** The words for which it is not drawn, as typed; null if it is drawn, or names nothing. */
  missing: string | null;
  /** The main noun; null if the prompt names none. */
  head: string | null;
  drawn: DrawnPart[];
  leftOut: LeftOutPart[];
  /** Prompts near this one that can be drawn, at most four, the nearest first; empty if it can be drawn. */
  alternatives: { prompt: string; label: string }[];
  /** BCP 47 code of the prompt's language. */
  language: string;
}

/**
 * Decided by the same code as the picture. Milliseconds, except that the first use of a drawing beside another rasterizes it.
 * @param options how else alternatives may be shown, besides the studio's drawings
 */
export function explainDrawing(
  prompt: string,
  { category, showInFull }: { category?: Category | undefined; showInFull?: ShownInFull } = {},
): Explanation {
  const { drawsPrompt, missing, head, drawn, leftOut, language, groups } = planPicture(prompt, category);
  return {
    drawsPrompt,
    missing,
    head,
    drawn,
    leftOut,
    alternatives: drawsPrompt ? [] : suggestAlternatives(groups, showInFull),
    language,
  };
}
