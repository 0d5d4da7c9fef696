import { type Painting, type Stage, stageOfLines } from '../scene/stage.ts';
import { type Frame, STRIP, symmetricWidth } from './frame.ts';
import { createColumnPainter } from './landscape-columns.ts';
import type { LandscapeScene } from './landscape-scene.ts';
import { createLandscapeSetup } from './landscape-setup.ts';
import {
  CELLS,
  createReliefReader,
  LEVELS,
  lightRelief,
  RELIEF_FLOATS,
  reliefWidth,
  sampleReliefRow,
} from './sampled-land.ts';
import { createSkyDome } from './sky-dome.ts';
import { createSkyReader, layoutSkyMap, paintSkyRow } from './sky-map.ts';

/** Texels of the sky map per painted pixel: clouds are soft, so a coarse map is enough. A wider view has the clouds of its picture. */
function skyScale({ width, height }: Pick<Frame, 'width' | 'height'>): number {
  return Math.min(0.5, 620 / Math.sqrt(width * height));
}

/** Floats of working memory that a landscape of this size needs besides its radiance. */
export function countLandscapeFloats(scene: LandscapeScene, width: number, height: number): number {
  const { frame, inner } = createLandscapeSetup(scene, width, height);
  const sky = layoutSkyMap(frame, skyScale(inner), scene.water !== null);
  return sky.columns * sky.rows * 4 + RELIEF_FLOATS;
}

const RELIEF_LINES = 32;
const SKY_LINES = 8;

/** Sky map and relief first, then shadows, then the picture column by column. */
export function createLandscapeStages(
  asked: LandscapeScene,
  { width, height, radiance, work }: Painting,
): Stage[] {
  const { scene, frame, inner, terrain } = createLandscapeSetup(asked, width, height);
  const layout = layoutSkyMap(frame, skyScale(inner), scene.water !== null);
  const texels = work.subarray(0, layout.columns * layout.rows * 4);
  const cells = work.subarray(texels.length, texels.length + RELIEF_FLOATS);
  const dome = createSkyDome(scene);
  const spread = reliefWidth(symmetricWidth(frame) / frame.focal / 1.1);
  const skySlices = Math.ceil(layout.rows / SKY_LINES);
  const reliefSlices = (LEVELS * CELLS) / RELIEF_LINES;
  const relief = createReliefReader(spread, cells);
  const sky = createSkyReader(layout, frame, texels);
  let paintColumns: ((from: number, to: number) => void) | undefined;
  return [
    {
      slices: skySlices + reliefSlices,
      weight: 0.3,
      paint: (slice) => {
        if (slice < skySlices) {
          const last = Math.min(layout.rows, (slice + 1) * SKY_LINES);
          for (let row = slice * SKY_LINES; row < last; row++) paintSkyRow(row, layout, frame, dome, texels);
        } else {
          const first = (slice - skySlices) * RELIEF_LINES;
          for (let line = first; line < first + RELIEF_LINES; line++)
            sampleReliefRow(line, spread, terrain, cells);
        }
      },
    },
    {
      slices: LEVELS,
      weight: 0.02,
      paint: (level) => lightRelief(level, spread, scene.light.direction, cells),
    },
    stageOfLines(
      width,
      STRIP,
      0.6,
      (from, to) => {
        paintColumns ??= createColumnPainter({ scene, frame, inner, terrain, dome, relief, sky }, radiance);
        paintColumns(from, to);
      },
      'columns',
    ),
  ];
}
