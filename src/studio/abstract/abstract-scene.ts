import type { Rgb } from '../color/linear-color.ts';
import type { Finish } from '../scene/finish.ts';
import type { AbstractArchetype } from './abstract-archetypes.ts';

export interface AbstractScene {
  kind: 'abstract';
  archetype: AbstractArchetype;
  seed: number;
  /** From dark to light, at least three. */
  palette: Rgb[];
  /** Metal in the seams of stone, 0..1. */
  gilding: number;
  view: PatternView;
  /** Null where the pattern fills the picture evenly. */
  calm: CalmGround | null;
  finish: Finish;
}

/** How a pattern is looked at. */
export interface PatternView {
  /** Above 1 shows less of it, larger. */
  zoom: number;
  /** Radians, clockwise. */
  turn: number;
  /** How far the pattern's middle stands to the right, as a part of the picture's width. */
  x: number;
}

/** Where a pattern's marks or its light gather; away from there they fade. */
export interface CalmGround {
  /** Where the pattern stays, as parts of width and height. */
  x: number;
  y: number;
  /** How far it reaches, as a part of the square root of the picture's area. */
  radius: number;
  /** Share that is faded at the far end, 0..1. */
  strength: number;
  /** Of the ground that shows through, or null where the light fades instead. */
  color: Rgb | null;
}
