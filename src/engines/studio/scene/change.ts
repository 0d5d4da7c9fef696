import type { Look } from './finish.ts';
import type { Season, TimeOfDay, Weather } from './weather.ts';

/** Adjustments by refinements, with the limits beyond which pictures break. They add up; 0 means no change. */
const LIMITS = {
  /** Octaves: 1 shows things twice as large, -1 half as large. */
  zoom: [-0.8, 1],
  /** Orbit and tilt of the camera; 1 is a clearly different view. */
  turn: [0, 1.5],
  /** Higher or lower viewpoint. */
  rise: [-1.2, 1.2],
  /** Moves the subject out of the middle (up to 1) or into it (down to -1). */
  aside: [-1, 1],
  /** Blue (negative) or amber. */
  warmth: [-1.6, 1.6],
  /** Stops. */
  brightness: [-1, 0.8],
  /** Octaves. */
  saturation: [-5, 0.9],
  /** These three are added to the finish's values. */
  contrast: [-0.35, 0.45],
  vignette: [-0.3, 0.5],
  bloom: [-1, 1],
  /** Further contrast of drawn pictures, which have less light and shadow than photos. */
  curve: [-0.8, 0.8],
  /** Cold shadows under warm lights. */
  split: [-1, 1],
  /** Harder (negative) or softer light. */
  softness: [-1, 1],
  /** Low, golden studio light. */
  lowSun: [-1, 1],
  /** Fewer things and calmer backgrounds. */
  tidiness: [-1, 1],
} as const;

/** The saturation of black and white. */
export const COLORLESS = LIMITS.saturation[0];

export type Steps = Record<keyof typeof LIMITS, number>;

/** Combined changes of all refinements. */
export interface Change {
  steps: Steps;
  time?: TimeOfDay;
  weather?: Weather;
  season?: Season;
  /** Rain or snow. */
  falling?: 'rain' | 'snow';
  /** Side that the subject moves to by `aside`: -1 left, 1 right; undefined for any. */
  toward?: -1 | 1;
  /** Display hex, in the order in which they were named. */
  colors: readonly string[];
  /** The look of a drawn picture. */
  look?: Look;
}

export const NO_CHANGE: Change = {
  steps: Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 0])) as Steps,
  colors: [],
};

type Next = Partial<Omit<Change, 'steps'>> & { steps: Partial<Steps> };

/** Adds steps within their limits; hour, weather, season and colors replace earlier ones. */
export function addChange(before: Change, next: Next): Change {
  if (isRepeated(before, next)) return before;
  const steps = { ...before.steps };
  for (const name of Object.keys(steps) as (keyof Steps)[]) {
    const [least, most] = LIMITS[name];
    steps[name] = Math.min(most, Math.max(least, steps[name] + (next.steps[name] ?? 0)));
  }
  const { time, weather, season, falling, toward, colors, look } = next;
  return {
    ...before,
    steps,
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    ...(season ? { season } : {}),
    ...(falling ? { falling } : {}),
    ...(toward ? { toward } : {}),
    ...(look ? { look } : {}),
    ...(colors && colors.length > 0 ? { colors } : {}),
  };
}

/** The hour that a picture has, black and white in one without colors, and colors in any other change nothing more. */
function isRepeated({ steps, time }: Change, next: Next): boolean {
  if (next.time) return next.time === time;
  const isColorless = steps.saturation === COLORLESS;
  return next.steps.saturation === (isColorless ? COLORLESS : -COLORLESS);
}
