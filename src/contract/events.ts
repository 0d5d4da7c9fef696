/**
 * What `GET /api/events` tells a browser, by the name of the event. None carries more than an id: whoever hears it reads
 * what changed from where it is read anyway.
 *
 * - `ready`: from now on everything is told. With `resumed`, also what came since the last event the browser had;
 *   without it, the browser reads anew what it shows.
 * - `beat`: nothing happened, and the connection lives.
 * - `credits`: the balance changed.
 * - `generation`: a generation came, started, was settled, lost a picture or is gone.
 * - `progress`: a generation got a step further.
 * - `gallery`: pictures joined the public gallery.
 */
export interface LiveEvents {
  ready: { resumed: boolean };
  beat: Record<string, never>;
  credits: Record<string, never>;
  generation: { id: string };
  progress: { id: string };
  gallery: Record<string, never>;
}
