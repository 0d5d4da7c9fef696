import type { ServerResponse } from 'node:http';
import type { LiveEvents } from '../contract/events.ts';

export interface EventStream {
  /** @param id the browser sends it as `Last-Event-ID` when it reconnects */
  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], id?: string): void;
  /** The browser reconnects after its `retry` delay. */
  end(): void;
}

// Proxies and browsers close idle connections, most of them after a minute.
const BEAT_MS = 20_000;
// Unread bytes that we buffer for a reader; beyond that its stream is cut.
const UNREAD_MAX_BYTES = 128 * 1024;
// Random, so that browsers do not all reconnect at once after a process has ended.
const RETRY_MS = { least: 1_000, most: 4_000 };
// Reconnecting checks the session again and spreads streams evenly over processes.
const LIFE_MS = { least: 10 * 60_000, most: 15 * 60_000 };

/**
 * Starts a response of server-sent events.
 * @param onClose called once, when the stream has ended, was cut or its reader has left
 */
export function openEventStream(response: ServerResponse, onClose: () => void): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies must not cache, transform or buffer it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${between(RETRY_MS)}\n\n`);

  const write = (text: string) => {
    if (response.writableEnded) return;
    response.write(text);
    if (response.writableLength > UNREAD_MAX_BYTES) response.destroy();
  };
  // The comment is for people who read the stream; scripts see only the event.
  const beat = setInterval(() => write(': still here\nevent: beat\ndata: {}\n\n'), BEAT_MS);
  const life = setTimeout(() => response.end(), between(LIFE_MS));
  response.once('close', () => {
    clearInterval(beat);
    clearTimeout(life);
    onClose();
  });
  return {
    send(name, data, id) {
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => void response.end(),
  };
}

function between({ least, most }: { least: number; most: number }): number {
  return Math.round(least + Math.random() * (most - least));
}
