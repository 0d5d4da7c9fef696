export const FAULT_KINDS = ['none', 'down', 'slow', 'rate-limited', 'errors', 'answer-lost'] as const;

/**
 * Failures of the API. `down`: connections are cut. `slow`: requests are executed at once and answered late. `rate-
 * limited`: 429. `errors`: 500 without execution. `answer-lost`: requests are executed, and the connection is cut
 * before the answer.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Faults {
  kind: FaultKind;
  /** Delay of slow answers, in milliseconds. */
  slowMs: number;
}
