import type { Rgb } from '../color/linear-color.ts';

/** `filmic` for landscapes and abstracts; `neutral` for studio pictures, whose colors must stay as given. */
export type ToneCurve = 'filmic' | 'neutral';

/** How a drawn picture looks: brush strokes, washes of watercolor, colored ink, pencil lines and hatching, lines alone, or flat areas. */
export type Look = 'painterly' | 'watercolor' | 'ink' | 'pencil' | 'line' | 'flat';

/** Redraws the developed picture with a look, or as a ramp of three colors. */
export type Filter = { kind: Look } | { kind: 'duotone'; colors: Rgb[] };

export interface Finish {
  curve: ToneCurve;
  /** Target of the mean display brightness, 0..1; 0 keeps the painter's own exposure. */
  target: number;
  /**
   * Factor of the metered gain, and shifts of the display values that become black and white, so that an edited
   * picture keeps the exposure of the original; undefined for none.
   */
  exposure?: { gain: number; black: number; white: number };
  /** Share of the way to black and white that the darkest and brightest parts go, 0..1; undefined for 0. */
  levels?: number;
  bloom: number;
  bloomThreshold: number;
  saturation: number;
  contrast: number;
  shadowTint: Rgb;
  lightTint: Rgb;
  vignette: number;
  grain: number;
  filter?: Filter;
  /** Size of the filter's strokes and grain, relative to the usual for the picture's area; undefined for 1. */
  strokes?: number;
}
