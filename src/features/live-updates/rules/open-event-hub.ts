import { randomBytes } from 'node:crypto';
import { listen } from '#platform/db/listen';
import { type Notice, readNotice } from './read-notice.ts';

/** Whoever is told of changes: one open stream. */
export interface Subscriber {
  /** Null for a visitor. */
  userId: string | null;
  /** Hash of the session's token, as hex; null for a visitor. */
  session: string | null;
  /** @param id names this event for a later `subscribe`; see there */
  tell(notice: Notice, id: string): void;
  /** Called when changes are no longer heard of. */
  end(): void;
  /** Called when the session has ended. */
  endSession(): void;
}

export interface Subscription {
  /** Names the newest change before those that the subscriber is told of. */
  id: string;
  /** What came after the event whose id was given; undefined where that is not known any more. */
  missed: { notice: Notice; id: string }[] | undefined;
  cancel(): void;
}

export interface EventHub {
  /**
   * @param lastId of the last event that the subscriber had from an earlier subscription
   * @returns undefined while changes are not heard of
   */
  subscribe(subscriber: Subscriber, lastId?: string): Subscription | undefined;
}

/** Must be the channel of `notify_browsers` in the database. */
const CHANNEL = 'framewright_notices';

/** Changes that are remembered for those who come back soon. */
const REMEMBERED = 500;

/**
 * Hears of all changes that any process commits, and tells those whom they concern. Who is subscribed may rely on hearing of
 * everything: when the connection to the database breaks, all subscriptions end.
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
  /** Another for each stretch in which nothing was missed; null while nothing is heard. */
  let stretch: string | null = null;
  let told = 0;
  let recent: { notice: Notice; number: number }[] = [];

  const idOf = (number: number) => `${stretch}.${number}`;

  function hear(payload: string): void {
    const notice = readNotice(payload);
    if (!notice) return;
    if (notice.kind === 'session') {
      for (const subscriber of byUser.get(notice.userId) ?? [])
        if (subscriber.session === notice.session) subscriber.endSession();
      return;
    }
    told += 1;
    recent.push({ notice, number: told });
    if (recent.length > REMEMBERED) recent.shift();
    const concerned = notice.kind === 'gallery' ? everybody : (byUser.get(notice.userId) ?? []);
    for (const subscriber of concerned) subscriber.tell(notice, idOf(told));
  }

  function endAll(): void {
    stretch = null;
    for (const subscriber of [...everybody]) subscriber.end();
  }

  function since(lastId: string | undefined, userId: string | null): Subscription['missed'] {
    const [itsStretch, number] = lastId?.split('.') ?? [];
    const had = Number(number);
    const oldest = recent[0]?.number ?? told + 1;
    if (itsStretch !== stretch || !(had >= oldest - 1 && had <= told)) return undefined;
    return recent
      .filter((it) => it.number > had && concerns(it.notice, userId))
      .map((it) => ({ notice: it.notice, id: idOf(it.number) }));
  }

  const listener = listen({
    databaseUrl,
    channel: CHANNEL,
    applicationName,
    onHeard() {
      stretch = randomBytes(6).toString('hex');
      told = 0;
      recent = [];
    },
    onPayload: hear,
    onLost(error) {
      endAll();
      onLost(error);
    },
  });

  return {
    subscribe(subscriber, lastId) {
      if (stretch === null) return undefined;
      const { userId } = subscriber;
      everybody.add(subscriber);
      if (userId !== null) byUser.set(userId, (byUser.get(userId) ?? new Set()).add(subscriber));
      return {
        id: idOf(told),
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
