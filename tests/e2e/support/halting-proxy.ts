import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HaltingProxy {
  origin: string;
  stop(): Promise<void>;
}

const CHUNK = 4_096;

/**
 * A proxy that holds back the last bytes of every document until `resume` settles. All other files pass at once.
 */
export async function startHaltingProxy(origin: string, resume: Promise<unknown>): Promise<HaltingProxy> {
  const server = createServer((near, answer) => {
    const headers = { ...near.headers, 'accept-encoding': 'identity' };
    const far = request(new URL(near.url!, origin), { method: near.method!, headers });
    far.once('response', async (told) => {
      answer.writeHead(told.statusCode!, told.headers);
      if (!told.headers['content-type']?.startsWith('text/html')) {
        told.pipe(answer);
        return;
      }
      const document = Buffer.concat(await told.toArray());
      answer.write(document.subarray(0, -CHUNK));
      await resume;
      answer.end(document.subarray(-CHUNK));
    });
    far.once('error', () => answer.destroy());
    near.pipe(far);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
