import type { CanvasMemory, CanvasSizes } from './canvas.ts';

/** Lends the memory of pictures, one picture at a time. */
export interface CanvasStore {
  lend(sizes: CanvasSizes): Loan;
}

export interface Loan {
  /** Zeroed, each part at least as large as asked for. */
  memory: CanvasMemory;
  /** Whether some memory is left behind once this picture is done: its own or that of an earlier one. */
  leavesMemory: boolean;
}

/** What a picture of the usual sizes takes; the memory of larger ones is not kept. */
const KEPT_BYTES = 64_000_000;

/**
 * Keeps the memory of the last picture for the next one: shared memory is released only when the garbage collectors of all
 * threads have seen it go, and until then each picture would take as much again.
 */
export function createCanvasStore(): CanvasStore {
  const kept = new Map<keyof CanvasMemory, SharedArrayBuffer>();
  const lendPart = (part: keyof CanvasMemory, bytes: number) => {
    const former = kept.get(part);
    if (former && former.byteLength >= bytes) {
      new Uint8Array(former, 0, bytes).fill(0);
      return former;
    }
    const fresh = new SharedArrayBuffer(bytes);
    kept.set(part, fresh);
    return fresh;
  };
  return {
    lend(sizes) {
      const isOutgrown = [...kept].some(([part, { byteLength }]) => byteLength < sizes[part]);
      const memory = {
        radiance: lendPart('radiance', sizes.radiance),
        work: lendPart('work', sizes.work),
        glow: lendPart('glow', sizes.glow),
        pixels: lendPart('pixels', sizes.pixels),
      };
      const total = [...kept.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
      if (total <= KEPT_BYTES) return { memory, leavesMemory: isOutgrown };
      kept.clear();
      return { memory, leavesMemory: true };
    },
  };
}
