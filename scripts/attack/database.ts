import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '#platform/db/with-client';
import { tryDatabaseVectors } from '#testing/database-vectors/try-database-vectors';
import type { Attack, Target } from './attack.ts';

const ROLES = ['web', 'worker'];

export const attack: Attack = {
  name: 'database',
  async *run(start) {
    const target = await start();
    for (const name of ['ada', 'grace']) await target.signIn(`${name}@example.test`);
    const environments = await Promise.all(ROLES.map((role) => environmentOf(target, role)));
    const password = (await readFile(join(target.dataDir, 'postgres/password'), 'utf8')).trim();
    const secrets = [password, 'DATABASE_MIGRATION_URL='];
    yield {
      claim: 'no long-running process knows the role that owns the schema',
      tried: ROLES.length * secrets.length,
      hits: environments.flatMap((text, index) =>
        secrets.filter((secret) => text.includes(secret)).map(() => `environment of ${ROLES[index]}`),
      ),
      // Control: the same search finds their own database role.
      controls: environments.filter((text) => text.includes('\0DATABASE_URL=')).length * secrets.length,
    };

    const runningUrl = /(?:^|\0)DATABASE_URL=([^\0]+)/.exec(environments[0]!)?.[1] ?? '';
    const ownerUrl = new URL(runningUrl);
    ownerUrl.username = 'framewright';
    ownerUrl.password = password;
    const [ada, grace] = await listUsers(ownerUrl.href);
    const { tried, hits, uncontrolled } = await tryDatabaseVectors(
      { runningUrl, ownerUrl: ownerUrl.href },
      { ada: ada!, grace: grace! },
    );
    for (const line of uncontrolled) console.log(`    no control: ${line}`);
    yield {
      claim:
        'no statement of the running role changes schema, guards, roles or the ledger, or reaches the machine',
      tried,
      hits,
      controls: tried - uncontrolled.length,
    };
  },
};

/** The environment of a running role. */
export async function environmentOf({ dataDir }: Target, role: string): Promise<string> {
  for (const pid of await readdir('/proc')) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    if (!/^\d+$/.test(pid) || !(await read('cmdline')).includes(`--role=${role}`)) continue;
    const environment = await read('environ');
    if (environment.split('\0').includes(`DATA_DIR=${dataDir}`)) return `\0${environment}`;
  }
  throw new Error(`no process runs the role ${role}`);
}

async function listUsers(url: string): Promise<string[]> {
  return await withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM users ORDER BY email');
    return rows.map(({ id }) => id);
  });
}
