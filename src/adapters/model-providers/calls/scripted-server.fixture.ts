import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A local server that gives the scripted answers in turn, and repeats the last one. */
export async function startScriptedServer(): Promise<{
  url: string;
  /** Of the requests so far. */
  headers: IncomingHttpHeaders[];
  answer(...answers: Answer[]): void;
  /** Resolves at the next request. */
  nextRequest(): Promise<void>;
  close(): void;
}> {
  const headers: IncomingHttpHeaders[] = [];
  let answers: Answer[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    request.resume();
    server.emit('asked');
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    headers,
    answer: (...more) => {
      answers = more;
    },
    nextRequest: async () => void (await once(server, 'asked')),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function status(code: number, body: unknown = {}, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** An error in OpenAI's format. */
export function refusal(code: number, message: string, headers: Record<string, string> = {}): Answer {
  return status(code, { error: { message, type: 'error', code: null } }, headers);
}

export const hang: Answer = () => {};

export const cutConnection: Answer = (response) => response.destroy();
