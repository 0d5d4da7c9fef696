import type { Grade } from '../scene/grade.ts';
import { type Arena, allocate, bytesOf, floatsOf } from './arena.ts';
import type { RunJob } from './job.ts';

const CURVE_STEPS = 1025;
const LOOK_FLOATS = 16;

export interface DevelopMemory {
  look: number;
  glow: number;
  otherGlow: number;
  pixels: number;
}

export function allocateDeveloping(arena: Arena, width: number, height: number): DevelopMemory {
  const glowBytes = Math.ceil(width / 4) * Math.ceil(height / 4) * 16;
  return {
    look: allocate(arena, (LOOK_FLOATS + CURVE_STEPS) * 4),
    glow: allocate(arena, glowBytes),
    otherGlow: allocate(arena, glowBytes),
    pixels: allocate(arena, width * height * 3),
  };
}

/** Turns a picture of radiances into red, green and blue bytes. */
export async function develop(
  arena: Arena,
  memory: DevelopMemory,
  picture: number,
  { width, height }: { width: number; height: number },
  { exposure, grade = {} }: { exposure: number; grade?: Grade | undefined },
  run: RunJob,
): Promise<Uint8Array<ArrayBuffer>> {
  const warmth = grade.warmth ?? 0;
  const look = floatsOf(arena, memory.look, LOOK_FLOATS + CURVE_STEPS);
  look.set([
    2 ** exposure,
    1 + 0.14 * warmth,
    1,
    1 - 0.16 * warmth,
    grade.saturation ?? 1,
    0.25 * (grade.bloom ?? 0.15),
    grade.vignette ?? 0.1,
    grade.grain ?? 0,
  ]);
  look.set(toneCurve(grade.contrast ?? 1), LOOK_FLOATS);
  const { glow, otherGlow } = memory;
  const [columns, rows] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  await run({ run: 'shrinkGlow', count: rows, args: [picture, glow, memory.look] });
  const radius = Math.max(1, Math.round(Math.max(columns, rows) * 0.012));
  for (let pass = 0; pass < 3; pass++) {
    await run({ run: 'blurGlow', count: rows, args: [glow, otherGlow, radius, 0] });
    await run({ run: 'blurGlow', count: columns, args: [otherGlow, glow, radius, 1] });
  }
  await run({
    run: 'developRow',
    count: height,
    args: [picture, glow, memory.look, memory.pixels],
  });
  return new Uint8Array(bytesOf(arena, memory.pixels, width * height * 3));
}

const MIDDLE_GRAY = 0.18;
/** Radiance that becomes white. */
const WHITE = 7;

/**
 * x^p / (x^p + k), scaled so that middle gray and white are met: a film's S when seen over stops. Spaced over exponent plus
 * mantissa from 2^-12 to 2^8.
 */
function toneCurve(contrast: number): Float32Array {
  const power = 1.22 * contrast;
  const gray = MIDDLE_GRAY ** power;
  const white = WHITE ** power;
  const k = (gray * (1 - MIDDLE_GRAY)) / (MIDDLE_GRAY - gray / white);
  return Float32Array.from({ length: CURVE_STEPS }, (_, i) => {
    const at = i / 51.2 - 12;
    const exponent = Math.floor(at);
    const raised = ((1 + at - exponent) * 2 ** exponent) ** power;
    return (raised / (raised + k)) * (1 + k / white);
  });
}
