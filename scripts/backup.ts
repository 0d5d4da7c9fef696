/**
 * `npm run backup -- --out <file>`: writes the database, pictures and keys of this installation into a ZIP with a manifest.
 * It reads the variables of `npm start`; the site may keep running.
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
      `${lost.length} objects are missing from the store, such as ${lost.slice(0, 5).join(', ')}`,
    );
    process.exitCode = 1;
  });
});
