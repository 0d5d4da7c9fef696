import type { FinishName } from '../../src/engines/photo-studio/materials/finishes.ts';
import type { Support } from '../../src/engines/photo-studio/models/model-record.ts';

/** A model of the catalogs that the product uses, and what its file does not say. */
export interface Choice {
  key: string;
  /** Pack and file: `Scopia/armchair`. */
  from: string;
  names: readonly string[];
  on: Support;
  /** Degrees; by category unless given. */
  crease?: number;
  /** Quarter turns counterclockwise, seen from above, that bring the front to +z. */
  quarterTurns?: number;
  /** Width, height, depth in meters, where the catalog is wrong. */
  size?: readonly [number, number, number];
  /** Names of materials whose triangles are left out: badges, labels, stands. */
  without?: readonly string[];
  /** Corrections by the name of the material. */
  parts?: Readonly<Record<string, PartChoice>>;
  /** Most triangles; 24,000 unless given. */
  limit?: number;
}

export interface PartChoice {
  finish?: FinishName;
  color?: string;
  /** Drops the picture: it shows a brand, or someone's work. */
  plain?: boolean;
  takesColor?: boolean;
  shines?: number;
}
