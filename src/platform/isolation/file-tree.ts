import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tools } from './detect-tools.ts';
import type { IsolatedProgram } from './isolated-program.ts';

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
/** The parts of the checkout that a program sees; `.env` and data folders are not among them. */
export const PROGRAM_FILES = ['src', 'node_modules', 'package.json'].map((name) => join(CHECKOUT, name));

/** Shared libraries of Node and its add-ons. */
const LIBRARIES = [
  '/lib',
  '/lib32',
  '/lib64',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/local/lib',
  '/nix/store',
];
const SYSTEM_FILES = ['/etc/ld.so.cache', '/etc/localtime'];
const DEVICES = ['/dev/null', '/dev/urandom'];

/** The only writable folder in the tree. Not below `/tmp`, where checkouts may be. */
export const OWN_FOLDER = '/own';

/** The tree is built over this folder, for the program alone. Nothing that it shows lies below it. */
const ROOT = '/sys';

const FILES_PER_MB = 64;

/** Arguments: the tools, what to mount, the folders and files to mount it on, and the command. */
const BUILD = `set -euf
mkdir=$1 mount=$2 umount=$3 pivot_root=$4 table=$5 folders=$6 files=$7
shift 7
"$mount" -t tmpfs -o size=1m,mode=755,nosuid,nodev none ${ROOT}
IFS='
'
"$mkdir" -p $folders
for file in $files; do : > "$file"; done
unset IFS
printf '%s\\n' "$table" > ${ROOT}${OWN_FOLDER}/table
"$mount" --all --fstab ${ROOT}${OWN_FOLDER}/table
"$mount" -o remount,bind,ro,nosuid,nodev none ${ROOT}
cd ${ROOT}
unset PWD OLDPWD
if [ "$1" = pivot ]; then
  shift
  "$pivot_root" . old
  "$umount" -l /old
fi
exec "$@"
`;

/**
 * The command that builds a file tree of read-only views, enters it and runs another command there. The views are made
 * before rights are given up, so a checkout may lie below a folder that only its owner may enter.
 *
 * A program that starts no others is confined by `chroot`: the kernel then refuses it new user namespaces, and with them
 * most of the ways to attack the kernel. It has no right to leave.
 */
export function inOwnFileTree(
  tools: Tools,
  { reads = [], startsPrograms = false, limits }: IsolatedProgram,
  { hasProc, command }: { hasProc: boolean; command: readonly string[] },
): string[] {
  const last = startsPrograms ? [tools.umount, tools.setpriv] : [tools.setpriv];
  const sources = withRealPaths(
    [...LIBRARIES, ...PROGRAM_FILES, process.execPath, ...SYSTEM_FILES, ...last, ...reads].filter(
      (path) => existsSync(path) && !holdsCheckout(path),
    ),
  );
  const isFolder = (path: string) => statSync(path).isDirectory();
  const folders = sources.filter(isFolder);
  // Paths inside these folders are visible already.
  const files = sources.filter((path) => !isFolder(path) && !folders.some((it) => isBelow(path, it)));
  const devices = DEVICES.filter((path) => existsSync(path));
  const table = [
    ...folders.map((path) => view(path, 'ro,nosuid,nodev')),
    ...files.map((path) => view(path, 'ro,nosuid,nodev')),
    ...devices.map((path) => view(path, 'ro,nosuid,noexec')),
    memory(OWN_FOLDER, limits.folderMb),
    ...(startsPrograms ? [memory('/dev/shm', limits.folderMb)] : []),
    ...(hasProc ? [`proc ${ROOT}/proc proc nosuid,nodev,noexec 0 0`] : []),
  ];
  const mountPoints = [
    ...folders,
    ...[...files, ...devices].map((path) => dirname(path)),
    OWN_FOLDER,
    '/dev/shm',
    '/proc',
    '/old',
  ];
  const inside = (paths: readonly string[]) => [...new Set(paths)].map((path) => ROOT + path).join('\n');
  return [
    ...[tools.sh, '-c', BUILD, 'build-file-tree', tools.mkdir, tools.mount, tools.umount, tools.pivot_root],
    ...[table.join('\n'), inside(mountPoints), inside([...files, ...devices])],
    ...(startsPrograms ? ['pivot'] : [tools.chroot, ROOT]),
    ...command,
  ];
}

function view(path: string, options: string): string {
  return `${escapePath(path)} ${escapePath(ROOT + path)} none rbind,${options} 0 0`;
}

function memory(path: string, mb: number): string {
  return `none ${ROOT}${path} tmpfs size=${mb}m,nr_inodes=${mb * FILES_PER_MB},mode=1777,nosuid,nodev,noexec 0 0`;
}

/** Escapes a path for `fstab`. */
function escapePath(path: string): string {
  return path.replace(/[\s\\]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** Node uses real paths, other programs the paths that they are given. */
function withRealPaths(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => [path, realpathSync(path)]))];
}

/** A folder that the checkout lies in would show its settings and data too. */
function holdsCheckout(path: string): boolean {
  return isBelow(CHECKOUT, path) || isBelow(CHECKOUT, realpathSync(path));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}
