import type { Rgb } from '../color/linear-color.ts';

/** `filmic` for landscapes and abstracts; `neutral` for studio pictures, whose colors must stay as given. */
export type ToneCurve = 'filmic' | 'neutral';

/** Redraws the developed picture as brush strokes, ink lines, flat areas, or a ramp of three colors. */
export type Filter = { kind: 'painterly' | 'ink' | 'flat' } | { kind: 'duotone'; colors: Rgb[] };

export interface Finish {
  curve: ToneCurve;
  /** Target of the mean display brightness, 0..1; 0 keeps the painter's own exposure. */
  target: number;
  /** Factor of the metered exposure, so that an edited picture keeps that of the original; undefined for 1. */
  exposure?: number;
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
