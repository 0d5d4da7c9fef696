import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { listServers, runTryIsolation } from '#testing/isolation-vectors/run-try-isolation';
import { samplePhoto } from '#testing/sample-pictures';
import type { Attack, Finding } from './attack.ts';

/** Signs, visible from outside, that a process is not isolated. */
const SIGNS: Readonly<Record<string, (pid: string) => boolean>> = {
  'it has capabilities': (pid) => !/^CapEff:\s*0+$/m.test(statusOf(pid)),
  'it may gain privileges': (pid) => !/^NoNewPrivs:\s*1$/m.test(statusOf(pid)),
  "it has the server's network": (pid) => isShared(pid, 'net'),
  "it has the server's files": (pid) => isShared(pid, 'mnt'),
  "it has the server's processes": (pid) => isShared(pid, 'pid'),
  "it has the server's variables": (pid) => readFileSync(`/proc/${pid}/environ`, 'latin1').includes('PATH='),
};

export const attack: Attack = {
  name: 'isolation',
  async *run(start) {
    for (const server of listServers()) yield await tryFromInside(server);
    const target = await start();
    const user = await target.signIn('isolated@example.test');
    const body = new FormData();
    body.append(
      'image',
      new File([new Uint8Array(await samplePhoto('png'))], 'photo.png', { type: 'image/png' }),
    );
    const answer = await fetch(`${target.origin}/api/products/upload`, {
      method: 'POST',
      headers: { cookie: `framewright=${user.browser.find('framewright')}`, origin: target.origin },
      body,
    });
    if (!answer.ok) throw new Error(`an upload was answered with ${answer.status}`);
    const [reader] = listProcesses('picture-reader-process.ts');
    if (!reader) throw new Error('no picture reader runs');
    const signs = Object.entries(SIGNS);
    yield {
      claim: 'the picture reader of a running site shares nothing with the server',
      tried: signs.length,
      hits: signs.filter(([, isSeen]) => isSeen(reader)).map(([name]) => name),
      // Control: this process, which is not isolated.
      controls: signs.filter(([, isSeen]) => isSeen('self')).length,
    };
  },
};

async function tryFromInside(server: ReturnType<typeof listServers>[number]): Promise<Finding> {
  const { attempts, harmless } = await runTryIsolation(server);
  // Some attempts need root even without isolation.
  const possible = attempts.filter(({ control }) => control.reached);
  return {
    claim: `a program that opens untrusted bytes reaches nothing (launched by ${server})`,
    tried: possible.length,
    hits: [
      ...attempts.filter(({ isolated }) => isolated.reached).map(({ name }) => name),
      ...harmless.filter(({ isolated }) => !isolated.reached).map(({ name }) => `it could not ${name}`),
    ],
    controls: possible.length,
  };
}

/** Excludes waiting tools, which have the program's name on their command line too. */
function listProcesses(program: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [command = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0');
        return command.endsWith('node') && args.some((arg) => arg.endsWith(program));
      } catch {
        return false;
      }
    });
}

function statusOf(pid: string): string {
  return readFileSync(`/proc/${pid}/status`, 'latin1');
}

function isShared(pid: string, namespace: string): boolean {
  return readlinkSync(`/proc/${pid}/ns/${namespace}`) === readlinkSync(`/proc/self/ns/${namespace}`);
}
