import { readdir, readFile } from 'node:fs/promises';

/**
 * Translates a process id from a namespace to ours (Linux): finds the descendant of `ancestor` whose own id is `inner`.
 */
export async function hostPid(ancestor: number, inner: number): Promise<number> {
  const processes = await listProcesses();
  for (const [pid, { innermost }] of processes)
    if (innermost === inner && descends(processes, pid, ancestor)) return pid;
  return inner;
}

interface Process {
  parent: number;
  innermost: number;
}

function descends(processes: ReadonlyMap<number, Process>, pid: number, ancestor: number): boolean {
  for (let at: number | undefined = pid; at; at = processes.get(at)?.parent) if (at === ancestor) return true;
  return false;
}

async function listProcesses(): Promise<Map<number, Process>> {
  const names = await readdir('/proc').catch(() => []);
  const read = names
    .filter((name) => /^\d+$/.test(name))
    .map(async (name) => {
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
      const parent = Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? 0);
      const innermost = Number(/^NSpid:.*?(\d+)$/m.exec(status)?.[1] ?? name);
      return [Number(name), { parent, innermost }] as const;
    });
  return new Map(await Promise.all(read));
}
