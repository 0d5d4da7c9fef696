import type { EventHub } from './open-event-hub.ts';

export interface GenerationWatch {
  /**
   * Waits until the generation has changed since the last call, or since the watch began; at most for so long, which is shorter while
   * the database is not connected.
   */
  changed(signal: AbortSignal): Promise<void>;
  stop(): void;
}

// Hundreds of calls may wait at once, and changes are announced: this is for what nobody announces, such as a server that stops.
const LONGEST_MS = { heard: 5_000, unheard: 1_000 };

/** Watches one generation of a person. Begin before the generation is read, so that no change is missed. */
export function watchGeneration(
  { events }: { events: EventHub },
  { userId, id }: { userId: string; id: string },
): GenerationWatch {
  let hasChanged = false;
  let wake = () => {};
  let isHeard = true;
  const noteChange = () => {
    hasChanged = true;
    wake();
  };
  const subscription = events.subscribe({
    userId,
    session: null,
    notify(notice) {
      if ('id' in notice && notice.id === id) noteChange();
    },
    end() {
      isHeard = false;
      noteChange();
    },
    endSession() {},
  });
  return {
    async changed(signal) {
      const longest = subscription && isHeard ? LONGEST_MS.heard : LONGEST_MS.unheard;
      if (!hasChanged && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(done, longest);
          function done() {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
          }
          wake = done;
          signal.addEventListener('abort', done, { once: true });
        });
      hasChanged = false;
    },
    stop() {
      subscription?.cancel();
    },
  };
}
