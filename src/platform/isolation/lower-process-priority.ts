import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Puts this process behind those that answer pages: for time, and where memory runs out. */
export function lowerProcessPriority(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // The process that goes first where memory runs out (Linux).
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Elsewhere whoever is largest goes.
  }
}
