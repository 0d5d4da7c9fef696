import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { storeIsolationReport } from '#features/operations/rules/store-isolation-report';
import type { Database } from '#platform/db/client';
import type { LaunchSettings } from '#platform/isolation/isolated-program';
import type { IsolationReport } from '#platform/isolation/isolation-report';
import { measureIsolation } from '#platform/isolation/measure-isolation';
import type { Role } from '../config/site.ts';

/** `/admin/operations` shows reports of the last two hours. */
const AGAIN_MS = 3_600_000;

export interface IsolationWatch {
  /** Adds a report that was measured elsewhere, such as the browser's. */
  note(report: IsolationReport): Promise<void>;
  stop(): void;
}

/**
 * Measures once how the programs of this role are isolated, logs it in one line, and keeps the report current on
 * `/admin/operations`. It runs in the background.
 * @param programs launch settings, each with the names of the programs that share them
 */
export function watchIsolation(
  { db, logger, dataDir, role }: { db: Database; logger: Logger; dataDir: string; role: Role },
  programs: readonly { names: readonly string[]; program: LaunchSettings }[],
): IsolationWatch {
  const reports = new Map<string, IsolationReport>();
  const keep = () =>
    storeIsolationReport(db, { role, host: hostname(), reports: [...reports.values()] }).catch((error) =>
      logger.warn({ err: error }, 'isolation report not recorded'),
    );
  const measure = async () => {
    for (const { names, program } of programs) {
      const properties = await measureIsolation(program, { folder: dataDir });
      for (const name of names) reports.set(name, { program: name, properties });
    }
    tell(logger, [...reports.values()]);
    await keep();
  };
  void measure().catch((error) => logger.error({ err: error }, 'isolation check failed'));
  const timer = setInterval(keep, AGAIN_MS).unref();
  return {
    async note(report) {
      reports.set(report.program, report);
      await keep();
    },
    stop: () => clearInterval(timer),
  };
}

function tell(logger: Logger, reports: readonly IsolationReport[]): void {
  const lacking = reports.flatMap(({ program, properties }) => {
    const open = properties.filter(({ isHeld }) => !isHeld);
    const reasons = [...new Set(open.map(({ reason }) => reason))].join(' ');
    return open.length === 0
      ? []
      : [`${program} lacks ${open.map(({ name }) => name).join(', ')} (${reasons})`];
  });
  const programs = reports.map(({ program }) => program).join(', ');
  if (lacking.length === 0) logger.info(`isolation measured: all properties hold for ${programs}`);
  else logger.warn(`isolation measured: ${lacking.join('; ')}`);
}
