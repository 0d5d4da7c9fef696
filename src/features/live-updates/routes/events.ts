import { hashToken } from '#features/accounts/rules/tokens';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { hijackResponse } from '#platform/http/responses/event-stream';
import { route } from '#platform/http/route';
import { isCrossSite } from '#platform/http/security/same-origin';
import { sessionToken } from '#platform/http/security/session';
import type { Metrics } from '#platform/telemetry/metrics';
import { streamEvents } from '../contract/events.ts';
import type { EventHub } from '../rules/open-event-hub.ts';
import type { Notice } from '../rules/read-notice.ts';
import { openUpdateStream, type UpdateStream } from './update-stream.ts';

/** How many streams one web process keeps open at a time. */
export interface StreamLimits {
  perUser: number;
  /** From one address, signed in or not. */
  perAddress: number;
  total: number;
}

export interface LiveUpdatesDeps {
  metrics: Metrics;
  events: EventHub;
  streamLimits: StreamLimits;
  publicUrl: string;
}

// Until then a refused browser polls, as browsers without event streams do.
const RETRY_AFTER_S = 60;

/** Notifies open pages of changes, so that they need not poll. */
export function registerLiveUpdateRoutes(
  app: App,
  { events, streamLimits, publicUrl, metrics }: LiveUpdatesDeps,
): void {
  const open = new Set<UpdateStream>();
  /** Open streams by address and by user id. */
  const counts = new Map<string, number>();
  // A closing server waits for its responses to end.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  route(app, streamEvents, async ({ request, reply }) => {
    // Another site's page cannot read the stream, but could use up the streams of an address.
    if (isCrossSite(request, publicUrl)) throw new AppError('cross_site');
    const user = await request.findUser();
    const token = sessionToken(request, publicUrl);
    const lastId = request.headers['last-event-id'];
    if (reply.raw.destroyed) return reply.hijack();

    const release = reserveStream(addressKey(request.ip), user?.id);
    const subscription = events.subscribe(
      {
        userId: user?.id ?? null,
        session: user && token ? hashToken(token).toString('hex') : null,
        notify: (notice, id) => sendNotice(stream, notice, id),
        end: () => stream.end(),
        endSession() {
          stream.send('session-ended', {});
          stream.end();
        },
      },
      typeof lastId === 'string' ? lastId : undefined,
    );
    if (!subscription) {
      release();
      throw new AppError('unavailable.live_updates', { retryAfter: RETRY_AFTER_S });
    }
    const stream = openUpdateStream(hijackResponse(reply), () => {
      open.delete(stream);
      metrics.setOpenStreams(open.size);
      subscription.cancel();
      release();
    });
    open.add(stream);
    metrics.setOpenStreams(open.size);
    const { missed, id } = subscription;
    stream.send('ready', { resumed: missed !== undefined, userId: user?.id ?? null }, id);
    for (const it of missed ?? []) sendNotice(stream, it.notice, it.id);
    return reply;
  });

  /** @returns a function that releases the reservation @throws AppError `rate_limited` */
  function reserveStream(address: string, userId: string | undefined): () => void {
    const keys = [address, ...(userId === undefined ? [] : [userId])];
    const isFull =
      open.size >= streamLimits.total ||
      (counts.get(address) ?? 0) >= streamLimits.perAddress ||
      (userId !== undefined && (counts.get(userId) ?? 0) >= streamLimits.perUser);
    if (isFull) throw new AppError('rate_limited.live_updates', { retryAfter: RETRY_AFTER_S });
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return () => {
      for (const key of keys) {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    };
  }
}

function sendNotice(stream: UpdateStream, notice: Notice, id: string): void {
  if (notice.kind === 'generation' || notice.kind === 'progress')
    stream.send(notice.kind, { id: notice.id }, id);
  else stream.send(notice.kind, {}, id);
}
