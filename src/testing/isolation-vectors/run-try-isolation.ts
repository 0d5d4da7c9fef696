import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { detectIsolation } from '#platform/isolation/detect-isolation';
import type { Tried } from './try-isolation.ts';

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = relative(CHECKOUT, fileURLToPath(new URL('./try-isolation.ts', import.meta.url)));

/** The user that the tried server runs as: this process's user, or nobody if that is root. */
export type Server = 'this user' | 'nobody';

/** The users that can be tried on this machine. */
export function listServers(): Server[] {
  return canMount() ? ['this user', 'nobody'] : ['this user'];
}

/**
 * Runs `try-isolation.ts` as a separate server. As root with mount rights, it mounts the checkout elsewhere: below a folder
 * that only root may enter, or for nobody, below one that anyone may enter.
 */
export async function runTryIsolation(server: Server): Promise<Tried> {
  const { stdout } = canMount()
    ? await runElsewhere(server)
    : await run(process.execPath, [join(CHECKOUT, PROGRAM)]);
  return JSON.parse(stdout) as Tried;
}

const run = promisify(execFile);

function canMount(): boolean {
  const isolation = detectIsolation();
  return isolation.tools !== undefined && isolation.level.namespaces === 'root';
}

async function runElsewhere(server: Server): Promise<{ stdout: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-elsewhere-'));
  const isNobody = server === 'nobody';
  mkdirSync(join(folder, 'app'));
  // The control measurement writes there, as the same user.
  const own = join(folder, 'own');
  mkdirSync(own);
  chmodSync(own, 0o777);
  const script = `mount --rbind "$1" "$2/app" && chmod ${isNobody ? 755 : 700} "$2" && cd "$2/app" && shift 2 && exec "$@"`;
  const asNobody = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--'];
  const node = relative(CHECKOUT, process.execPath);
  const command = [
    ...(isNobody ? asNobody : []),
    node.startsWith('..') ? process.execPath : `./${node}`,
    PROGRAM,
  ];
  try {
    return await run('unshare', ['--mount', 'sh', '-c', script, 'sh', CHECKOUT, folder, ...command], {
      env: { ...process.env, TMPDIR: own },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
