/**
 * `npm run migrate`: migrates the database to this release's schema, then ends. `npm start` also runs it in its own
 * process, so that no long-running process knows the role that owns the schema.
 */
import { readDatabaseUrls } from './config/database.ts';
import { migrateDatabase } from './supervisor/migrate-database.ts';
import { warnSupervisor } from './supervisor/supervise-program.ts';

try {
  await migrateDatabase(
    readDatabaseUrls(process.env),
    process.connected ? warnSupervisor : (line) => console.error(`framewright: ${line}`),
  );
} catch (error) {
  console.error(`framewright: the database was not migrated: ${(error as Error).message}`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
