export const FAULT_KINDS = ['none', 'down', 'slow', 'rate-limited', 'errors', 'answer-lost'] as const;

/**
 * What is wrong with the API. `down`: connections are cut. `slow`: what is asked is done at once and answered
 * late. `rate-limited`: 429. `errors`: 500, nothing done. `answer-lost`: what is asked is done, and the
 * connection cut before the answer.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Faults {
  kind: FaultKind;
  /** How late answers come when slow, in milliseconds. */
  slowMs: number;
}
