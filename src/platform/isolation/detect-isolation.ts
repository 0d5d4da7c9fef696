import { spawnSync } from 'node:child_process';
import { chooseUser } from './choose-user.ts';
import { detectTools, type Tools } from './detect-tools.ts';
import { READER_LIMITS } from './isolated-program.ts';
import { isolatingCommand } from './isolating-command.ts';
import { type IsolationLevel, listLevels } from './isolation-level.ts';

/** The strongest level that this machine allows, and why stronger ones failed. */
export type Isolation =
  | { tools: Tools; level: IsolationLevel; refusals: readonly string[] }
  | { tools: undefined; refusals: readonly string[] };

const TRY_MS = 10_000;
let found: Isolation | undefined;

/** The strongest isolation that works on this machine. Detected once per server process, in about 50 ms. */
export function detectIsolation(): Isolation {
  found ??= tryLevels();
  return found;
}

function tryLevels(): Isolation {
  const sought = detectTools();
  if ('missing' in sought) return { tools: undefined, refusals: [`missing: ${sought.missing.join(', ')}`] };
  const { tools } = sought;
  const refusals: string[] = [];
  for (const level of listLevels(process.getuid?.() === 0)) {
    if (level.user === 'own' && chooseUser() === undefined) continue;
    const refusal = tryLevel(tools, level);
    if (refusal === undefined) return { tools, level, refusals };
    refusals.push(refusal);
  }
  return { tools: undefined, refusals };
}

/** Whether programs get their own file tree with their own folder. */
export function hasOwnFiles(isolation: Isolation): boolean {
  return isolation.tools !== undefined && isolation.level.files !== 'shared';
}

/** Test run: Node reads this file. Undefined if that works, else the reason. */
function tryLevel(tools: Tools, level: IsolationLevel): string | undefined {
  const program = { file: '', limits: READER_LIMITS };
  const [command = '', ...args] = isolatingCommand(tools, level, program, [
    ...['-e', 'fs.accessSync(process.argv[1], fs.constants.R_OK)', import.meta.filename],
  ]);
  const { status, stderr, error } = spawnSync(command, args, { env: {}, cwd: '/', timeout: TRY_MS });
  if (status === 0) return undefined;
  return error?.message ?? (stderr.toString().trim().split('\n')[0] || `exit code ${status}`);
}
