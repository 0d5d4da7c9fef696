import { smoothstep } from '../math/interpolate.ts';
import type { FootPath } from './landscape-scene.ts';

/** 1 on the path, 0 off it; the point in meters. */
export function onPath(path: FootPath | null, x: number, z: number): number {
  if (!path || z > 420) return 0;
  const center = path.offset + path.sway * Math.sin(z * path.rate + path.phase) + z * path.slant;
  return smoothstep(path.width, path.width * 0.55, Math.abs(x - center));
}
