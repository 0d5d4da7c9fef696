import { mix, smoothstep } from '../math/interpolate.ts';
import type { Course, FootPath } from './landscape-scene.ts';

/** 1 on the path, 0 off it; the point in meters. */
export function onPath(path: FootPath | null, x: number, z: number): number {
  if (!path || (z > 420 && !('kind' in path))) return 0;
  return smoothstep(path.width, path.width * 0.55, Math.abs(x - centerOf(path, z)));
}

/** Meters to the right of the camera at a distance. */
export function centerOf({ offset, sway, rate, phase, slant }: FootPath, z: number): number {
  return offset + sway * Math.sin(z * rate + phase) + z * slant;
}

/** The ground under a road, which is level from side to side, or of a valley with a river at level 0. */
export function layCourse(course: Course, bare: Height): Height {
  const { width } = course;
  let bedZ = Number.NaN;
  let bed = 0;
  // Neighboring points have the same distance: keep the last height of the middle.
  const middle = (center: number, z: number) => {
    if (z !== bedZ) {
      bed = bare(center, z, 3);
      bedZ = z;
    }
    return bed;
  };
  if (course.kind === 'road')
    return (x, z, octaves) => {
      const center = centerOf(course, z);
      const off = Math.abs(x - center);
      if (off >= width * 5) return bare(x, z, octaves);
      const level = middle(center, z);
      const beside = smoothstep(width * 1.25, width * 5, off);
      return beside === 0 ? level : mix(level, bare(x, z, octaves), beside);
    };
  return (x, z, octaves) => {
    const center = centerOf(course, z);
    const off = Math.abs(x - center);
    if (off < width * 0.92) return -1.6 + 1.4 * smoothstep(width * 0.5, width * 0.92, off);
    const rise = bare(x, z, octaves) - middle(center, z);
    const valley = (rise > 0 ? rise : rise * 0.06) * smoothstep(width, width * 9, off);
    const bank = 1.1 * smoothstep(width * 0.92, width * 1.25, off) + 2.4 * smoothstep(width, width * 5, off);
    return bank + valley - 0.2;
  };
}

type Height = (x: number, z: number, octaves: number) => number;
