import type { Isolation } from './detect-isolation.ts';
import type { LaunchSettings } from './isolated-program.ts';
import { dataLimitMb } from './isolating-command.ts';
import type { IsolationProperty, IsolationReport } from './isolation-report.ts';
import type { Facts } from './report-process.ts';

type Property = IsolationReport['properties'][number];

const MB = 1_048_576;
const NO_PROC = 'The program has no /proc to read it from.';
const NOT_ROOT = 'The server does not run as root, and only root may change users.';

/** Decides from a program's report which isolation properties hold. */
export function judgeFacts(
  facts: Facts,
  { program, isolation }: { program: LaunchSettings; isolation: Isolation },
): Property[] {
  const { limits } = program;
  const isRoot = process.getuid?.() === 0;
  const refused = whyNotIsolated(isolation);
  const hasUserNamespace = isolation.tools !== undefined && isolation.level.namespaces === 'user';
  const user = hasUserNamespace ? facts.outerUser : facts.user;
  const known = (name: IsolationProperty, isHeld: boolean | null, reason: string) =>
    isHeld === null ? judge(name, null, NO_PROC) : judge(name, isHeld, reason);
  const limit = (name: IsolationProperty, soft: number | null, most: number) =>
    judge(name, soft !== null && soft <= most, refused);
  const strange = facts.variables.filter((name) => name !== 'TMPDIR' && !(name in (program.env ?? {})));
  return [
    known('user', user === null ? null : user !== process.getuid?.(), isRoot ? refused : NOT_ROOT),
    known('privileges', facts.noNewPrivileges, refused),
    known('capabilities', facts.capabilities === null ? null : /^0+$/.test(facts.capabilities), refused),
    judge('files', !facts.readsFile, refused),
    judge('writing', !facts.writesFile, refused),
    judge('processes', !facts.seesServer, refused),
    program.network === 'shared'
      ? judge('network', false, 'It needs the network to reach its proxy.')
      : judge('network', !facts.connects, refused),
    judge('environment', strange.length === 0, `It has ${strange.join(', ')}.`),
    limit('memory-limit', facts.limits.dataBytes, dataLimitMb(limits) * MB),
    limit('process-limit', facts.limits.processes, limits.processes),
    limit('open-file-limit', facts.limits.openFiles, limits.openFiles),
    limit('file-size-limit', facts.limits.fileBytes, limits.fileMb * MB),
    limit('cpu-limit', facts.limits.cpuS, limits.cpuS),
  ];
}

function judge(name: IsolationProperty, isHeld: boolean | null, reason: string): Property {
  return { name, isHeld, reason: isHeld ? null : reason };
}

/** Why this machine allows no stronger isolation. */
export function whyNotIsolated(isolation: Isolation): string {
  if (process.platform !== 'linux') return 'Only Linux can isolate programs.';
  const [refusal] = isolation.refusals;
  if (refusal === undefined) return 'This machine does not allow it.';
  return isolation.tools ? `This machine refused: ${refusal}` : `Isolation is not possible: ${refusal}`;
}
