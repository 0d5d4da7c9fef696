import { type Arena, allocate, bytesOf, floatsOf, intsOf } from './arena.ts';
import type { RunJob } from './job.ts';
import { BYTES, LIGHT_CELLS, PARAMETER } from './kernel-layout.ts';

const JOBS = 96;
/** Scouts of all jobs together, by the number of lights: each sends a shadow ray to every light where it meets a surface. */
const MOST_SCOUTS = 12_288;
const SHADOW_RAYS = 49_152;
/** A light that seems hidden may still be seen past an edge. */
const LEAST_SHARE = 0.06;

/**
 * Finds out which lights are seen from where, so that samples go to those that shine there: most of a room lies in the shadow of
 * the sun. The film and the camera must be ready. Pictures without it have the same light and more noise.
 */
export async function scoutLights(
  arena: Arena,
  parameters: number,
  lightCount: number,
  run: RunJob,
): Promise<void> {
  if (lightCount < 2) return;
  const shares = allocate(arena, LIGHT_CELLS * lightCount * 4);
  const afterwards = arena.used;
  const counts = allocate(arena, LIGHT_CELLS * lightCount * BYTES.lightCount);
  bytesOf(arena, counts, LIGHT_CELLS * lightCount * BYTES.lightCount).fill(0);
  const scouts = Math.min(MOST_SCOUTS, SHADOW_RAYS / lightCount);
  await run({ run: 'scoutLights', count: JOBS, args: [Math.ceil(scouts / JOBS), counts] });
  const found = intsOf(arena, counts, LIGHT_CELLS * lightCount * 2);
  const shareOf = floatsOf(arena, shares, LIGHT_CELLS * lightCount);
  for (let i = 0; i < shareOf.length; i++) {
    const [sent, arrived] = [found[i * 2]!, found[i * 2 + 1]!];
    shareOf[i] = Math.max(LEAST_SHARE, (arrived + 0.5) / (sent + 0.5));
  }
  arena.used = afterwards;
  intsOf(arena, parameters, BYTES.parameters / 4)[PARAMETER.lightShares] = shares;
}
