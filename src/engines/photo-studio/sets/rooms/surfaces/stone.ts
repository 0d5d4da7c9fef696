import type { Material } from '../../../scene/material.ts';
import { type Rgb, rgbFromHex } from '../../../scene/vector.ts';
import {
  hashCell,
  mixRgb,
  type PaintedSurface,
  paintTexture,
  repeatingNoise,
  shade,
  smoothStep,
} from './paint-texture.ts';

export interface TileOptions {
  color: Rgb;
  grout?: Rgb;
  /** Tiles along the repeat, which is a square. */
  columns: number;
  rows: number;
  /** Every second row is moved by half a tile. */
  isBrick?: boolean;
  /** How far tones of tiles differ, 0..1. */
  variation?: number;
  /** Part of the tile. */
  joint?: number;
  /** Colors of a chessboard's other tiles. */
  other?: Rgb;
}

/** Tiles in a square that repeats. */
export function tiles({
  color,
  grout = [0.55, 0.54, 0.52],
  columns,
  rows,
  isBrick = false,
  variation = 0.1,
  joint = 0.018,
  other,
}: TileOptions): PaintedSurface {
  const cloud = repeatingNoise(5, 24, 24);
  return paintTexture(1024, 1024, (u, v) => {
    const row = Math.floor(v * rows);
    const along = u * columns + (isBrick && row % 2 ? 0.5 : 0);
    const column = Math.floor(along) % columns;
    const x = along - Math.floor(along);
    const y = v * rows - row;
    const edge = Math.min(Math.min(x, 1 - x) * (rows / columns), Math.min(y, 1 - y));
    const tone = hashCell(column, row, 3);
    const base = other && (column + row) % 2 ? other : color;
    const glaze = shade(base, 1 + variation * (tone - 0.5) * 2 + 0.05 * (cloud(u, v) - 0.5));
    const inside = smoothStep(joint, joint * 2, edge);
    // A slight bulge and tilt of each tile breaks up the reflections.
    const bulge =
      0.75 + 0.2 * smoothStep(joint, joint + 0.16, edge) + variation * 0.25 * (tone - 0.5) * (x - 0.5);
    return { color: mixRgb(grout, glaze, inside), height: inside * bulge };
  });
}

export function tileMaterial(
  surface: PaintedSurface,
  size: number,
  { axis, gloss = 0.7, bump = 0.003 }: { axis?: 'x' | 'y' | 'z'; gloss?: number; bump?: number } = {},
): Material {
  return {
    color: [1, 1, 1],
    texture: surface.texture,
    mapping: { kind: 'triplanar', size, ...(axis ? { axis } : {}) },
    roughness: 0.5,
    metallic: 0,
    coat: { strength: gloss, roughness: 0.09 },
    detail: { kind: surface.relief, scale: 1, bump, roughness: -0.15, tint: 0, followsTexture: true },
  };
}

const marbles = new Map<string, Material>();

/** Polished marble or quartz with veins. */
export function marble(kind: 'white' | 'green' | 'black' | 'beige'): Material {
  const known = marbles.get(kind);
  if (known) return known;
  const [ground, vein] = MARBLES[kind];
  const [a, b] = [rgbFromHex(ground), rgbFromHex(vein)];
  const wide = repeatingNoise(41, 4, 4);
  const mid = repeatingNoise(42, 9, 9);
  const fine = repeatingNoise(43, 34, 34);
  const { texture } = paintTexture(512, 512, (u, v) => {
    const warp = wide(u, v) * 0.9 + mid(u, v) * 0.35 + fine(u, v) * 0.06;
    const line = Math.abs(Math.sin(Math.PI * (u * 2 + v + warp * 2.2)));
    const thin = (1 - smoothStep(0, 0.11, line)) * smoothStep(0.35, 0.75, mid(u + 0.3, v));
    const haze = 0.28 * smoothStep(0.45, 0.9, wide(u + 0.5, v + 0.2)) * (1 - smoothStep(0, 0.5, line));
    return { color: mixRgb(a, b, Math.min(1, thin * 0.75 + haze)), height: 0.5 };
  });
  const material: Material = {
    color: [0.95, 0.95, 0.95],
    texture,
    mapping: { kind: 'triplanar', size: 1.3 },
    roughness: 0.2,
    metallic: 0,
    specular: 0.045,
  };
  marbles.set(kind, material);
  return material;
}

const MARBLES = {
  white: ['#e6e3de', '#8d8a86'],
  green: ['#2f4a3e', '#9fb3a6'],
  black: ['#262524', '#a49c90'],
  beige: ['#cfc1ad', '#9a8468'],
} as const;
