import type { Rgb } from '../color/linear-color.ts';
import type { Steps } from '../scene/change.ts';
import type { Finish } from '../scene/finish.ts';
import type { Mood } from '../scene/mood.ts';

/** Factors on a finish (1 for no change), and warmth from -1 (blue) to 1 (amber). */
interface Grade {
  warmth: number;
  saturation: number;
  brightness: number;
  /** Added. */
  contrast: number;
}

const GRADES: Record<Mood, Partial<Grade>> = {
  warm: { warmth: 1 },
  cool: { warmth: -1 },
  calm: { saturation: 0.88, contrast: -0.08, brightness: 1.05 },
  vibrant: { saturation: 1.26, contrast: 0.06 },
  muted: { saturation: 0.54, contrast: -0.1 },
  dark: { brightness: 0.6, contrast: 0.1, saturation: 0.94 },
  bright: { brightness: 1.22 },
  pastel: { saturation: 0.74, contrast: -0.24, brightness: 1.2 },
  monochrome: { saturation: 0.04, contrast: 0.14 },
  energetic: { saturation: 1.18, contrast: 0.14 },
  professional: { saturation: 0.95, contrast: 0.05 },
  creative: { saturation: 1.14 },
  confident: { contrast: 0.16, brightness: 0.95 },
};

/** The combined grade of the moods. */
export function gradeOf(moods: readonly Mood[]): Grade {
  const sum: Grade = { warmth: 0, saturation: 1, brightness: 1, contrast: 0 };
  for (const mood of moods) {
    const grade = GRADES[mood];
    sum.warmth += grade.warmth ?? 0;
    sum.saturation *= grade.saturation ?? 1;
    sum.contrast += grade.contrast ?? 0;
    sum.brightness *= grade.brightness ?? 1;
  }
  return sum;
}

export function gradeByMood(finish: Finish, moods: readonly Mood[]): Finish {
  return applyGrade(finish, gradeOf(moods));
}

export function gradeBySteps(finish: Finish, steps: Steps): Finish {
  const graded = applyGrade(finish, {
    warmth: steps.warmth,
    saturation: 2 ** steps.saturation,
    // The target is a display value; one stop changes it by less than a factor of two.
    brightness: 2 ** (steps.brightness * 0.62),
    contrast: steps.contrast + steps.curve,
  });
  const { split } = steps;
  return {
    ...graded,
    shadowTint: tint(graded.shadowTint, [1 - 0.13 * split, 1 + 0.02 * split, 1 + 0.12 * split]),
    lightTint: tint(graded.lightTint, [1 + 0.03 * split, 1, 1 - 0.09 * split]),
    vignette: Math.max(0, graded.vignette + steps.vignette),
    bloom: graded.bloom + steps.bloom,
  };
}

/** Below it, shadows turn gray; above 1, the curve turns round. */
const LEAST_CONTRAST = -0.9;

/** A target of 0 (the painter's own exposure) stays 0. */
export function applyGrade(finish: Finish, { warmth, saturation, brightness, contrast }: Grade): Finish {
  const cast: Rgb = [1 + 0.045 * warmth, 1 + 0.004 * warmth, 1 - 0.09 * warmth];
  return {
    ...finish,
    target:
      finish.target === 0
        ? 0
        : Math.min(Math.max(0.72, finish.target), Math.max(0.18, finish.target * brightness)),
    saturation: Math.min(1.5, finish.saturation * saturation),
    contrast: Math.max(LEAST_CONTRAST, Math.min(1, finish.contrast + contrast)),
    // A softer grade keeps the veil that levels would lift.
    ...(finish.levels === undefined
      ? {}
      : { levels: finish.levels * Math.max(0, Math.min(1, 1 + 4 * contrast)) }),
    shadowTint: tint(finish.shadowTint, cast),
    lightTint: tint(finish.lightTint, cast),
  };
}

function tint(color: Rgb, by: Rgb): Rgb {
  return [color[0] * by[0], color[1] * by[1], color[2] * by[2]];
}
