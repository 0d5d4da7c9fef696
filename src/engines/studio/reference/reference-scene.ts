import type { Rgb } from '../color/linear-color.ts';
import type { ObjectScene } from '../objects/object-scene.ts';
import type { Vector } from '../objects/vector.ts';
import type { Card } from '../scene/card.ts';
import type { Finish } from '../scene/finish.ts';
import type { Staging } from '../scene/staging-words.ts';

/** A flat picture in its place. */
export interface Subject {
  card: Card;
  placing: Placing;
}

/** A cut-out in its set, or a framed print of a photo, as plain data. */
export interface ReferenceScene extends Subject {
  kind: 'reference';
  staging: Staging;
  seed: number;
  /** Everything but the subject. */
  set: ObjectScene;
  /** Cut-outs beside the main one. */
  others: readonly Subject[];
  surface: StandingSurface;
  finish: Finish;
}

/** A rectangle in the scene that shows the card's subject. */
export interface Placing {
  kind: 'cut-out' | 'print';
  /** Middle of the lower edge. */
  foot: Vector;
  /** Unit vectors: to the right, up the picture, and out of its face. */
  right: Vector;
  up: Vector;
  out: Vector;
  width: number;
  height: number;
}

/** The surface that a cut-out stands on, and its light. */
export interface StandingSurface {
  height: number;
  /** Radius of a round top; null for an endless floor. */
  radius: number | null;
  /** Reflectance head-on (0..1), and how fast the reflection blurs with distance. */
  mirror: number;
  blur: number;
  /** Share of the light that the subject can block, 0..1. */
  shade: number;
  /** Size of the key light as seen from the set: shadow blur a unit of distance. */
  softness: number;
  /** Ripples on the floor, 0 for none. */
  ripple: number;
  /** Colors that graze the subject's left and right edges. */
  rimLeft: Rgb;
  rimRight: Rgb;
  /** Brightness of the light on the subject itself. */
  exposure: number;
}
