/**
 * `npm run rotate -- --signer | --authority | --sessions`: makes a new signing key for pictures (`--authority`: also a new
 * authority), or ends all sessions. It reads the variables of `npm start`; the site may keep running.
 */
import { parseArgs } from 'node:util';
import { reportCommandFailure } from '#main/backup/report-command-failure';
import { requireThisRelease } from '#main/backup/tables';
import { withInstallation } from '#main/backup/with-installation';
import { rotateDevelopmentSigner } from '#main/embedded/development-signer';
import { withClient } from '#platform/db/with-client';
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
  if (!signer && !authority && !sessions) return refuse('Add --signer, --authority or --sessions');
  if ((signer || authority) && process.env.C2PA_CERTIFICATE_FILE)
    return refuse(
      'C2PA_CERTIFICATE_FILE is set: get a new certificate from its issuer, and replace the files',
    );
  await withInstallation(async ({ databaseUrl, dataDir }) => {
    if (signer || authority) {
      await rotateDevelopmentSigner(dataDir, { authority });
      console.log('The roles use the new key within a day, or after a restart');
    }
    if (sessions) console.log(`${countInWords(await endSessions(databaseUrl), 'session')} ended`);
  });
});

function refuse(line: string): void {
  console.error(line);
  process.exitCode = 2;
}

async function endSessions(databaseUrl: string): Promise<number> {
  const connection = { connectionString: databaseUrl, application_name: 'framewright-rotate' };
  return await withClient(connection, async (client) => {
    await requireThisRelease(client);
    return (await client.query('DELETE FROM sessions')).rowCount ?? 0;
  });
}
