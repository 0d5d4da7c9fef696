/**
 * `npm run restore -- --in <file> [--overwrite]`: restores a backup into this installation, which must be stopped, and
 * must be empty unless `--overwrite` is given. It reads the variables of `npm start`.
 */
import { parseArgs } from 'node:util';
import { openBackup } from '#main/backup/open-backup';
import { reportCommandFailure } from '#main/backup/report-command-failure';
import { restoreBackup } from '#main/backup/restore-backup';
import { withInstallation } from '#main/backup/with-installation';
import { countInWords } from '#platform/words/count-in-words';

await reportCommandFailure(async () => {
  const { in: file, overwrite } = parseArgs({
    options: { in: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  }).values;
  if (!file) {
    console.error('--in must name the file to read');
    process.exitCode = 2;
    return;
  }
  const backup = await openBackup(file);
  try {
    await withInstallation(
      async (installation) => {
        const { rows, objects } = await restoreBackup(installation, { backup, overwrite });
        console.log(`${countInWords(rows, 'row')} and ${countInWords(objects, 'object')} restored`);
      },
      { isFilled: true },
    );
  } finally {
    backup.close();
  }
});
