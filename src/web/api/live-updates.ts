import type { QueryClient } from '@tanstack/react-query';
import type { Generation } from '#features/generations/contract/generations';
import { type LiveEvents, streamEvents } from '#features/live-updates/contract/events';
import { checkSession } from './check-session.ts';
import { live } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { addressOf, isSignedOut } from './request.ts';
import { currentEnding, session, subscribeToInterruption } from './session.ts';

// The server sends a heartbeat every 20 s. Without one for this long, the connection is dead, or a proxy buffers it.
const SILENCE_MS = 45_000;
// A lost stream reconnects within seconds. After this time, the page polls again.
const GRACE_MS = 5_000;
// A refused page polls, and tries to connect again after this.
const REFUSED_MS = { least: 60_000, most: 120_000 };
// Visitors' answers are cached for two seconds, so the refetch waits longer. The delay is random, so that not all pages
// ask at once.
const GALLERY_MS = { least: 2_500, most: 5_000 };

const CREDITS = addressOf(queryKeys.credits);
const LISTS = [addressOf(queryKeys.generations), addressOf(queryKeys.library)];
const ONE_OF_THEM = `${addressOf(queryKeys.generations)}/`;
const LATEST = '/gallery-latest/';

/**
 * Listens for the server's change events while the page is visible, and refetches what changed. A page in the
 * background disconnects, because browsers allow six connections to a site. It refetches when it is visible again.
 */
export function startLiveUpdates(client: QueryClient): void {
  if (!('EventSource' in window)) return;
  let source: EventSource | undefined;
  const [silence, grace, pause, gallery] = [createTimer(), createTimer(), createTimer(), createTimer()];

  function open(): void {
    if (source || document.hidden || currentEnding()) return;
    pause.clear();
    const opened = new EventSource(streamEvents.path);
    source = opened;
    silence.start(SILENCE_MS, reopen);
    grace.start(GRACE_MS, () => readAgain(client, isTold));
    const on = <Name extends keyof LiveEvents>(name: Name, act: (data: LiveEvents[Name]) => void) =>
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        silence.start(SILENCE_MS, reopen);
        act(JSON.parse(data));
      });
    on('ready', ({ resumed, userId }) => {
      if (session.userId !== null && userId !== session.userId) return void checkSession();
      live.isOn = true;
      grace.clear();
      if (!resumed) readAgain(client, isTold);
    });
    on('beat', () => undefined);
    on('session-ended', () => void checkSession());
    on('credits', () => readAgain(client, (address) => address === CREDITS));
    on('generation', ({ id }) =>
      readAgain(client, (address) => LISTS.includes(address) || address === ONE_OF_THEM + id),
    );
    on('progress', ({ id }) => readAgain(client, (address) => address === ONE_OF_THEM + id));
    on('gallery', () =>
      gallery.start(between(GALLERY_MS), () => readAgain(client, (address) => address.startsWith(LATEST))),
    );
    opened.onerror = () => {
      if (live.isOn) grace.start(GRACE_MS, () => readAgain(client, isTold));
      live.isOn = false;
      // Otherwise the browser reconnects by itself.
      if (opened.readyState !== EventSource.CLOSED) return;
      close();
      pause.start(between(REFUSED_MS), open);
    };
  }

  function close(): void {
    source?.close();
    source = undefined;
    live.isOn = false;
    silence.clear();
  }

  function reopen(): void {
    close();
    open();
  }

  subscribeToInterruption(close);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) open();
    else {
      close();
      for (const timer of [grace, pause, gallery]) timer.clear();
    }
  });
  open();
}

function isTold(address: string): boolean {
  return (
    address === CREDITS ||
    LISTS.includes(address) ||
    address.startsWith(ONE_OF_THEM) ||
    address.startsWith(LATEST)
  );
}

/** Refetches matching queries, except those that would be refused and finished generations. */
function readAgain(client: QueryClient, isMeant: (address: string) => boolean): void {
  if (session.isLeaving) return;
  void client.invalidateQueries({
    predicate({ queryKey, state: { data, error } }) {
      const address = addressOf(queryKey);
      if (!isMeant(address) || isSignedOut(error)) return false;
      return !address.startsWith(ONE_OF_THEM) || (data as Generation | undefined)?.status === 'generating';
    },
  });
}

function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Replaces the pending action. */
    start(ms: number, act: () => void) {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    },
    clear() {
      clearTimeout(timer);
    },
  };
}

function between({ least, most }: { least: number; most: number }): number {
  return least + Math.random() * (most - least);
}
