import type { Changeable } from '../prompt/understand-refinement.ts';

const GRADE = ['warmth', 'brightness', 'saturation', 'contrast', 'split'] as const;
const VIEW = ['zoom', 'turn', 'rise', 'aside', 'tidiness'] as const;
const PLACE = ['toward'] as const;
const LENS = ['vignette', 'bloom'] as const;
const STUDIO = ['softness', 'lowSun'] as const;

/**
 * The properties that a refinement can change, by kind of picture; a night sky keeps its hour and weather.
 */
export const CHANGEABLE = {
  landscape: new Set<Changeable>([
    ...GRADE,
    ...VIEW,
    ...LENS,
    'softness',
    'time',
    'weather',
    'falling',
    'season',
    'colors',
  ]),
  'night-sky': new Set<Changeable>([...GRADE, ...VIEW, ...LENS, 'softness', 'season', 'colors']),
  abstract: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, 'colors']),
  object: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, ...STUDIO, 'colors']),
  reference: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, ...STUDIO, 'colors']),
  artwork: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, ...STUDIO, 'colors', 'main']),
  people: new Set<Changeable>([...GRADE, 'zoom', 'turn', 'aside', 'tidiness', 'lowSun', 'toward', 'colors']),
} as const;
