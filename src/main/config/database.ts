import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { postgresUrl } from './value-schemas.ts';

export interface DatabaseUrls {
  /** Of the role that the site runs as. */
  databaseUrl: string;
  /** Of the role that owns the schema; `undefined`: the site runs as that one. */
  migrationUrl: string | undefined;
}

export const databaseVariables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_MIGRATION_URL: postgresUrl.optional(),
};

/**
 * The two addresses alone, for a process that migrates and does nothing else.
 * @throws ConfigError at the first variable that is wrong
 */
export function readDatabaseUrls(env: Readonly<Record<string, string | undefined>>): DatabaseUrls {
  const given = Object.fromEntries(
    Object.keys(databaseVariables).map((name) => [name, env[name]?.trim() || undefined]),
  );
  const parsed = z.object(databaseVariables).safeParse(given);
  const issue = parsed.error?.issues[0];
  if (issue) throw new ConfigError(`${String(issue.path[0])} ${issue.message}`);
  const { DATABASE_URL: databaseUrl, DATABASE_MIGRATION_URL: migrationUrl } = parsed.data!;
  if (databaseUrl === undefined) throw new ConfigError('DATABASE_URL is missing');
  return { databaseUrl, migrationUrl };
}
