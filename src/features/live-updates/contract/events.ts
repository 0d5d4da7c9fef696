import { endpoint } from '#platform/endpoint/endpoint';

/**
 * Events of the stream, by name. They carry an id at most: the browser reads the change from its usual endpoint.
 *
 * - `ready`: the stream has begun, for the named user; null for a visitor. With `resumed`, the events since the browser's
 *   last one follow; without it, the browser must reload what it shows.
 * - `beat`: keeps the connection alive.
 * - `session-ended`: the user's session has ended; the stream ends, too.
 * - `credits`: the balance changed.
 * - `generation`: a generation was created, started, settled or deleted, or lost a picture.
 * - `progress`: a generation made progress.
 * - `gallery`: pictures joined the public gallery.
 */
export interface LiveEvents {
  ready: { resumed: boolean; userId: string | null };
  'session-ended': Record<string, never>;
  beat: Record<string, never>;
  credits: Record<string, never>;
  generation: { id: string };
  progress: { id: string };
  gallery: Record<string, never>;
}

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'visitor',
  isEndless: true,
  responses: { 200: { description: 'An endless stream of events.', type: 'text/event-stream' } },
  refusals: ['cross_site'],
  words: {
    tag: 'Account',
    summary: 'Stream changes',
    description:
      'Server-sent events: `ready`, `beat` every 20 seconds, `gallery` when pictures joined it; signed-in users also get `credits`, and `generation` and `progress` with the `id` of their generation. An event only says that something changed: read it again. A stream ends after some minutes; reconnect with your `Last-Event-ID`, and read everything again unless `ready` says `resumed`.',
  },
});
