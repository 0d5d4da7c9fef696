import { copyFile, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../../../src/platform/db/migrations/', import.meta.url));

// Possible schema changes of the next release, on tables that every request and job uses.
const NEXT_RELEASE = {
  '9000-more.sql': `
    CREATE TABLE colors (name text PRIMARY KEY, user_id uuid NOT NULL REFERENCES users);
    ALTER TABLE users ADD COLUMN nickname text, ADD COLUMN theme text NOT NULL DEFAULT 'dark';
    ALTER TABLE sessions ADD COLUMN device text;
    ALTER TABLE generations ADD COLUMN is_loud boolean NOT NULL DEFAULT false;
    ALTER TABLE transfers ADD COLUMN note text;
    ALTER TABLE images ADD COLUMN palette jsonb NOT NULL DEFAULT '[]';
    ALTER TABLE gallery_images ADD COLUMN season text;
    ALTER TABLE model_calls DROP CONSTRAINT model_calls_kind_check,
      ADD CONSTRAINT model_calls_kind_check CHECK (kind IN ('image', 'text', 'vision', 'sound')) NOT VALID;`,
  '9001-indexes.sql': `-- statement by statement
    CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_by_loudness ON generations (is_loud, id);
    CREATE INDEX CONCURRENTLY IF NOT EXISTS gallery_images_by_season ON gallery_images (season);
    ALTER TABLE model_calls VALIDATE CONSTRAINT model_calls_kind_check;`,
};

/** A new temporary folder with the migrations of this release and the next. */
export async function writeNextRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-next-release-'));
  for (const name of await readdir(MIGRATIONS)) await copyFile(join(MIGRATIONS, name), join(folder, name));
  for (const [name, text] of Object.entries(NEXT_RELEASE)) await writeFile(join(folder, name), text);
  return folder;
}
