import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

export interface EventStream {
  /** @param id the browser sends it as `Last-Event-ID` when it reconnects */
  send(event: string, data: object, id?: string): void;
  /** What was sent may still be read for a while. */
  end(): void;
}

export interface EventStreamOptions {
  /** A reader that leaves more than this unread is cut off at the next event. One event may be larger. */
  unreadMaxBytes: number;
  /** Sent again and again, so that the connection is never idle: a comment, and an event if scripts are to see it. */
  beat?: string;
}

// Proxies and browsers close idle connections, most of them after a minute.
const BEAT_MS = 20_000;
/** Until then an ended stream must have been read. */
const REST_MAX_MS = 120_000;

/** Starts a response of server-sent events. */
export function openEventStream(
  response: ServerResponse,
  { unreadMaxBytes, beat = ': still here\n\n' }: EventStreamOptions,
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies must not cache, transform or buffer it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();

  const write = (text: string) => {
    if (response.writableEnded) return;
    if (response.writableLength > unreadMaxBytes) response.destroy();
    else response.write(text);
  };
  const beats = setInterval(() => write(beat), BEAT_MS);
  let rest: NodeJS.Timeout | undefined;
  response.once('close', () => {
    clearInterval(beats);
    clearTimeout(rest);
  });
  return {
    send(event, data, id) {
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      response.end();
      if (!response.destroyed) rest ??= setTimeout(() => response.destroy(), REST_MAX_MS);
    },
  };
}

/** Takes the raw response over from the framework, with the headers that were set so far. */
export function hijackResponse(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  return reply.raw;
}
