import { readFileSync } from 'node:fs';
import { descendantsOf } from '../process-memory.ts';

/** Most that this process and the one that runs models for it ever took, megabytes; 0 where there is no /proc. */
export function peakOfProcesses(): number {
  if (process.platform !== 'linux') return 0;
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const processes = descendantsOf(process.pid)
    .map(String)
    .filter((pid) => read(pid, 'cmdline').includes('inference-process'));
  const peaks = [String(process.pid), ...processes].map((pid) =>
    Number(/^VmHWM:\s*(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0),
  );
  return Math.round((peaks.reduce((sum, peak) => sum + peak, 0) * 1024) / 1e6);
}
