/**
 * Writes src/platform/db/schema.generated.ts from a freshly migrated database. With `--check` it writes nothing, and exits
 * with 1 when the file differs from the migrations.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { migrate } from '#platform/db/migrate';

const FILE = 'src/platform/db/schema.generated.ts';
const dataDir = await mkdtemp(join(tmpdir(), 'framewright-schema-'));
try {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await migrate(postgres.url);
    await generate(postgres.url);
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    console.error(
      output.includes('not up-to-date')
        ? `${FILE}: differs from the migrations; run node scripts/generate-schema-types.ts`
        : output,
    );
    process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** The generator runs in a process of its own, which has closed its connections when it ends. */
async function generate(url: string): Promise<void> {
  const program = join(createRequire(import.meta.url).resolve('kysely-codegen'), '../cli/bin.js');
  await promisify(execFile)(process.execPath, [
    program,
    `--url=${url}`,
    '--log-level=error',
    ...(process.argv.includes('--check') ? ['--verify'] : []),
  ]);
}
