/**
 * `npm run rotate -- --signer | --authority | --sessions`: another key to sign pictures with (`--authority`: under another
 * authority as well), or the end of all sessions, so that everybody signs in again. It reads the same variables as
 * `npm start`, and may run beside it.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { reportCommandFailure } from '#main/backup/report-command-failure';
import { requireThisRelease } from '#main/backup/tables';
import { withInstallation } from '#main/backup/with-installation';
import { rotateDevelopmentSigner } from '#main/embedded/development-signer';
import { countInWords } from '#platform/words/count-in-words';

await reportCommandFailure(async () => {
  const { values } = parseArgs({
    options: {
      signer: { type: 'boolean', default: false },
      authority: { type: 'boolean', default: false },
      sessions: { type: 'boolean', default: false },
    },
  });
  const { signer, authority, sessions } = values;
  if (!signer && !authority && !sessions)
    return refuse('--signer, --authority or --sessions must say what is to be replaced');
  if ((signer || authority) && process.env.C2PA_CERTIFICATE_FILE)
    return refuse('C2PA_CERTIFICATE_FILE is set: have its issuer make another, and replace the files');
  await withInstallation(async ({ databaseUrl, dataDir }) => {
    if (signer || authority) {
      await rotateDevelopmentSigner(dataDir, { authority });
      console.log('Pictures are signed with another key within a day, or once the roles have been restarted');
    }
    if (sessions) console.log(`${countInWords(await endSessions(databaseUrl), 'session')} ended`);
  });
});

function refuse(line: string): void {
  console.error(line);
  process.exitCode = 2;
}

async function endSessions(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'framewright-rotate' });
  await client.connect();
  try {
    await requireThisRelease(client);
    return (await client.query('DELETE FROM sessions')).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
