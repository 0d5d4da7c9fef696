/**
 * What `GET /api/events` tells a browser, by the name of the event. None carries more than an id: whoever hears it reads
 * what changed from where it is read anyway.
 *
 * - `ready`: from now on everything is told, to the user named; null: to a visitor. With `resumed`, also what came since the last event the browser had;
 *   without it, the browser reads anew what it shows.
 * - `beat`: nothing happened, and the connection lives.
 * - `session-ended`: the session that the stream was opened with; the stream ends.
 * - `credits`: the balance changed.
 * - `generation`: a generation came, started, was settled, lost a picture or is gone.
 * - `progress`: a generation got a step further.
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
