import { readFileSync } from 'node:fs';
import { type Arena, allocate, createArena } from './arena.ts';
import type { CallKernel, RunJob } from './job.ts';
import { BYTES, MAX_PAGES } from './kernel-layout.ts';

export interface SoloKernel {
  arena: Arena;
  run: RunJob;
  call: CallKernel;
  setParameters(address: number): void;
  /** A number that the kernel exports as a global. */
  global(name: string): number;
}

/** The kernel in this thread, for tests. */
export function startSoloKernel(): SoloKernel {
  const memory = new WebAssembly.Memory({ initial: 64, maximum: MAX_PAGES, shared: true });
  const module = new WebAssembly.Module(readFileSync(new URL('../kernel.wasm', import.meta.url)));
  const { exports } = new WebAssembly.Instance(module, { env: { memory, abort: () => undefined } });
  const call = (name: string, ...args: number[]) => {
    const step = exports[name];
    if (typeof step !== 'function') throw new Error(`the kernel has no ${name}`);
    return Number(step(...args) ?? 0);
  };
  const arena = createArena(memory);
  const scratch = allocate(arena, BYTES.scratch);
  let parameters = 0;
  return {
    arena,
    run: async ({ run, count, args }) => {
      call('configure', parameters, scratch);
      for (let index = 0; index < count; index++) call(run, index, ...args);
    },
    call: async (name, ...args) => {
      call('configure', parameters, scratch);
      return call(name, ...args);
    },
    setParameters(address) {
      parameters = address;
    },
    global(name) {
      const value = exports[name];
      if (!(value instanceof WebAssembly.Global)) throw new Error(`the kernel has no ${name}`);
      return Number(value.value);
    },
  };
}
