import type { Rgb } from '../color/linear-color.ts';
import type { ObjectScene } from '../objects/object-scene.ts';
import type { Vector } from '../objects/vector.ts';
import type { Finish } from '../scene/finish.ts';
import type { Staging } from '../scene/stagings.ts';
import type { Card } from './card.ts';

/** A cut-out in its set, or a framed print of a photo, as plain data. */
export interface ReferenceScene {
  kind: 'reference';
  staging: Staging;
  seed: number;
  /** Everything but the subject. */
  set: ObjectScene;
  card: Card;
  placing: Placing;
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

/** What a cut-out stands on and how the light falls there. */
export interface StandingSurface {
  height: number;
  /** Of a round top about the foot; null where the floor goes on. */
  radius: number | null;
  /** How much of the subject it mirrors head-on (0..1), and how fast that blurs with distance. */
  mirror: number;
  blur: number;
  /** Share of its light that the subject can block, 0..1. */
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
