import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Lowers this process's CPU priority, and makes it the first to be killed if memory runs out. */
export function lowerProcessPriority(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Linux kills the process with the highest score first.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems kill the largest process.
  }
}
