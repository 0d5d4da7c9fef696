import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OddServer {
  endpoint: string;
  /** Such as `GET /bucket/key`, in the order of arrival. */
  requests: string[];
  /** The `range` header of each request. */
  ranges: (string | undefined)[];
  close(): Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that gives scripted answers in order and repeats the last: for answers that a correct store never gives. */
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

/** An error in S3's format. */
export function refuse(status: number, code: string): Answer {
  return (request, response) => {
    const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(request.method === 'HEAD' ? '' : body);
  };
}
