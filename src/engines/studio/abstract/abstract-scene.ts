import type { Rgb } from '../color/linear-color.ts';
import type { Card } from '../scene/card.ts';
import type { Finish } from '../scene/finish.ts';
import type { AbstractArchetype } from './abstract-archetypes.ts';

export interface AbstractScene {
  kind: 'abstract';
  archetype: AbstractArchetype;
  seed: number;
  /** Of its definition, as the prompt asks for them. */
  motifs: readonly string[];
  /** Drawings that a print repeats, instead of a motif. */
  figures?: readonly Card[];
  /** Drawings that each have their place on plain ground, the furthest first. */
  placed?: readonly PlacedCard[];
  /** From dark to light unless the archetype composes its own, at least three. */
  palette: Rgb[];
  /** Metal in the seams of stone, 0..1. */
  gilding: number;
  view: PatternView;
  /** Null: the pattern fills the picture evenly. */
  calm: CalmGround | null;
  finish: Finish;
}

/** A drawing in its place, upright unless it leans. */
export interface PlacedCard {
  card: Card;
  /** The drawing on the card: its name, its sRGB hex if it has another color than its own, and whether it is mirrored. */
  drawing: { icon: string; color: string | undefined; isMirrored: boolean };
  /** Middle of its lower edge, as fractions of the picture's width and height. */
  x: number;
  foot: number;
  /** Where its shadow lies, as a fraction of the height. */
  floor: number;
  /** As a fraction of the picture's height. */
  height: number;
  /** Radians, clockwise. */
  tilt: number;
}

/** The view on a pattern. */
export interface PatternView {
  /** Above 1 shows less of it, larger. */
  zoom: number;
  /** Radians, clockwise. */
  turn: number;
  /** Shift of the pattern's middle to the right, as a fraction of the picture's width. */
  x: number;
}

/** A pattern fades with the distance from this point. */
export interface CalmGround {
  /** The point, as fractions of width and height. */
  x: number;
  y: number;
  /** Distance up to which nothing fades, as a fraction of the square root of the picture's area. */
  radius: number;
  /** Strength of the fading far from the point, 0..1. */
  strength: number;
  /** The color it fades to; null to darken instead. */
  color: Rgb | null;
}
