import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
const NAMES = [
  'sh',
  'mkdir',
  'mount',
  'umount',
  'pivot_root',
  'chroot',
  'unshare',
  'prlimit',
  'setpriv',
] as const;

/** Paths of the system's tools; most belong to util-linux. */
export type Tools = Readonly<Record<(typeof NAMES)[number], string>>;

/** The tools, or the names of those that are missing. */
export function detectTools(): { tools: Tools } | { missing: string[] } {
  if (process.platform !== 'linux') return { missing: ['Linux'] };
  const found = NAMES.map((name) => [
    name,
    FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)),
  ]);
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name!);
  return missing.length > 0 ? { missing } : { tools: Object.fromEntries(found) as Tools };
}
