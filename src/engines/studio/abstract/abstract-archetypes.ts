import type { AbstractDefinition } from './abstract-definition.ts';
import { bokeh } from './bokeh.ts';
import { gradient } from './gradient.ts';
import { halftone } from './halftone.ts';
import { isometric } from './isometric.ts';
import { lowPoly } from './low-poly.ts';
import { marble } from './marble.ts';
import { paper } from './paper.ts';
import { particles } from './particles.ts';
import { ribbons } from './ribbons.ts';
import { silk } from './silk.ts';
import { waves } from './waves.ts';

/** Patterns. Of equally likely readings of a prompt, the earlier one wins. */
export const ABSTRACTS = {
  silk,
  marble,
  ribbons,
  bokeh,
  gradient,
  particles,
  'low-poly': lowPoly,
  isometric,
  halftone,
  waves,
  paper,
} satisfies Record<string, AbstractDefinition>;

export type AbstractArchetype = keyof typeof ABSTRACTS;
