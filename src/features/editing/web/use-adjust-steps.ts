import { useState } from 'react';
import type { Adjustment } from '../contract/adjustment.ts';

interface Steps {
  past: readonly Adjustment[];
  undone: readonly Adjustment[];
  /** Names of the settings that the last step changed; undefined after undo or redo. */
  part: string | undefined;
}

const NONE: Steps = { past: [], undone: [], part: undefined };
/** Undo steps that are kept. */
const MOST_STEPS = 100;

/**
 * Undo and redo of an adjustment that is not applied yet. Changes of one part in a row, such as of a slider or a text, are one step.
 * @param set shows and keeps an adjustment
 */
export function useAdjustSteps(adjust: Adjustment, set: (adjust: Adjustment) => void) {
  const [{ past, undone, part }, setSteps] = useState(NONE);
  const last = past.at(-1);
  const next = undone.at(-1);
  return {
    change(to: Adjustment) {
      const changed = changedPart(adjust, to);
      if (changed === '') return;
      const isSameStep = changed === part && last !== undefined;
      setSteps({
        past: isSameStep ? past : [...past, adjust].slice(-MOST_STEPS),
        undone: [],
        part: changed,
      });
      set(to);
    },
    /** Undefined if there is nothing to undo or redo. */
    undo:
      last &&
      (() => {
        setSteps({ past: past.slice(0, -1), undone: [...undone, adjust], part: undefined });
        set(last);
      }),
    redo:
      next &&
      (() => {
        setSteps({ past: [...past, adjust], undone: undone.slice(0, -1), part: undefined });
        set(next);
      }),
  };
}

/** The names of the parts that differ; of texts, which one and what of it. Empty if none does. */
export function changedPart({ texts, ...rest }: Adjustment, to: Adjustment): string {
  const names = namesOfDiffering(rest, to);
  if (texts.length !== to.texts.length) return [...names, `${to.texts.length} texts`].join(' ');
  const ofTexts = texts.flatMap((text, index) =>
    namesOfDiffering(text, to.texts[index]!).map((name) => `text ${index} ${name}`),
  );
  return [...names, ...ofTexts].join(' ');
}

function namesOfDiffering<Part extends object>(one: Part, other: Part): string[] {
  return (Object.keys(one) as (keyof Part & string)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}
