import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Counts, Stage } from './stage.ts';

/**
 * The projects of vitest.config.ts whose names begin with `name`, as one stage that counts its tests.
 * @param files default: all
 */
export async function vitestStage(name: string, files: readonly string[]): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-report-'));
  const reportFile = join(folder, 'report.json');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return {
    name: `${name} tests`,
    command: ['vitest', 'run', '--project', `${name}*`, ...reports, ...files],
    live: true,
    async count(exitCode) {
      const text = await readFile(reportFile, 'utf8').catch(() => '{}');
      await rm(folder, { recursive: true, force: true });
      return countReport(JSON.parse(text), exitCode);
    },
  };
}

/**
 * Counts the tests of Vitest's JSON report. One failure is counted for a file that could not run, for a run that failed
 * without a failed test, and for a run without tests.
 */
function countReport(report: unknown, exitCode: number): Counts {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, testResults } = parsed.data;
  const failedTests = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failures = assertionResults.filter(({ status }) => status === 'failed');
      return failures.length === 0 ? [name] : failures.map(({ fullName }) => `${name}: ${fullName}`);
    });
  const failed = failedTests.length;
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed, failedTests };
}

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});
