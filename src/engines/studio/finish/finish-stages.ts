import type { Filter, Finish } from '../scene/finish.ts';
import { type Stage, stageOfLines } from '../scene/stage.ts';
import { createRowDeveloper, type RowDeveloper } from './develop.ts';
import {
  blurLayer,
  GLOW_LAYERS,
  type GlowLayout,
  layoutGlow,
  meterExposure,
  meterLevels,
  shrinkRow,
} from './glow-map.ts';
import { type Redrawing, redrawRows } from './redraw.ts';
import { createResampling } from './resample.ts';

const GLOW_LINES = 24;
const OUT_LINES = 48;

const SAME_EXPOSURE = { gain: 1, black: 0, white: 0 };

/** Black point, white point and gain of a developed picture. */
export type Exposure = readonly [black: number, white: number, gain: number];

/** The light of a picture, metered on a smaller painting of it, so that a part of it can be developed alone. */
export interface MeteredLight {
  /** Size of that painting. */
  width: number;
  height: number;
  /** Its glow map: mean colors, blurred layers, black point, white point and gain. */
  glow: Float32Array;
}

/** From radiance to 8-bit pixels. */
export function createFinishStages(
  scene: { finish: Finish; seed: number },
  painted: { width: number; height: number },
  output: { width: number; height: number },
  buffers: { radiance: Float32Array; glow: Float32Array; pixels: Uint8Array },
  { light, exposure }: { light?: MeteredLight | undefined; exposure?: Exposure | undefined } = {},
): Stage[] {
  const { radiance, pixels } = buffers;
  const glow = light?.glow ?? buffers.glow;
  const layout = light ? layoutOf(light, painted) : layoutGlow(painted.width, painted.height);
  const gainAt = glow.length - 1;
  let develop: RowDeveloper | undefined;
  const { filter, strokes = 1 } = scene.finish;
  if (!filter) return createDevelopment();
  // The radiance is no longer needed after development: its memory is reused as the filter's input.
  const source = new Uint8Array(radiance.buffer, radiance.byteOffset, pixels.length);
  return [
    ...createDevelopment(),
    ...createRedrawStages(filter, { source, pixels, ...output, seed: scene.seed, strokes }),
  ];

  function createDevelopment(): Stage[] {
    const develops = developing();
    if (light) return [develops];
    return [
      stageOfLines(layout.rows, GLOW_LINES, 0.01, (from, to) => {
        for (let row = from; row < to; row++)
          shrinkRow(row, layout, painted.width, painted.height, radiance, glow);
      }),
      {
        slices: 1,
        weight: 0.01,
        paint: () => {
          if (exposure) return glow.set(exposure, gainAt - 2);
          const gain = meterExposure(layout, scene.finish, glow);
          const { black, white } = meterLevels(layout, scene.finish, gain, glow);
          const kept = scene.finish.exposure ?? SAME_EXPOSURE;
          glow[gainAt] = gain * kept.gain;
          glow[gainAt - 1] = white + kept.white;
          glow[gainAt - 2] = black + kept.black;
        },
      },
      {
        slices: GLOW_LAYERS,
        weight: 0.01,
        paint: (slice) => blurLayer(slice, layout, scene.finish, glow[gainAt]!, glow),
      },
      develops,
    ];
  }

  function developing(): Stage {
    return stageOfLines(
      output.height,
      OUT_LINES,
      0.15,
      (from, to) => {
        develop ??= createRowDeveloper({
          radiance,
          width: painted.width,
          height: painted.height,
          glow,
          glowLayout: layout,
          gain: glow[gainAt]!,
          black: glow[gainAt - 2]!,
          white: glow[gainAt - 1]!,
          finish: scene.finish,
          across: createResampling(painted.width, output.width),
          down: createResampling(painted.height, output.height),
          outWidth: output.width,
          outHeight: output.height,
          seed: scene.seed,
        });
        develop(from, to, pixels);
      },
      'rows',
    );
  }
}

/** The glow map of a smaller painting, spread over this one. */
function layoutOf({ width, height }: MeteredLight, painted: { width: number; height: number }): GlowLayout {
  const layout = layoutGlow(width, height);
  return { ...layout, factor: (layout.factor * painted.width) / width };
}

/** Applies the filter to the developed picture, of which `source` receives a copy first. */
export function createRedrawStages(filter: Filter, redrawing: Redrawing): Stage[] {
  return [
    { slices: 1, weight: 0.01, paint: () => redrawing.source.set(redrawing.pixels) },
    stageOfLines(redrawing.height, OUT_LINES, 0.1, (from, to) => redrawRows(filter, redrawing, from, to)),
  ];
}
