/**
 * `npm run backup -- --out <file>`: the database, the pictures and the keys of this installation in one file (a ZIP with
 * a manifest). It reads the same variables as `npm start`, and may run beside it.
 */
import { parseArgs } from 'node:util';
import { takeBackup } from '#server/main/backup/take-backup';
import { tellingFailures } from '#server/main/backup/telling-failures';
import { withInstallation } from '#server/main/backup/with-installation';

await tellingFailures(async () => {
  const { out: file } = parseArgs({ options: { out: { type: 'string' } } }).values;
  if (!file) {
    console.error('--out must name the file to write');
    process.exitCode = 2;
    return;
  }
  await withInstallation(async (installation) => {
    const { tables, rows, objects, lost, bytes } = await takeBackup(installation, file);
    console.log(`${file}: ${rows} rows of ${tables} tables, ${objects} objects, ${bytes} bytes`);
    if (lost.length === 0) return;
    console.error(
      `${lost.length} objects are named by the database and not in the store: ${lost.slice(0, 5).join(', ')}`,
    );
    process.exitCode = 1;
  });
});
