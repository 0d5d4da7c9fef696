import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { asRunningRole } from './running-role.ts';

export interface TestDatabase {
  /** As the role that a site runs as. */
  url: string;
  /** As the role that owns the schema. */
  ownerUrl: string;
  /** Disconnects all clients. */
  drop(): Promise<void>;
}

/**
 * A migrated database without rows for one test file: `beforeAll` makes it, `afterAll` drops it.
 * @param options.isEmpty without a schema either
 */
export function createTestDatabase(options?: { isEmpty?: boolean }): Promise<TestDatabase> {
  return cloneDatabase(inject('templateDatabaseUrl'), options);
}

/** As `createTestDatabase`, also outside of Vitest, which passes the template. */
export async function cloneDatabase(templateUrl: string, { isEmpty = false } = {}): Promise<TestDatabase> {
  const template = new URL(templateUrl);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const source = isEmpty ? 'template0' : template.pathname.slice(1);
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  // A copy has the rights on tables, but none on the database itself.
  await administer(template, `REVOKE CREATE, TEMPORARY ON DATABASE ${name} FROM PUBLIC`);
  const owner = new URL(template);
  owner.pathname = `/${name}`;
  return {
    url: asRunningRole(owner.href),
    ownerUrl: owner.href,
    drop: () => administer(template, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function administer(server: URL, sql: string): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
