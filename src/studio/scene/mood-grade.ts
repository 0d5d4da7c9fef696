import type { Rgb } from '../colour/linear-colour.ts';
import type { Finish, Mood } from './scene.ts';

/** Factors on a finish, 1 for none, and a warmth of -1 (blue) to 1 (amber). */
interface Grade {
  warmth: number;
  saturation: number;
  brightness: number;
  /** Added. */
  contrast: number;
}

const GRADES: Record<Mood, Partial<Grade>> = {
  warm: { warmth: 0.7 },
  cool: { warmth: -0.7 },
  calm: { saturation: 0.88, contrast: -0.08, brightness: 1.05 },
  vibrant: { saturation: 1.26, contrast: 0.06 },
  muted: { saturation: 0.62, contrast: -0.1 },
  dark: { brightness: 0.74, contrast: 0.1, saturation: 0.94 },
  bright: { brightness: 1.16 },
  pastel: { saturation: 0.74, contrast: -0.24, brightness: 1.2 },
  monochrome: { saturation: 0.04, contrast: 0.14 },
  energetic: { saturation: 1.18, contrast: 0.14 },
  professional: { saturation: 0.95, contrast: 0.05 },
  creative: { saturation: 1.14 },
  confident: { contrast: 0.16, brightness: 0.95 },
};

/** The finish as the moods ask for it, all of them together. */
export function gradeByMood(finish: Finish, moods: readonly Mood[]): Finish {
  let { target, saturation, contrast, shadowTint, lightTint } = finish;
  let warmth = 0;
  for (const mood of moods) {
    const grade = GRADES[mood];
    warmth += grade.warmth ?? 0;
    saturation *= grade.saturation ?? 1;
    contrast += grade.contrast ?? 0;
    target *= grade.brightness ?? 1;
  }
  const cast: Rgb = [1 + 0.045 * warmth, 1 + 0.004 * warmth, 1 - 0.09 * warmth];
  const tint = (colour: Rgb): Rgb => [colour[0] * cast[0], colour[1] * cast[1], colour[2] * cast[2]];
  shadowTint = tint(shadowTint);
  lightTint = tint(lightTint);
  return {
    ...finish,
    target: Math.min(0.72, Math.max(0.18, target)),
    saturation: Math.min(1.5, saturation),
    contrast: Math.max(-0.2, contrast),
    shadowTint,
    lightTint,
  };
}
