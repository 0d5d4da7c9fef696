import type { Filter, Finish } from '../scene/finish.ts';
import type { Stage } from '../scene/stage.ts';
import { createRowDeveloper, type RowDeveloper } from './develop.ts';
import { blurLayer, GLOW_LAYERS, layoutGlow, meterExposure, shrinkRow } from './glow-map.ts';
import { redrawRows } from './redraw.ts';
import { createResampling } from './resample.ts';

const GLOW_LINES = 24;
const OUT_LINES = 24;

/** From radiance to 8-bit pixels. */
export function createFinishStages(
  scene: { finish: Finish; seed: number },
  painted: { width: number; height: number },
  output: { width: number; height: number },
  buffers: { radiance: Float32Array; glow: Float32Array; pixels: Uint8Array },
): Stage[] {
  const { radiance, glow, pixels } = buffers;
  const layout = layoutGlow(painted.width, painted.height);
  const gainAt = glow.length - 1;
  let develop: RowDeveloper | undefined;
  const { filter } = scene.finish;
  if (!filter) return createDevelopment();
  // The radiance is no longer needed after development: its memory is reused as the filter's input.
  const source = new Uint8Array(radiance.buffer, radiance.byteOffset, pixels.length);
  return [...createDevelopment(), ...createRedrawStages(filter, scene.seed, output, source, pixels)];

  function createDevelopment(): Stage[] {
    return [
      {
        slices: Math.ceil(layout.rows / GLOW_LINES),
        weight: 0.01,
        paint: (slice) => {
          const last = Math.min(layout.rows, (slice + 1) * GLOW_LINES);
          for (let row = slice * GLOW_LINES; row < last; row++) {
            shrinkRow(row, layout, painted.width, painted.height, radiance, glow);
          }
        },
      },
      {
        slices: 1,
        weight: 0.01,
        paint: () => {
          glow[gainAt] = meterExposure(layout, scene.finish, glow);
        },
      },
      {
        slices: GLOW_LAYERS,
        weight: 0.01,
        paint: (slice) => blurLayer(slice, layout, scene.finish, glow[gainAt]!, glow),
      },
      {
        slices: Math.ceil(output.height / OUT_LINES),
        weight: 0.15,
        paint: (slice) => {
          develop ??= createRowDeveloper({
            radiance,
            width: painted.width,
            height: painted.height,
            glow,
            glowLayout: layout,
            gain: glow[gainAt]!,
            finish: scene.finish,
            across: createResampling(painted.width, output.width),
            down: createResampling(painted.height, output.height),
            outWidth: output.width,
            outHeight: output.height,
            seed: scene.seed,
          });
          develop(slice * OUT_LINES, Math.min(output.height, (slice + 1) * OUT_LINES), pixels);
        },
      },
    ];
  }
}

/**
 * Applies the filter to the developed picture; `source` (RGB bytes, same size) receives a copy of it first.
 */
export function createRedrawStages(
  filter: Filter,
  seed: number,
  output: { width: number; height: number },
  source: Uint8Array,
  pixels: Uint8Array,
): Stage[] {
  return [
    { slices: 1, weight: 0.01, paint: () => source.set(pixels) },
    {
      slices: Math.ceil(output.height / OUT_LINES),
      weight: 0.1,
      paint: (slice) =>
        redrawRows(filter, source, pixels, output, seed, {
          from: slice * OUT_LINES,
          to: Math.min(output.height, (slice + 1) * OUT_LINES),
        }),
    },
  ];
}
