import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = 'chromium';
const PACKAGE_PROGRAM = fileURLToPath(new URL('./unpack-process.ts', import.meta.url));

/**
 * Unpacks the browser of the npm package, once per machine and version.
 * @returns the folder with `chromium` and `fonts/`: readable for all users, writable for this one only
 */
export async function unpackChromium(): Promise<string> {
  const description = findPackageJSON('@sparticuz/chromium', import.meta.url);
  const { version } = JSON.parse(await readFile(description!, 'utf8')) as { version: string };
  // `os.userInfo()` fails for users without an entry in /etc/passwd.
  const uid = process.getuid!();
  const folder = join(tmpdir(), `framewright-chromium-${version}-${uid}`);
  if (await isOurs(folder, uid)) {
    if (existsSync(join(folder, PROGRAM))) return folder;
    // Files were deleted, for example by a cleanup of /tmp.
    await rm(folder, { recursive: true, force: true });
  }

  const fresh = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(fresh);
    await writeFile(join(fresh, 'fonts/fonts.conf'), fontSettings(join(folder, 'fonts')));
    await chmod(fresh, 0o755);
    await rename(fresh, folder);
    return folder;
  } catch (error) {
    // Another process may have unpacked it first.
    if (await isOurs(folder, uid)) return folder;
    throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** @throws Error if another user may have created or changed it */
async function isOurs(folder: string, uid: number): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0) return true;
  throw new Error(`${folder} is not a folder that only this user may write to`);
}

async function unpackInto(folder: string): Promise<void> {
  // The package unpacks into TMPDIR, and trusts existing files there.
  await promisify(execFile)(process.execPath, [PACKAGE_PROGRAM], { env: { TMPDIR: folder } });
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    // The archive's files have user ids of another machine.
    await chown(path, process.getuid!(), process.getgid!());
    if ((await lstat(path)).isDirectory() || !name.includes('/')) await chmod(path, 0o755);
  }
}

/** Replaces the package's settings, whose paths belong to another machine. */
function fontSettings(fonts: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir></fontconfig>`;
}
