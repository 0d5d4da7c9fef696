import { createNoise } from '../math/value-noise.ts';
import { createCityWalk } from './city-march.ts';
import type { LandscapeView } from './landscape-view.ts';

/** As `marchLand`, for a city: walls and roofs are exact instead of sampled. */
export function createCityMarch({ scene, frame }: LandscapeView) {
  const walk = createCityWalk(scene.land, createNoise(scene.seed));
  const camera = scene.camera.height;
  const { horizon, focal, height: rows } = frame;
  return (slopeX: number, _site: LandscapeView, depths: Float32Array): void => {
    depths.fill(0);
    let top = rows;
    walk(slopeX, (from, to, height) => {
      const wall = horizon - ((height - camera) / from) * focal;
      // Below the quay's foot lies the water.
      const foot = Math.min(top, horizon + (camera / from) * focal);
      top = foot;
      if (wall < top) {
        fill(Math.ceil(wall - 0.5), top, () => from);
        top = wall;
      }
      if (height < camera) {
        const end = horizon - ((height - camera) / to) * focal;
        if (end < top) {
          fill(Math.ceil(end - 0.5), top, (y) => ((camera - height) * focal) / (y + 0.5 - horizon));
          top = end;
        }
      }
      return top > 0;
    });

    function fill(first: number, below: number, depthAt: (y: number) => number) {
      const last = Math.min(rows - 1, Math.ceil(below - 0.5) - 1);
      for (let y = Math.max(0, first); y <= last; y++) depths[y] = depthAt(y);
    }
  };
}

/** As `marchReflection`, for a city: from the mirrored camera only walls can be seen. */
export function createCityReflection({ scene, frame }: LandscapeView) {
  const walk = createCityWalk(scene.land, createNoise(scene.seed));
  const camera = scene.camera.height;
  const { horizon, focal, height: rows } = frame;
  return (slopeX: number, _site: LandscapeView, depths: Float32Array): void => {
    depths.fill(0);
    let bottom = horizon;
    walk(slopeX, (from, _to, height) => {
      const row = horizon + ((height + camera) / from) * focal;
      if (row > bottom) {
        const last = Math.min(rows - 1, Math.ceil(row - 0.5) - 1);
        for (let y = Math.max(0, Math.ceil(bottom - 0.5)); y <= last; y++) depths[y] = from;
        bottom = row;
      }
      return bottom < rows;
    });
  };
}
