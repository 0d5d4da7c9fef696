import type { CanvasMemory, CanvasSizes } from './canvas.ts';

/** Memory for one picture at a time. */
export interface CanvasCache {
  acquire(sizes: CanvasSizes): AcquiredCanvas;
}

export interface AcquiredCanvas {
  /** Zeroed, each part at least as large as asked for. */
  memory: CanvasMemory;
  /** Whether this or an earlier picture's memory can be garbage collected after this picture. */
  leavesMemory: boolean;
}

/** Memory of a usual picture; that of larger ones is not reused. */
const MAX_CACHED_BYTES = 64_000_000;

/**
 * Reuses the last picture's memory: shared memory is released only after garbage collection in all threads,
 * and until then each picture would allocate as much again.
 */
export function createCanvasCache(): CanvasCache {
  const cached = new Map<keyof CanvasMemory, SharedArrayBuffer>();
  const acquirePart = (part: keyof CanvasMemory, bytes: number) => {
    const existing = cached.get(part);
    if (existing && existing.byteLength >= bytes) {
      new Uint8Array(existing, 0, bytes).fill(0);
      return existing;
    }
    const fresh = new SharedArrayBuffer(bytes);
    cached.set(part, fresh);
    return fresh;
  };
  return {
    acquire(sizes) {
      const isOutgrown = [...cached].some(([part, { byteLength }]) => byteLength < sizes[part]);
      const memory = {
        radiance: acquirePart('radiance', sizes.radiance),
        work: acquirePart('work', sizes.work),
        glow: acquirePart('glow', sizes.glow),
        pixels: acquirePart('pixels', sizes.pixels),
      };
      const total = [...cached.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
      if (total <= MAX_CACHED_BYTES) return { memory, leavesMemory: isOutgrown };
      cached.clear();
      return { memory, leavesMemory: true };
    },
  };
}
