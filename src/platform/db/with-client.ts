import pg from 'pg';

/** Runs `work` on a new database connection, and closes it afterwards. */
export async function withClient<T>(
  config: pg.ClientConfig & { connectionString: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  // A broken connection also fails the running statement, which reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
