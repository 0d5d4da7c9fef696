import { randomBytes } from 'node:crypto';
import { listen } from '#platform/db/listen';
import { type Notice, readNotice } from './read-notice.ts';

/** One open stream. */
export interface Subscriber {
  /** Null for a visitor. */
  userId: string | null;
  /** Hash of the session's token, as hex; null for a visitor. */
  session: string | null;
  /** @param id of this event, for `lastId` of a later `subscribe` */
  notify(notice: Notice, id: string): void;
  /** Called when the connection to the database is lost. */
  end(): void;
  /** Called when the session has ended. */
  endSession(): void;
}

export interface Subscription {
  /** Of the newest event before this subscription. */
  id: string;
  /** Events after `lastId`; undefined if they are no longer known. */
  missed: { notice: Notice; id: string }[] | undefined;
  cancel(): void;
}

export interface EventHub {
  /**
   * @param lastId of the last event received by an earlier subscription
   * @returns undefined while the database is not connected
   */
  subscribe(subscriber: Subscriber, lastId?: string): Subscription | undefined;
}

/** Must be the channel of `notify_browsers` in the database. */
const CHANNEL = 'framewright_notices';

/** Events kept in memory for browsers that reconnect. */
const HISTORY_MAX = 500;

/**
 * Listens for changes that any process commits, and passes them on to the streams concerned. A subscriber misses nothing:
 * when the connection to the database breaks, all subscriptions end.
 */
export function openEventHub({
  databaseUrl,
  applicationName,
  onLost,
}: {
  databaseUrl: string;
  applicationName: string;
  onLost: (error: unknown) => void;
}): EventHub & { stop(): Promise<void> } {
  const everybody = new Set<Subscriber>();
  const byUser = new Map<string, Set<Subscriber>>();
  /** Connection epoch; null while disconnected. Events are numbered within it. */
  let epoch: string | null = null;
  let newest = 0;
  let recent: { notice: Notice; number: number }[] = [];

  const idOf = (number: number) => `${epoch}.${number}`;

  function receive(payload: string): void {
    const notice = readNotice(payload);
    if (!notice) return;
    if (notice.kind === 'session') {
      for (const subscriber of byUser.get(notice.userId) ?? [])
        if (subscriber.session === notice.session) subscriber.endSession();
      return;
    }
    newest += 1;
    recent.push({ notice, number: newest });
    if (recent.length > HISTORY_MAX) recent.shift();
    const recipients = notice.kind === 'gallery' ? everybody : (byUser.get(notice.userId) ?? []);
    for (const subscriber of recipients) subscriber.notify(notice, idOf(newest));
  }

  function endAll(): void {
    epoch = null;
    for (const subscriber of [...everybody]) subscriber.end();
  }

  function since(lastId: string | undefined, userId: string | null): Subscription['missed'] {
    const [lastEpoch, number] = lastId?.split('.') ?? [];
    const last = Number(number);
    const oldest = recent[0]?.number ?? newest + 1;
    if (lastEpoch !== epoch || !(last >= oldest - 1 && last <= newest)) return undefined;
    return recent
      .filter((it) => it.number > last && concerns(it.notice, userId))
      .map((it) => ({ notice: it.notice, id: idOf(it.number) }));
  }

  const listener = listen({
    databaseUrl,
    channel: CHANNEL,
    applicationName,
    onHeard() {
      epoch = randomBytes(6).toString('hex');
      newest = 0;
      recent = [];
    },
    onPayload: receive,
    onLost(error) {
      endAll();
      onLost(error);
    },
  });

  return {
    subscribe(subscriber, lastId) {
      if (epoch === null) return undefined;
      const { userId } = subscriber;
      everybody.add(subscriber);
      if (userId !== null) byUser.set(userId, (byUser.get(userId) ?? new Set()).add(subscriber));
      return {
        id: idOf(newest),
        missed: since(lastId, userId),
        cancel() {
          everybody.delete(subscriber);
          if (userId === null) return;
          const others = byUser.get(userId);
          others?.delete(subscriber);
          if (others?.size === 0) byUser.delete(userId);
        },
      };
    },
    async stop() {
      endAll();
      await listener.stop();
    },
  };
}

function concerns(notice: Notice, userId: string | null): boolean {
  return notice.kind === 'gallery' || notice.userId === userId;
}
