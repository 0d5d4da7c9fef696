import { execFile, type SpawnOptions } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chooseUser } from '#platform/isolation/choose-user';
import type { Confinement } from '#ports/page-browser';

const LEVELS = ['files', 'network', 'limits'] as const;
const SCRIPT = fileURLToPath(new URL('./confine-browser.sh', import.meta.url));
const SOURCES = realpathSync(dirname(findPackageJSON(import.meta.url)!));
const PROBE_TIMEOUT_MS = 10_000;

export interface Command {
  program: string;
  args: string[];
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/**
 * The user to run the browser as. If the server is root, a user that nothing else on this machine uses.
 * @returns `undefined` for the server's own user: if it is not root, or no other user is available
 */
export function chooseBrowserUser(): number | undefined {
  return isRoot() ? chooseUser() : undefined;
}

/** Whether this process may run others as another user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The command, isolated at this level.
 * @param folder the browser's own folder, owned by `user`
 * @param readable other paths that the command may read
 * @param user `undefined`: the server's own
 */
export function confine(
  level: Confinement,
  command: readonly [string, ...string[]],
  { folder, readable, user }: { folder: string; readable: readonly string[]; user: number | undefined },
): Command {
  const [program, ...args] = command;
  if (level === 'none') return { program, args, options: user === undefined ? {} : { uid: user, gid: user } };
  const script = [
    '/bin/sh',
    SCRIPT,
    level,
    String(user ?? '-'),
    folder,
    ...programFiles(),
    ...readable,
    '--',
    ...command,
  ];
  const namespaces = {
    files: ['--net', '--mount', '--ipc', '--pid', '--fork'],
    network: ['--net'],
    limits: [],
  }[level];
  if (level === 'limits') return { program: script[0]!, args: script.slice(1), options: {} };
  const own = isRoot() ? [] : ['--user', '--map-current-user', '--keep-caps'];
  return { program: 'unshare', args: [...own, ...namespaces, '--', ...script], options: {} };
}

/**
 * The strictest level that works on this machine.
 * @param nests whether Chromium must create namespaces inside, for its sandbox
 * @returns `undefined` if no level allows that
 */
export async function findConfinement({ nests }: { nests: boolean }): Promise<Confinement | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-probe-'));
  try {
    for (const level of LEVELS) if (await works(level, folder, nests)) return level;
    return nests ? undefined : 'none';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function works(level: Confinement, folder: string, nests: boolean): Promise<boolean> {
  const own = await mkdtemp(join(folder, `${level}-`));
  const probe = [process.execPath, '-p', '1'] as const;
  const { program, args } = confine(level, nests ? ['unshare', '--user', '--', ...probe] : probe, {
    folder: own,
    readable: [],
    user: chooseBrowserUser(),
  });
  return await promisify(execFile)(program, args, { env: {}, timeout: PROBE_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

/** Files of the process that drives the browser. DATA_DIR and settings are not among them. */
function programFiles(): string[] {
  const ours = ['package.json', 'node_modules', 'src'].map((name) => realpathSync(join(SOURCES, name)));
  return [...ours, dirname(process.execPath)];
}
