import type { ServerResponse } from 'node:http';
import { openEventStream } from '#platform/http/responses/event-stream';
import type { LiveEvents } from '../contract/events.ts';

export interface UpdateStream {
  /** @param id the browser sends it as `Last-Event-ID` when it reconnects */
  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], id?: string): void;
  /** The browser reconnects after its `retry` delay. */
  end(): void;
}

const UNREAD_MAX_BYTES = 128 * 1024;
// Random, so that browsers do not all reconnect at once after a process has ended.
const RETRY_MS = { least: 1_000, most: 4_000 };
// Reconnecting checks the session again and spreads streams evenly over processes.
const LIFE_MS = { least: 10 * 60_000, most: 15 * 60_000 };

/**
 * Starts a stream of live updates.
 * @param onClose called once, when the stream has ended, was cut or its reader has left
 */
export function openUpdateStream(response: ServerResponse, onClose: () => void): UpdateStream {
  const stream = openEventStream(response, {
    unreadMaxBytes: UNREAD_MAX_BYTES,
    // The comment is for people who read the stream; scripts see only the event.
    beat: ': still here\nevent: beat\ndata: {}\n\n',
  });
  response.write(`retry: ${between(RETRY_MS)}\n\n`);
  const life = setTimeout(() => stream.end(), between(LIFE_MS));
  response.once('close', () => {
    clearTimeout(life);
    onClose();
  });
  return stream;
}

function between({ least, most }: { least: number; most: number }): number {
  return Math.round(least + Math.random() * (most - least));
}
