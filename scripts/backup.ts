/**
 * `npm run backup -- --out <file>`: the database, the pictures and the keys of this installation in one file (a ZIP with
 * a manifest). It reads the same variables as `npm start`, and may run beside it.
 */

import { parseArgs } from 'node:util';
import { reportCommandFailure } from '#main/backup/report-command-failure';
import { takeBackup } from '#main/backup/take-backup';
import { withInstallation } from '#main/backup/with-installation';
import { countInWords } from '#platform/words/count-in-words';

await reportCommandFailure(async () => {
  const { out: file } = parseArgs({ options: { out: { type: 'string' } } }).values;
  if (!file) {
    console.error('--out must name the file to write');
    process.exitCode = 2;
    return;
  }
  await withInstallation(async (installation) => {
    const { tables, rows, objects, lost, bytes } = await takeBackup(installation, file);
    console.log(
      `${file}: ${countInWords(rows, 'row')} of ${countInWords(tables, 'table')}, ${countInWords(objects, 'object')}, ${countInWords(bytes, 'byte')}`,
    );
    if (lost.length === 0) return;
    console.error(
      `Objects that the database names and the store lacks: ${lost.length}, such as ${lost.slice(0, 5).join(', ')}`,
    );
    process.exitCode = 1;
  });
});
