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
 * The folder with the browser of the npm package, unpacked once a machine and version: `chromium` and `fonts/`. Anyone
 * may run what is in it; nobody but us could have put it there.
 */
export async function unpackChromium(): Promise<string> {
  const description = findPackageJSON('@sparticuz/chromium', import.meta.url);
  const { version } = JSON.parse(await readFile(description!, 'utf8')) as { version: string };
  // Not every user has an entry among those of the machine.
  const uid = process.getuid!();
  const folder = join(tmpdir(), `framewright-chromium-${version}-${uid}`);
  if (await isOurs(folder, uid)) {
    if (existsSync(join(folder, PROGRAM))) return folder;
    // Something tidied it away in part.
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
    // Another process was quicker.
    if (await isOurs(folder, uid)) return folder;
    throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** @throws Error when somebody else has put something in its place */
async function isOurs(folder: string, uid: number): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0) return true;
  throw new Error(`${folder} is not a folder that only this user may write to`);
}

async function unpackInto(folder: string): Promise<void> {
  // The package unpacks to the folder for temporary files, and trusts what it finds there.
  await promisify(execFile)(process.execPath, [PACKAGE_PROGRAM], { env: { TMPDIR: folder } });
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    // Archives name users of another machine.
    await chown(path, process.getuid!(), process.getgid!());
    if ((await lstat(path)).isDirectory() || !name.includes('/')) await chmod(path, 0o755);
  }
}

/** The package's own name folders of another machine. */
function fontSettings(fonts: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir></fontconfig>`;
}
