import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabaseUrls } from '../config/database.ts';
import { type RestartingProcess, restartOnCrash } from './restart-on-crash.ts';
import { isWarning } from './supervise-role.ts';

export interface SuperviseMigrationInput extends DatabaseUrls {
  env: NodeJS.ProcessEnv;
  /** Where its output goes; `undefined`: to ours. */
  logFile: string | undefined;
  warn(message: string): void;
}

/** Migrates the database in a process of its own, and retries until it succeeds. */
export function superviseMigration({
  env,
  databaseUrl,
  migrationUrl,
  logFile,
  warn,
}: SuperviseMigrationInput): RestartingProcess {
  return restartOnCrash({
    launch() {
      const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a', 0o600);
      const child = spawn(process.execPath, [PROGRAM], {
        env: { ...env, DATABASE_URL: databaseUrl, DATABASE_MIGRATION_URL: migrationUrl },
        stdio: ['ignore', output, output, 'ipc'],
        detached: true,
      });
      if (typeof output === 'number') closeSync(output);
      child.on('message', (message) => isWarning(message) && warn(message.warning));
      return child;
    },
    isDone: (code) => code === 0,
    onCrash({ code, signal, againInMs }) {
      const log = logFile === undefined ? '' : `; its log is ${logFile}`;
      warn(
        `migration failed (${signal ?? `exit code ${code}`}); next attempt in ${againInMs / 1000} s${log}`,
      );
    },
  });
}

const PROGRAM = fileURLToPath(new URL('../migrate-process.ts', import.meta.url));
