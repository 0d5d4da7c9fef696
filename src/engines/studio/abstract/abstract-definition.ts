import { luminance, mixRgb, type Rgb, scaleRgb } from '../color/linear-color.ts';
import type { ArchetypeDefinition } from '../scene/archetype-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';

/** Paints the rows [from, to) of linear radiance, three floats a pixel. */
export type RowPainter = (from: number, to: number, radiance: Float32Array) => void;

export interface AbstractDefinition extends ArchetypeDefinition, Look {
  /** Forms that the prompt can ask for, with the words for each. */
  motifs?: Readonly<Record<string, string>>;
  /** Its own colors, instead of those of paint. */
  composePalette?(named: readonly Rgb[], motifs: readonly string[]): Rgb[] | undefined;
  createPainter(scene: AbstractScene, width: number, height: number): RowPainter;
}

/** How a pattern takes its colors and its light; palettes run from dark to light. */
interface Look extends Pick<ArchetypeDefinition, 'category'> {
  /** Colored like stone, with veins that may be gilded, instead of like paint. */
  isStone: boolean;
  /** Lights in the dark. */
  isGlowing: boolean;
  /** Printed in exactly the palette's colors. */
  isFlat: boolean;
  /** Target of the mean display brightness, 0..1. */
  brightness(palette: readonly Rgb[]): number;
  /** Color behind separate marks; null for a pattern that covers everything. */
  ground(palette: readonly Rgb[]): Rgb | null;
  /** The least zoom that refinements may reach. */
  minZoom: number;
}

/** Mean display brightness by the palette's own, times a factor. */
export const brightnessOf =
  (factor: number) =>
  (palette: readonly Rgb[]): number =>
    Math.min(0.62, Math.max(0.26, meanLightness(palette) * 0.72)) * factor;

/** Mean perceived lightness, 0..1: the cube root of the luminance, as in CIE Lab. */
export function meanLightness(palette: readonly Rgb[]): number {
  return palette.reduce((sum, color) => sum + Math.cbrt(luminance(color)), 0) / palette.length;
}

export const SURFACE: Look = {
  category: 'abstract',
  isStone: false,
  isGlowing: false,
  isFlat: false,
  brightness: brightnessOf(1),
  ground: () => null,
  minZoom: 0,
};

export const LIGHTS: Look = {
  ...SURFACE,
  isGlowing: true,
  brightness: brightnessOf(0.75),
  ground: ([dark, next]) => scaleRgb(mixRgb(dark!, next!, 0.15), 0.3),
};
