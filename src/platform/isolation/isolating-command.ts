import { availableParallelism, release } from 'node:os';
import { chooseUser } from './choose-user.ts';
import type { Tools } from './detect-tools.ts';
import { inOwnFileTree, OWN_FOLDER, PROGRAM_FILES } from './file-tree.ts';
import type { IsolatedProgram, ProgramLimits } from './isolated-program.ts';
import type { IsolationLevel } from './isolation-level.ts';

const MB = 1_048_576;
/** Node reserves this as it starts, and never uses most of it. */
const NODE_DATA_MB = 700;
const NODE_ADDRESSES_MB = 4_000;
/** Stacks of the threads that native code starts for each core. */
const CORE_MB = 16;

/**
 * The command that runs a program at a level of isolation.
 * @param args Node's arguments, the program's file among them
 */
export function isolatingCommand(
  tools: Tools,
  level: IsolationLevel,
  program: IsolatedProgram,
  args: readonly string[],
): string[] {
  const limited = [...limits(tools, level, program), '--'];
  const node = [...withoutRights(tools, level), '--', process.execPath, ...args];
  const tree =
    level.files === 'shared'
      ? node
      : inOwnFileTree(tools, program, {
          hasProc: level.files === 'own',
          command: node,
        });
  return [...asUser(tools, level), ...inNamespaces(tools, level, program), ...limited, ...tree];
}

/** Node's own permissions: a second layer, and the only one on some machines. Machine code can bypass them. */
export function nodePermissions({
  reads = [],
  startsPrograms = false,
  isUnknownToNode = false,
}: IsolatedProgram): string[] {
  if (startsPrograms || isUnknownToNode) return [];
  const files = [...PROGRAM_FILES, '/proc', OWN_FOLDER, ...reads];
  return [
    '--permission',
    '--allow-addons',
    ...files.map((path) => `--allow-fs-read=${path}`),
    '--allow-fs-write=/proc/self/oom_score_adj',
    `--allow-fs-write=${OWN_FOLDER}`,
    // Node warns that add-ons bypass these permissions; the levels above confine those.
    '--disable-warning=PERM0001',
  ];
}

function asUser({ setpriv }: Tools, { user, namespaces }: IsolationLevel): string[] {
  const end = [setpriv, '--pdeathsig', 'KILL'];
  return [...end, ...(user === 'own' && namespaces === 'user' ? becomeAnother() : []), '--'];
}

function inNamespaces(
  { unshare }: Tools,
  { namespaces }: IsolationLevel,
  { network = 'none' }: IsolatedProgram,
): string[] {
  if (namespaces === 'none') return [];
  return [
    unshare,
    ...(namespaces === 'user' ? ['--user', '--map-root-user'] : []),
    ...(network === 'none' ? ['--net'] : []),
    ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', '--'],
  ];
}

/** Limit of a program's private memory in MB, including Node's own reserve. */
export function dataLimitMb({ memoryMb }: ProgramLimits): number {
  return NODE_DATA_MB + memoryMb + availableParallelism() * CORE_MB;
}

function limits({ prlimit }: Tools, level: IsolationLevel, { limits }: IsolatedProgram): string[] {
  const dataMb = dataLimitMb(limits);
  return [
    prlimit,
    `--data=${dataMb * MB}`,
    // --data limits private memory; this limits the rest.
    `--as=${(dataMb + NODE_ADDRESSES_MB) * MB}`,
    ...(countsOwnProcesses(level) ? [`--nproc=${limits.processes}`] : []),
    `--nofile=${limits.openFiles}`,
    `--fsize=${limits.fileMb * MB}`,
    `--cpu=${limits.cpuS}`,
    '--core=0',
  ];
}

/** Linux counts processes by user; since 5.14 also by user namespace. */
function countsOwnProcesses({ user, namespaces }: IsolationLevel): boolean {
  if (user === 'own') return true;
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return namespaces === 'user' && (major > 5 || (major === 5 && minor >= 14));
}

function withoutRights({ setpriv }: Tools, { user, namespaces }: IsolationLevel): string[] {
  const isRoot = namespaces !== 'none' || process.getuid?.() === 0;
  return [
    setpriv,
    ...(user === 'own' && namespaces !== 'user' ? becomeAnother() : []),
    ...(isRoot ? ['--bounding-set', '-all', '--inh-caps', '-all'] : []),
    ...['--no-new-privs', '--pdeathsig', 'KILL'],
  ];
}

function becomeAnother(): string[] {
  const user = chooseUser();
  return ['--reuid', `${user}`, '--regid', `${user}`, '--clear-groups'];
}
