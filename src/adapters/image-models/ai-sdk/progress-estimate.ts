import type { GenerateOptions } from '#ports/image-model';

const INTERVAL_MS = 500;
const MOST = 0.95;
/** Progress after the usual time. */
const STEEPNESS = 2;
/** Weight of the latest call in the moving average of the usual time. */
const NEWEST = 0.3;

/**
 * Estimates the progress of a call that reports none, from how long such calls usually take; never reaches 1. Once the call
 * reports some, with `report`, only that counts.
 */
export interface ProgressEstimate {
  during<Result>(
    onProgress: GenerateOptions['onProgress'],
    work: (report: GenerateOptions['onProgress']) => Promise<Result>,
  ): Promise<Result>;
}

/** @param usualMs the usual time before the first call has ended */
export function createProgressEstimate({ usualMs }: { usualMs: number }): ProgressEstimate {
  let usual = usualMs;
  return {
    async during(onProgress, work) {
      const start = performance.now();
      const passed = () => performance.now() - start;
      const timer =
        onProgress &&
        setInterval(() => onProgress(MOST * (1 - Math.exp((-STEEPNESS * passed()) / usual))), INTERVAL_MS);
      const report =
        onProgress &&
        ((fraction: number) => {
          clearInterval(timer);
          onProgress(fraction);
        });
      try {
        const result = await work(report);
        usual += NEWEST * (passed() - usual);
        return result;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
