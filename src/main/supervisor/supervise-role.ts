import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Role } from '../config/site.ts';
import { type RestartingProcess, restartOnCrash } from './restart-on-crash.ts';

export interface SuperviseRoleInput {
  role: Role;
  /** Passed on to the web role, which then renders pages from the sources. */
  isDev: boolean;
  env: NodeJS.ProcessEnv;
  /** Where its output goes; `undefined`: to ours. */
  logFile: string | undefined;
  warn(message: string): void;
}

/** Runs one role in its own process, and restarts it when it crashes. */
export function superviseRole({ role, isDev, env, logFile, warn }: SuperviseRoleInput): RestartingProcess {
  return restartOnCrash({
    launch() {
      const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a', 0o600);
      // Its own process group: Ctrl-C in the terminal reaches the supervisor alone, which stops the parts
      // in order. The IPC channel tells the role when the supervisor is gone.
      const child = spawn(process.execPath, [PROGRAM, `--role=${role}`, ...(isDev ? ['--dev'] : [])], {
        env,
        stdio: ['ignore', output, output, 'ipc'],
        detached: true,
      });
      if (typeof output === 'number') closeSync(output);
      child.on('message', (message) => isWarning(message) && warn(message.warning));
      return child;
    },
    onCrash({ code, signal, againInMs }) {
      const log = logFile === undefined ? '' : `; its log is ${logFile}`;
      warn(`${role} ended (${signal ?? `exit code ${code}`}); restart in ${againInMs / 1000} s${log}`);
    },
  });
}

/** Prints a role's warning on the console where the site was started, beside its log. */
export function warnSupervisor(warning: string): void {
  // The supervisor may have ended; errors are ignored.
  process.send?.({ warning } satisfies Warning, () => undefined);
}

interface Warning {
  warning: string;
}

export function isWarning(message: unknown): message is Warning {
  return typeof (message as Partial<Warning> | null)?.warning === 'string';
}

const PROGRAM = fileURLToPath(new URL('../role.ts', import.meta.url));
