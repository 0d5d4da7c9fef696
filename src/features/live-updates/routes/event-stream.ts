import type { ServerResponse } from 'node:http';
import type { LiveEvents } from '../contract/events.ts';

export interface EventStream {
  /** @param id what the browser names when it comes back */
  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], id?: string): void;
  /** The browser comes back after its wait. */
  end(): void;
}

// Proxies and browsers give up connections on which nothing happens, most of them after a minute.
const BEAT_MS = 20_000;
// What a reader may leave in our memory; beyond that it is cut off, and comes back when it can.
const UNREAD_MAX_BYTES = 128 * 1024;
// Nobody comes back at the same moment as all others when a process ends.
const RETRY_MS = { least: 1_000, most: 4_000 };
// A renewed stream knows whether its session still lives, and evens out what each process carries.
const LIFE_MS = { least: 10 * 60_000, most: 15 * 60_000 };

/**
 * Begins an answer of server-sent events.
 * @param onClose called once, when it has ended, was cut off or its reader has gone
 */
export function openEventStream(response: ServerResponse, onClose: () => void): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // Nobody on the way may keep it, change it, or wait for more of it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${between(RETRY_MS)}\n\n`);

  const write = (text: string) => {
    if (response.writableEnded) return;
    response.write(text);
    if (response.writableLength > UNREAD_MAX_BYTES) response.destroy();
  };
  // The comment is for people who look; scripts are told of events alone.
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
