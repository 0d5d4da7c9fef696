import { BED } from './bed.ts';
import { FLAT_LAY } from './flat-lay.ts';
import { OUTDOOR_SETS } from './outdoors/outdoors.ts';
import { CYCLORAMA, PODIUMS } from './paper-sets.ts';
import { PICNIC } from './picnic.ts';
import type { PhotoSet } from './set.ts';
import { SHELF } from './shelf.ts';
import { STUDIO_FLOOR } from './studio-floor.ts';
import { SURFACE } from './surface.ts';
import { TABLE_TOP } from './table-top.ts';
import { WINDOW_SILL } from './window-sill.ts';

/** Sets of still life and product photography. */
export const STILL_SETS: readonly PhotoSet[] = [
  TABLE_TOP,
  CYCLORAMA,
  PODIUMS,
  SHELF,
  FLAT_LAY,
  WINDOW_SILL,
  PICNIC,
  BED,
  STUDIO_FLOOR,
  SURFACE,
  ...OUTDOOR_SETS,
];
