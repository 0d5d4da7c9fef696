/** Work that threads share: `run(index, ...args)` of the kernel for each index below `count`. */
export interface Job {
  run: string;
  count: number;
  args: readonly number[];
}

/** Runs a job on all threads; rejects if the picture was canceled. */
export type RunJob = (job: Job) => Promise<void>;

/** Calls one function of the kernel on one thread. */
export type CallKernel = (name: string, ...args: number[]) => Promise<number>;
