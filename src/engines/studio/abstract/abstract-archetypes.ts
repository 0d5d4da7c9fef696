import type { AbstractDefinition } from './abstract-definition.ts';
import { bokeh } from './bokeh.ts';
import { glitter } from './glitter.ts';
import { gradient } from './gradient.ts';
import { halftone } from './halftone.ts';
import { isometric } from './isometric.ts';
import { lowPoly } from './low-poly.ts';
import { marble } from './marble.ts';
import { paper } from './paper.ts';
import { particles } from './particles.ts';
import { print } from './print.ts';
import { ribbons } from './ribbons.ts';
import { sheet } from './sheet.ts';
import { silk } from './silk.ts';
import { watercolor } from './watercolor.ts';
import { waves } from './waves.ts';

/** Patterns. The earlier of two with the same noun is drawn. */
export const ABSTRACTS = {
  print,
  silk,
  marble,
  ribbons,
  bokeh,
  glitter,
  gradient,
  particles,
  'low-poly': lowPoly,
  isometric,
  halftone,
  waves,
  sheet,
  paper,
  watercolor,
} satisfies Record<string, AbstractDefinition>;

export type AbstractArchetype = keyof typeof ABSTRACTS;
