import type { CanvasMemory, CanvasSizes } from './canvas.ts';

/** Memory for one picture at a time. */
export interface CanvasStore {
  lend(sizes: CanvasSizes): Loan;
}

export interface Loan {
  /** Zeroed, each part at least as large as asked for. */
  memory: CanvasMemory;
  /** Whether this or an earlier picture's memory can be garbage collected after this picture. */
  leavesMemory: boolean;
}

/** Memory of a usual picture; that of larger ones is not reused. */
const KEPT_BYTES = 64_000_000;

/** Reuses the last picture's memory: shared memory is released only after garbage collection in all threads, and until then each picture would allocate as much again. */
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
