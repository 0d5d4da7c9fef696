/** Memory and parents of processes, from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Total memory of a process group, such as Chromium's, bytes. */
export function groupMemory(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => statOf(one)?.group === pid)
    .reduce((sum, one) => sum + memoryOf(one), 0);
}

export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? 0;
}

function statOf(pid: number): { parent: number; group: number } | undefined {
  try {
    const [, parent, group] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
}

/** Proportional set size in bytes; 0 if the process has ended. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Peak resident memory of a running process in bytes; 0 if it has ended. */
export function peakMemoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** All descendants: isolated programs run below the tools that isolate them. */
export function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => statOf(one)?.parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}
