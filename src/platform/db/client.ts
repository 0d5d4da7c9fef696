import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';

/** A connection pool, or one of its transactions: the first parameter of every query. */
export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;

export interface DatabaseOptions {
  url: string;
  /** Maximum number of connections. */
  connections: number;
  /** Milliseconds after which the server cancels a statement, or a wait for a lock. */
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  applicationName: string;
  /** Called when a connection breaks, such as at a restart of the server; the pool replaces it. */
  onConnectionError: (error: Error) => void;
}

export function createDatabase(options: DatabaseOptions): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: createPool(options) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

// Credits and byte counts are far below 2^53, so bigint columns arrive as numbers.
const BIGINT = 20;
pg.types.setTypeParser(BIGINT, Number);

export function createPool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: options.applicationName,
  });
  // The pool listens to idle connections alone: one that breaks between two statements of a transaction would
  // end the process.
  pool.on('connect', (client) => client.on('error', options.onConnectionError));
  pool.on('error', () => undefined);
  return pool;
}
