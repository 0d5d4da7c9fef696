import type { Job } from '../trace/job.ts';

/** Start data of a thread. `control` holds [next index, canceled]. */
export interface ThreadSetup {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
  scratch: number;
  control: Int32Array;
  isBackground: boolean;
}

/** `job`: take indexes until none is left. `call`: call one function. */
export type Order =
  | { kind: 'job'; parameters: number; job: Job }
  | { kind: 'call'; parameters: number; name: string; args: readonly number[] };

export interface Answer {
  value: number;
  /** Rays that this thread has traced so far. */
  rays: number;
}

export const NEXT_INDEX = 0;
export const CANCELED = 1;
