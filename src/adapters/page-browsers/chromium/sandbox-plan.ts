import { access, constants, stat } from 'node:fs/promises';
import type { Confinement } from '#ports/page-browser';
import { chooseBrowserUser, findConfinement, isRoot } from './confinement.ts';

export interface SandboxOptions {
  /** False if the operator allows Chromium to run without its sandbox. */
  isRequired: boolean;
  /** Path of Chromium's `chrome-sandbox`, owned by root and setuid. */
  helper?: string;
}

/** How the browser is confined. */
export interface SandboxPlan {
  isSandboxed: boolean;
  /** The setuid helper, if Chromium cannot build its sandbox without it. */
  helper: string | undefined;
  confinement: Confinement;
}

/** Thrown if Chromium has no sandbox and BROWSER_SANDBOX does not allow that. */
export class SandboxUnavailable extends Error {
  override readonly name = 'SandboxUnavailable';
}

/** @throws SandboxUnavailable with a message for the operator */
export async function planSandbox({ isRequired, helper }: SandboxOptions): Promise<SandboxPlan> {
  if (!isRequired)
    return { isSandboxed: false, helper: undefined, confinement: (await findConfinement({ nests: false }))! };
  if (isRoot() && chooseBrowserUser() === undefined)
    throw new SandboxUnavailable('the server runs as root, and there is no other user for the browser');
  const confinement = await findConfinement({ nests: true });
  if (confinement) return { isSandboxed: true, helper: undefined, confinement };
  if (helper === undefined)
    throw new SandboxUnavailable('plain users may not make user namespaces here (unshare --user fails)');
  const fault = await findHelperFault(helper);
  if (fault) throw new SandboxUnavailable(`CHROME_DEVEL_SANDBOX ${helper} ${fault}`);
  // The helper gains privileges, which all other levels prevent.
  return { isSandboxed: true, helper, confinement: 'none' };
}

const SETUID = 0o4000;

/** Why the helper cannot build the sandbox; `undefined` if it can. */
export async function findHelperFault(helper: string): Promise<string | undefined> {
  const found = await stat(helper).catch(() => undefined);
  if (!found?.isFile()) return 'is no file';
  if (found.uid !== 0 || (found.mode & SETUID) === 0) return 'must belong to root and have mode 4755';
  return await access(helper, constants.X_OK).then(
    () => undefined,
    () => 'may not be run by this user',
  );
}
