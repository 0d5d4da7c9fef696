import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RestartingProcess, restartOnCrash } from './restart-on-crash.ts';

interface SuperviseProgramInput {
  /** Its name in warnings. */
  name: string;
  /** Its file, relative to `src/main`. */
  file: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** The file for its output; `undefined`: the output of this process. */
  logFile: string | undefined;
  /** Whether it ends after it has succeeded; otherwise every exit is a crash. */
  isTask?: boolean;
  warn(message: string): void;
}

/** Runs a program of ours in its own process, and restarts it when it crashes. */
export function superviseProgram(input: SuperviseProgramInput): RestartingProcess {
  const { name, file, args = [], env, logFile, isTask = false, warn } = input;
  const program = fileURLToPath(new URL(`../${file}`, import.meta.url));
  return restartOnCrash({
    launch() {
      const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a', 0o600);
      // Its own process group: Ctrl-C in the terminal reaches only the supervisor, which stops the parts in order.
      // The message channel closes when the supervisor is gone.
      const child = spawn(process.execPath, [program, ...args], {
        env,
        stdio: ['ignore', output, output, 'ipc'],
        detached: true,
      });
      if (typeof output === 'number') closeSync(output);
      child.on('message', (message) => isWarning(message) && warn(message.warning));
      return child;
    },
    isDone: (code) => isTask && code === 0,
    onCrash({ code, signal, againInMs }) {
      const log = logFile === undefined ? '' : `; its log is ${logFile}`;
      warn(`${name} ended (${signal ?? `exit code ${code}`}); restart in ${againInMs / 1000} s${log}`);
    },
  });
}

/** Prints a warning on the supervisor's console, where the site was started. */
export function warnSupervisor(warning: string): void {
  // The supervisor may have ended; errors are ignored.
  process.send?.({ warning } satisfies Warning, () => undefined);
}

interface Warning {
  warning: string;
}

function isWarning(message: unknown): message is Warning {
  return typeof (message as Partial<Warning> | null)?.warning === 'string';
}
