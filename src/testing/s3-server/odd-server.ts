import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OddServer {
  endpoint: string;
  /** `GET /bucket/key`, in the order in which they came. */
  requests: string[];
  /** The `range` of each of them, or nothing. */
  ranges: (string | undefined)[];
  close(): Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server whose answers are given one by one, the last of them again and again: for what a sound store never does. */
export async function startOddServer(answers: readonly [Answer, ...Answer[]]): Promise<OddServer> {
  const requests: string[] = [];
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    ranges.push(request.headers.range);
    request.resume().once('end', () => answer(request, response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    ranges,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An error as S3 writes it. */
export function refuse(status: number, code: string): Answer {
  return (request, response) => {
    const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(request.method === 'HEAD' ? '' : body);
  };
}
