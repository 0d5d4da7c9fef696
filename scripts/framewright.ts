/**
 * `framewright`: makes, changes and finds pictures from the command line. With FRAMEWRIGHT and FRAMEWRIGHT_KEY it asks a
 * site; without a key it makes pictures with the engines of this machine. Errors are one line on standard error, with exit code 1.
 */
import { fileURLToPath } from 'node:url';
import { runLocally } from './framewright/local.ts';
import { readCommand, USAGE } from './framewright/read-command.ts';
import { reportOutcome, showProgress } from './framewright/report.ts';
import { runOnServer } from './framewright/server.ts';

// The certificate of this installation, wherever the command is run.
process.env.DATA_DIR ??= fileURLToPath(new URL('../.data', import.meta.url));

const stop = new AbortController();
process.once('SIGINT', () => stop.abort(new Error('Stopped')));

const isJson = process.argv.includes('--json');
try {
  const command = readCommand(process.argv.slice(2));
  if (!command) console.log(USAGE);
  else {
    const { FRAMEWRIGHT: address = 'http://localhost:3000', FRAMEWRIGHT_KEY: key } = process.env;
    const options = { signal: stop.signal, onProgress: showProgress(isJson) };
    const outcome = key
      ? await runOnServer(command, { address, key }, options)
      : await runLocally(command, options);
    reportOutcome(outcome, isJson);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (isJson) console.log(JSON.stringify({ error: message }));
  else console.error(message);
  process.exitCode = 1;
}
// Signers of content credentials keep the process alive until they are garbage-collected.
process.exit();
