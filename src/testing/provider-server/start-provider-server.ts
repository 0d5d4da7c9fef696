import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAsk } from './answer-ask.ts';
import type { Behavior } from './behavior.ts';
import { composeText } from './compose-text.ts';
import type { Ask, ImageAsk, Protocol, ReceivedRequest, TextAsk } from './protocol.ts';
import { readRequest } from './read-request.ts';
import { recordedAnswer } from './recorded-answer.ts';
import { type Sending, sendAnswer } from './send-answer.ts';

export interface ProviderServer {
  /** The value for the provider's variable. */
  baseUrl: string;
  /** The API key that each request must have. */
  key: string;
  /** All requests in order, without downloads of pictures. */
  requests: readonly Received[];
  /** The requests for pictures or texts, which a provider charges for. */
  asks: readonly (ImageAsk | TextAsk)[];
  /** Sets the behaviors of the next requests, in order; later ones succeed. Replaces earlier settings. */
  script(...behaviors: readonly Behavior[]): void;
  /** Sets the texts of answers; other values are sent as JSON. */
  write(compose: (ask: TextAsk) => unknown): void;
  /** Number of requests whose client disconnected before the answer. */
  leftAlone(): number;
  /** Number of bytes sent since the start. */
  sentBytes(): number;
  close(): void;
}

export interface Received extends ReceivedRequest {
  ask: Ask | undefined;
}

export interface ServerOptions {
  /** 0: any free port. */
  port?: number;
  /** Null: no key is needed. */
  key?: string | null;
  /** Duration of making a picture, in milliseconds. */
  delayMs?: number;
}

/** Serves a provider's protocol on loopback; each picture's color tells its number. */
export async function startProviderServer(
  protocol: Protocol,
  { port = 0, key = 'fixture-key-7f3a9c51e2d84b60', delayMs = 0 }: ServerOptions = {},
): Promise<ProviderServer> {
  const requests: Received[] = [];
  let behaviors: Behavior[] = [];
  let compose: (ask: TextAsk) => unknown = composeText;
  let sent = 0;
  let left = 0;
  const kept = new Map<string, Sending>();
  const polls = new Map<string, Sending[]>();
  let pictures = 0;

  async function choose(incoming: IncomingMessage): Promise<Sending> {
    const file = kept.get(new URL(incoming.url ?? '/', origin).pathname);
    if (file) return file;
    const request = await readRequest(incoming, protocol.base);
    const received = { ...request, ask: await protocol.read(request) };
    requests.push(received);
    const given = protocol.readKey(incoming.headers);
    const { ask } = received;
    const facts = { key: given ?? '', model: ask && 'model' in ask ? ask.model : '', origin };
    if (key !== null && given !== key) return { answer: recordedAnswer(protocol, 'wrong-key', facts) };
    if (!ask) return { answer: { status: 404, body: { detail: 'Not Found' } } };
    if (ask.kind === 'models') return { answer: { body: protocol.fixture.models ?? {} } };
    if (ask.kind === 'other') return { answer: ask.answer };
    if (ask.kind === 'file') return kept.get(ask.path) ?? { answer: { status: 404, body: '' } };
    if (ask.kind === 'poll') {
      const left = polls.get(ask.id);
      if (!left) return { answer: recordedAnswer(protocol, 'no-model', facts) };
      return left.length > 1 ? left.shift()! : left[0]!;
    }
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return await answerAsk({
      protocol,
      ask,
      behavior: behaviors.shift() ?? 'success',
      facts,
      compose,
      countPicture: () => pictures++,
      keep: (path, sending) => kept.set(path, sending),
      later: (id, answers) => polls.set(id, answers),
    });
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    outgoing.once('close', () => {
      if (!outgoing.writableEnded) left += 1;
    });
    try {
      await sendAnswer(await choose(incoming), outgoing, (bytes) => {
        sent += bytes;
      });
    } catch (error) {
      outgoing.writeHead(599, { 'content-type': 'text/plain' }).end(String(error));
    }
  }

  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  // An idle connection that closes as a slow client sends its next request would fail it.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: `${origin}${protocol.base}`,
    key: key ?? '',
    requests,
    get asks() {
      return requests.flatMap(({ ask }) => (ask?.kind === 'image' || ask?.kind === 'text' ? [ask] : []));
    },
    script(...next) {
      behaviors = [...next];
    },
    write(next) {
      compose = next;
    },
    leftAlone: () => left,
    sentBytes: () => sent,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
