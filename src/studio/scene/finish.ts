import type { Rgb } from '../color/linear-color.ts';

/** `filmic` for landscapes and abstracts; `neutral` for studio pictures, whose colors must stay as given. */
export type ToneCurve = 'filmic' | 'neutral';

/** A redrawing of the developed picture: brush strokes, ink lines, flat planes, or a ramp of three colors. */
export type Filter = { kind: 'painterly' | 'ink' | 'flat' } | { kind: 'duotone'; colors: Rgb[] };

export interface Finish {
  curve: ToneCurve;
  /** Mean display brightness aimed at, 0..1, or 0 to keep the painter's own exposure. */
  target: number;
  bloom: number;
  bloomThreshold: number;
  saturation: number;
  contrast: number;
  shadowTint: Rgb;
  lightTint: Rgb;
  vignette: number;
  grain: number;
  filter?: Filter;
}
