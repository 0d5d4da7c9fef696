import type { Stage } from '../scene/stage.ts';
import type { AbstractArchetype, AbstractScene } from './abstract-scene.ts';
import { createBokeh } from './bokeh.ts';
import { fadeRows } from './fade-rows.ts';
import { createGradient } from './gradient.ts';
import { createHalftone } from './halftone.ts';
import { createIsometric } from './isometric.ts';
import { createLowPoly } from './low-poly.ts';
import { createMarble } from './marble.ts';
import { createPaper } from './paper.ts';
import { createParticles } from './particles.ts';
import { createRibbons } from './ribbons.ts';
import { createSilk } from './silk.ts';
import { createWaves } from './waves.ts';

/** Paints the rows [from, to) of linear radiance, three floats a pixel. */
export type RowPainter = (from: number, to: number, radiance: Float32Array) => void;

const painters: Record<
  AbstractArchetype,
  (scene: AbstractScene, width: number, height: number) => RowPainter
> = {
  silk: createSilk,
  marble: createMarble,
  ribbons: createRibbons,
  bokeh: createBokeh,
  gradient: createGradient,
  particles: createParticles,
  'low-poly': createLowPoly,
  isometric: createIsometric,
  halftone: createHalftone,
  waves: createWaves,
  paper: createPaper,
};

const LINES = 24;

export function createAbstractStages(
  scene: AbstractScene,
  width: number,
  height: number,
  radiance: Float32Array,
): Stage[] {
  const paint = painters[scene.archetype](scene, width, height);
  return [
    {
      slices: Math.ceil(height / LINES),
      weight: 0.85,
      paint: (slice) => {
        const from = slice * LINES;
        const to = Math.min(height, from + LINES);
        paint(from, to, radiance);
        if (scene.calm) fadeRows(scene.calm, width, height, { from, to }, radiance);
      },
    },
  ];
}
