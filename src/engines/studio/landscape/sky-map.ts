import { type Frame, symmetricWidth } from './frame.ts';
import type { SkyDome } from './sky-dome.ts';

/** Layout of the sky map in the picture's plane; rows rise from the horizon. */
export interface SkyMapLayout {
  columns: number;
  rows: number;
  /** Texels per painted pixel. */
  scale: number;
}

/** Wider than the picture, for reflections that waves deflect sideways. */
const MARGIN = 1.12;

export function layoutSkyMap(frame: Frame, scale: number, isMirrored: boolean): SkyMapLayout {
  const tall = Math.max(frame.horizon, isMirrored ? frame.height - frame.horizon : 0) * 1.04;
  // An even number, so that the texels stay where they are.
  const width = symmetricWidth(frame);
  const unused = isMirrored ? 0 : 2 * Math.floor((width * (MARGIN - 1) * scale) / 2);
  return {
    columns: Math.ceil(width * MARGIN * scale) + 2 - unused,
    rows: Math.ceil(tall * scale) + 3,
    scale,
  };
}

/** Fills one row, four floats a texel. */
export function paintSkyRow(
  row: number,
  layout: SkyMapLayout,
  frame: Frame,
  dome: SkyDome,
  texels: Float32Array,
): void {
  const out = new Float64Array(4);
  const slopeY = Math.max(0.0005, (row - 0.5) / (layout.scale * frame.focal));
  for (let column = 0; column < layout.columns; column++) {
    const slopeX = (column + 0.5 - layout.columns / 2) / (layout.scale * frame.focal);
    const length = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    dome.sample(slopeX * length, slopeY * length, length, out);
    const at = (row * layout.columns + column) * 4;
    for (let channel = 0; channel < 4; channel++) texels[at + channel] = out[channel]!;
  }
}

/** A reader of the map by slopes (x/z, y/z), bilinear, clamped to the edge. */
export function createSkyReader(layout: SkyMapLayout, frame: Frame, texels: Float32Array) {
  const unit = layout.scale * frame.focal;
  const lastColumn = layout.columns - 1.001;
  const lastRow = layout.rows - 1.001;
  return (slopeX: number, slopeY: number, out: Float64Array) => {
    let u = slopeX * unit + layout.columns / 2 - 0.5;
    let v = slopeY * unit + 0.5;
    u = u < 0 ? 0 : u > lastColumn ? lastColumn : u;
    v = v < 0 ? 0 : v > lastRow ? lastRow : v;
    const column = Math.floor(u);
    const row = Math.floor(v);
    const fu = u - column;
    const fv = v - row;
    const at = (row * layout.columns + column) * 4;
    const above = at + layout.columns * 4;
    for (let channel = 0; channel < 4; channel++) {
      const a = texels[at + channel]!;
      const c = texels[above + channel]!;
      const lower = a + (texels[at + 4 + channel]! - a) * fu;
      out[channel] = lower + (c + (texels[above + 4 + channel]! - c) * fu - lower) * fv;
    }
  };
}
