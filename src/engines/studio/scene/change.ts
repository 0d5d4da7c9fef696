import type { Season, TimeOfDay, Weather } from './weather.ts';

/** Adjustments by refinements; they add up. 0 means no change. */
export interface Steps {
  /** Octaves: 1 shows things twice as large, -1 half as large. */
  zoom: number;
  /** Orbit and tilt of the camera; 1 is a clearly different view. */
  turn: number;
  /** Higher or lower viewpoint, about -1..1. */
  rise: number;
  /** Moves the subject out of the middle (up to 1) or into it (down to -1). */
  aside: number;
  /** -1 (blue) to 1 (amber). */
  warmth: number;
  /** Stops. */
  brightness: number;
  /** Octaves. */
  saturation: number;
  /** These three are added to the finish's values. */
  contrast: number;
  vignette: number;
  bloom: number;
  /** Cold shadows under warm lights, 0..1. */
  split: number;
  /** Harder (negative) or softer light, about -1..1. */
  softness: number;
  /** Low, golden studio light, 0..1. */
  lowSun: number;
  /** Fewer things and calmer backgrounds, 0..1. */
  tidiness: number;
}

/** Combined changes of all refinements. */
export interface Change {
  steps: Steps;
  time?: TimeOfDay;
  weather?: Weather;
  season?: Season;
  /** Display hex, in the order in which they were named. */
  colors: readonly string[];
}

export const NO_CHANGE: Change = {
  steps: {
    zoom: 0,
    turn: 0,
    rise: 0,
    aside: 0,
    warmth: 0,
    brightness: 0,
    saturation: 0,
    contrast: 0,
    vignette: 0,
    bloom: 0,
    split: 0,
    softness: 0,
    lowSun: 0,
    tidiness: 0,
  },
  colors: [],
};

/** Beyond these limits pictures break. */
const LIMITS: Record<keyof Steps, readonly [least: number, most: number]> = {
  zoom: [-0.8, 1],
  turn: [0, 1.5],
  rise: [-1.2, 1.2],
  warmth: [-1.6, 1.6],
  brightness: [-1, 0.8],
  saturation: [-5, 0.9],
  contrast: [-0.35, 0.45],
  vignette: [-0.3, 0.5],
  tidiness: [-1, 1],
  lowSun: [-1, 1],
  softness: [-1, 1],
  split: [-1, 1],
  bloom: [-1, 1],
  aside: [-1, 1],
};

/** Adds steps within their limits; hour, weather, season and colors replace earlier ones. */
export function addChange(
  before: Change,
  next: Partial<Omit<Change, 'steps'>> & { steps: Partial<Steps> },
): Change {
  const steps = { ...before.steps };
  for (const name of Object.keys(steps) as (keyof Steps)[]) {
    const [least, most] = LIMITS[name];
    steps[name] = Math.min(most, Math.max(least, steps[name] + (next.steps[name] ?? 0)));
  }
  const { time, weather, season, colors } = next;
  return {
    ...before,
    steps,
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    ...(season ? { season } : {}),
    ...(colors && colors.length > 0 ? { colors } : {}),
  };
}
