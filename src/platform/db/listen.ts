import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

interface ListenOptions {
  databaseUrl: string;
  channel: string;
  applicationName: string;
  /** Called when connected: every notification arrives until `onLost`. */
  onHeard: () => void;
  onPayload: (payload: string) => void;
  /** Called when disconnected, and again for each failed attempt to reconnect. */
  onLost: (error: unknown) => void;
}

const RETRY_MS = [100, 500, 1_000, 2_000, 5_000];
// A connection whose other end vanished looks idle, so it is probed.
const PROBE_MS = 15_000;
// A process that is busy with something else reads the answer seconds later.
const ANSWER_MS = 15_000;

/**
 * Listens on a dedicated connection, and reconnects when it breaks. Notifications between two connections are
 * lost.
 */
export function listen(options: ListenOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = listenForever(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await stopped;
    },
  };
}

async function listenForever(options: ListenOptions, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await listenUntilBroken(options, signal, () => {
        failures = 0;
        options.onHeard();
      });
    } catch (error) {
      if (signal.aborted) return;
      options.onLost(error);
      await delay(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)], undefined, { signal }).catch(
        () => undefined,
      );
    }
  }
}

/** Rejects with the connection's error, or the signal's reason. */
async function listenUntilBroken(
  { databaseUrl, channel, applicationName, onPayload }: ListenOptions,
  signal: AbortSignal,
  onHeard: () => void,
): Promise<never> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  const broken = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('The connection that listens was ended')));
  });
  broken.catch(() => undefined);
  try {
    await client.connect();
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    onHeard();
    for (;;) {
      await Promise.race([delay(PROBE_MS, undefined, { signal }), broken]);
      await Promise.race([client.query('SELECT 1'), broken]);
    }
  } finally {
    // One that no longer answers is not waited for.
    await Promise.race([client.end(), delay(1_000, undefined, { ref: false })]).catch(() => undefined);
  }
}
