import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells one process from another that gets the same number later, also after a restart of the machine.
 * `undefined` when there is no such process (a zombie is none).
 */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim() || undefined
      );
    // The program's name, in parentheses, may hold anything; state and start time are fields 3 and 22.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`;
  } catch {
    return undefined;
  }
}
