import { gradeOf } from '../finish/grade.ts';
import { addChange, type Change, NO_CHANGE, type Steps } from '../scene/change.ts';
import type { Mood } from '../scene/mood.ts';
import type { Composition, Style } from '../scene/picture-settings.ts';

const COMPOSITION_STEPS: Record<Composition, Partial<Steps>> = {
  centered: { aside: -1 },
  balanced: { aside: 0.8, zoom: -0.12 },
  dynamic: { turn: 0.7, rise: 0.5, zoom: 0.28, aside: 0.4 },
  minimalist: { aside: 0.9, zoom: -0.34, tidiness: 1 },
};

/** Translates moods, composition and style into a change of a composed set. */
export function changeFromSettings(
  moods: readonly Mood[],
  composition: Composition | undefined,
  style?: Style,
): Change {
  const { warmth, saturation, brightness, contrast } = gradeOf(moods);
  const graded = addChange(NO_CHANGE, {
    steps: {
      warmth,
      saturation: Math.log2(saturation),
      brightness: Math.log2(brightness) * 1.4,
      contrast,
      softness: moods.includes('calm') ? 0.6 : moods.includes('energetic') ? -0.5 : 0,
    },
  });
  const framed = composition ? addChange(graded, { steps: COMPOSITION_STEPS[composition] }) : graded;
  return style === 'minimalist' ? addChange(framed, { steps: { tidiness: 1 } }) : framed;
}
