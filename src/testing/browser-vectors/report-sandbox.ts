import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isRoot } from '#adapters/page-browsers/chromium/confinement';

/** What the system says about the browser's processes while it opens a page. */
export interface SandboxReport {
  state: unknown;
  /** `shown`, or the reason of the refusal. */
  outcome: string;
  own: ProcessReport;
  /** All processes of the browser's, its driver included. */
  processes: ProcessReport[];
}

export interface ProcessReport {
  /** Chromium's name for it, such as `renderer`, or the program's. */
  kind: string;
  user: string;
  /** `2` where its system calls are filtered. */
  seccomp: string;
  noNewPrivs: string;
  /** How many process namespaces it is in. */
  depth: number;
  /** `undefined` where the system does not show it. */
  network: string | undefined;
  environment: string[] | undefined;
}

/** An environment variable of the process that starts the browser. */
export const SECRET = 'canary-of-the-environment';

/** A command prefix: runs the command as an unprivileged user, in a user namespace that allows no further ones. */
export const WITHOUT_NAMESPACES = [
  ...['unshare', '--user', '--map-current-user', '--keep-caps', 'sh', '-c'],
  'echo 0 >/proc/sys/user/max_user_namespaces && exec setpriv --inh-caps=-all --ambient-caps=-all "$@"',
  'sh',
];

const PROGRAM = fileURLToPath(new URL('./report-sandbox-process.ts', import.meta.url));
const PLAIN_USER = 65_530;

/**
 * @param before a command that runs the one behind it
 * @param sandbox `off` for a browser that may do without its sandbox
 */
export async function reportSandbox(
  before: readonly string[] = [],
  sandbox: 'on' | 'off' = 'on',
): Promise<SandboxReport> {
  const [program = '', ...args] = [...before, process.execPath, PROGRAM, sandbox];
  const { PATH, TMPDIR = tmpdir() } = process.env;
  const env = { PATH, TMPDIR, SECRET_OF_THE_SERVER: SECRET };
  const { stdout } = await promisify(execFile)(program, args, { env, timeout: 150_000 });
  return JSON.parse(stdout) as SandboxReport;
}

/** A plain user with a folder of its own, also where this process is root's. `before` is a command that runs another. */
export async function asPlainUser<T>(work: (before: string[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-plain-'));
  const before = ['env', `TMPDIR=${folder}`, `HOME=${folder}`];
  try {
    if (!isRoot()) return await work(before);
    await chown(folder, PLAIN_USER, PLAIN_USER);
    const id = String(PLAIN_USER);
    return await work(['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups', ...before]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
