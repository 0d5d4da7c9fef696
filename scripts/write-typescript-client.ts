/**
 * `node scripts/write-typescript-client.ts [--check]`: generates clients/typescript/src/generated from the contracts of `/api/v1`.
 * With `--check` nothing is written, and the exit code is 1 if the files are not current.
 */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientDocument } from './typescript-client/client-document.ts';

// The generator calls the compiler's JavaScript API, which TypeScript 7 does not have.
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context),
});
const { createClient } = await import('@hey-api/openapi-ts');

const FOLDER = fileURLToPath(new URL('../clients/typescript/src/generated', import.meta.url));

const scratch = await mkdtemp(join(tmpdir(), 'framewright-client-'));
try {
  await createClient({
    input: clientDocument() as never,
    output: { path: scratch, module: { extension: '.js' } },
    logs: { level: 'error', file: false },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  });
  if (process.argv.includes('--check')) {
    const stale = await differences(scratch, FOLDER);
    for (const name of stale)
      console.log(`clients/typescript/src/generated/${name}: run node scripts/write-typescript-client.ts`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    await rm(FOLDER, { recursive: true, force: true });
    await cp(scratch, FOLDER, { recursive: true });
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Names of files that one folder has otherwise than the other. */
async function differences(one: string, other: string): Promise<string[]> {
  const [names, others] = await Promise.all([one, other].map(filesIn));
  const all = [...new Set([...names!, ...others!])].toSorted();
  const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
  const differ = await Promise.all(
    all.map(async (name) => (await read(one, name)) !== (await read(other, name))),
  );
  return all.filter((_, at) => differ[at]);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
