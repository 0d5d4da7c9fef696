import type { QueryClient } from '@tanstack/react-query';
import type { Generation } from '#features/generations/contract/generations';
import { type LiveEvents, streamEvents } from '#features/live-updates/contract/events';
import { checkSession } from './check-session.ts';
import { live } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { addressOf, isSignedOut } from './request.ts';
import { currentEnding, session, subscribeToInterruption } from './session.ts';

// The server sends a heartbeat every 20 s. Without one for this long, the connection is dead, or a proxy buffers it.
const HEARTBEAT_TIMEOUT_MS = 45_000;
// A lost stream reconnects within seconds. After this time, the page polls again.
const RECONNECT_GRACE_MS = 5_000;
// A refused page polls, and tries to connect again after this.
const RETRY_DELAY_MS = { min: 60_000, max: 120_000 };
// Visitors' answers are cached for two seconds, so the refetch waits longer. The delay is random, so that not all pages
// ask at once.
const GALLERY_DELAY_MS = { min: 2_500, max: 5_000 };

const CREDITS = addressOf(queryKeys.credits);
const LISTS = [queryKeys.generations, queryKeys.library, queryKeys.trash].map(addressOf);
const GENERATION_PREFIX = `${addressOf(queryKeys.generations)}/`;
const LATEST_PREFIX = '/gallery-latest/';

/**
 * Listens for the server's change events while the page is visible, and refetches what changed. A page in the
 * background disconnects, because browsers allow six connections to a site. It refetches when it is visible again.
 */
export function startLiveUpdates(client: QueryClient): void {
  if (!('EventSource' in window)) return;
  let source: EventSource | undefined;
  const [heartbeat, grace, retry, gallery] = [createTimer(), createTimer(), createTimer(), createTimer()];

  function open(): void {
    if (source || document.hidden || currentEnding()) return;
    retry.clear();
    const opened = new EventSource(streamEvents.path);
    source = opened;
    heartbeat.start(HEARTBEAT_TIMEOUT_MS, reopen);
    grace.start(RECONNECT_GRACE_MS, () => refetch(client, isLive));
    const on = <Name extends keyof LiveEvents>(name: Name, act: (data: LiveEvents[Name]) => void) =>
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        heartbeat.start(HEARTBEAT_TIMEOUT_MS, reopen);
        act(JSON.parse(data));
      });
    on('ready', ({ resumed, userId }) => {
      if (session.userId !== null && userId !== session.userId) return void checkSession();
      live.isOn = true;
      grace.clear();
      if (!resumed) refetch(client, isLive);
    });
    on('beat', () => undefined);
    on('session-ended', () => void checkSession());
    on('credits', () => refetch(client, (address) => address === CREDITS));
    on('generation', ({ id }) =>
      refetch(client, (address) => LISTS.includes(address) || address === GENERATION_PREFIX + id),
    );
    on('progress', ({ id }) => refetch(client, (address) => address === GENERATION_PREFIX + id));
    on('gallery', () =>
      gallery.start(randomBetween(GALLERY_DELAY_MS), () =>
        refetch(client, (address) => address.startsWith(LATEST_PREFIX)),
      ),
    );
    opened.onerror = () => {
      if (live.isOn) grace.start(RECONNECT_GRACE_MS, () => refetch(client, isLive));
      live.isOn = false;
      // Otherwise the browser reconnects by itself.
      if (opened.readyState !== EventSource.CLOSED) return;
      close();
      retry.start(randomBetween(RETRY_DELAY_MS), open);
    };
  }

  function close(): void {
    source?.close();
    source = undefined;
    live.isOn = false;
    heartbeat.clear();
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
      for (const timer of [grace, retry, gallery]) timer.clear();
    }
  });
  open();
}

function isLive(address: string): boolean {
  return (
    address === CREDITS ||
    LISTS.includes(address) ||
    address.startsWith(GENERATION_PREFIX) ||
    address.startsWith(LATEST_PREFIX)
  );
}

/** Refetches matching queries, except those that would be refused and finished generations. */
function refetch(client: QueryClient, matches: (address: string) => boolean): void {
  if (session.isLeaving) return;
  void client.invalidateQueries({
    predicate({ queryKey, state: { data, error } }) {
      const address = addressOf(queryKey);
      if (!matches(address) || isSignedOut(error)) return false;
      return (
        !address.startsWith(GENERATION_PREFIX) || (data as Generation | undefined)?.status === 'generating'
      );
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

function randomBetween({ min, max }: { min: number; max: number }): number {
  return min + Math.random() * (max - min);
}
