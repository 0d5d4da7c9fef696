import { ConfigError } from './config-error.ts';
import { postgresUrl } from './value-schemas.ts';
import { type Environment, readVariables } from './variable.ts';

export interface DatabaseUrls {
  /** Of the role that the site runs as. */
  databaseUrl: string;
  /** Of the role that owns the schema; `undefined`: the site runs as that role. */
  migrationUrl: string | undefined;
}

export const databaseVariables = {
  databaseUrl: {
    name: 'DATABASE_URL',
    schema: postgresUrl,
    isSecret: true,
    isUsual: true,
    readBy: ['web', 'worker', 'migrate'],
    words:
      'PostgreSQL 15 or later, as the role that the site runs as. Unset: the embedded one, only while HOST and PUBLIC_URL are loopback addresses.',
  },
  migrationUrl: {
    name: 'DATABASE_MIGRATION_URL',
    schema: postgresUrl,
    isSecret: true,
    isUsual: true,
    readBy: ['migrate'],
    words:
      'The same database, as the role that owns its schema. npm start and npm run migrate change the schema with it, in a process of its own; the role of DATABASE_URL may not. Unset: the site runs as the owner, and warns about it at the start. See docs/operations.md, "Two database roles".',
  },
} as const;

/**
 * Only the two addresses, for a process that migrates and does nothing else.
 * @throws ConfigError at the first variable that is wrong
 */
export function readDatabaseUrls(env: Environment): DatabaseUrls {
  const { databaseUrl, migrationUrl } = readVariables(databaseVariables, env);
  if (databaseUrl === undefined) throw new ConfigError('DATABASE_URL is missing');
  return { databaseUrl, migrationUrl };
}
