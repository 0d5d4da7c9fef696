import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { StandInEvent } from '../store.ts';

export interface Endpoint {
  url: string;
  /** `whsec_…`, which signs every delivery. */
  secret: string;
}

export const DELIVERY_MODES = ['normal', 'duplicate', 'reordered', 'delayed', 'lost'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The delivery of one event. `status`: the endpoint's answer; null if there was none. */
export interface Delivery {
  eventId: string;
  type: string;
  state: 'pending' | 'held' | 'delivered' | 'failed' | 'lost';
  attempts: { at: string; status: number | null; problem?: string }[];
}

export interface Deliveries {
  /** Sets how events are sent. `normal` also sends what `delayed` held back. */
  setMode(mode: DeliveryMode): void;
  mode(): DeliveryMode;
  /** Sends delayed events. Resolves when all are answered. */
  flush(): Promise<void>;
  /** Resolves when nothing is being sent or retried. Delayed and lost events do not count. */
  idle(): Promise<void>;
  /** Sends an event again, in any mode. Returns the answer's status, or null if there was none. */
  redeliver(eventId: string): Promise<number | null>;
  /** Oldest first. */
  list(): Delivery[];
}

interface DeliveryParts {
  endpoint: () => Endpoint | undefined;
  find: (eventId: string) => StandInEvent | undefined;
  /** Milliseconds before the first retry; doubles each time, up to a minute. */
  retryDelayMs: number;
  log: Map<string, Delivery>;
  changed: () => void;
}

const CONCURRENCY = 8;
const MAX_ATTEMPTS = 16;
/** Remembered deliveries. */
const LOG_SIZE = 5000;
const MAX_DELAY_MS = 60_000;
const ANSWER_TIMEOUT_MS = 20_000;
/** Milliseconds of silence that end a batch; its events are then sent in reverse order. */
const BATCH_MS = 150;

export function createDeliveries(parts: DeliveryParts): Deliveries & {
  announce(event: StandInEvent): void;
  /** Sends the events that the previous run left unsent. */
  resume(): void;
  stop(): Promise<void>;
} {
  let mode: DeliveryMode = 'normal';
  let held: string[] = [];
  let batch: NodeJS.Timeout | undefined;
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const stopping = new AbortController();

  const send = (eventId: string) => void queue.add(() => deliver(parts, eventId, stopping.signal));
  const release = () => {
    clearTimeout(batch);
    batch = undefined;
    const ids = held;
    held = [];
    for (const id of ids) note(parts, id, 'pending');
    return ids;
  };
  const sendBatch = () => {
    const ids = release().reverse();
    // One after another, because concurrent requests may arrive in any order.
    void queue.add(async () => {
      for (const id of ids) await deliver(parts, id, stopping.signal);
    });
  };
  const hold = (eventId: string) => {
    held.push(eventId);
    note(parts, eventId, 'held');
  };
  const sendHeld = () => {
    if (mode === 'reordered') sendBatch();
    else for (const id of release()) send(id);
  };

  return {
    announce(event) {
      if (!parts.endpoint()) return;
      parts.log.set(event.id, { eventId: event.id, type: event.type, state: 'pending', attempts: [] });
      for (const [oldest] of parts.log) {
        if (parts.log.size <= LOG_SIZE) break;
        parts.log.delete(oldest);
      }
      if (mode === 'lost') note(parts, event.id, 'lost');
      else if (mode === 'delayed') hold(event.id);
      else if (mode === 'reordered') {
        hold(event.id);
        clearTimeout(batch);
        batch = setTimeout(sendBatch, BATCH_MS);
      } else {
        send(event.id);
        if (mode === 'duplicate') send(event.id);
      }
    },
    resume() {
      for (const { eventId, state } of parts.log.values())
        if (state === 'pending' || state === 'held') send(eventId);
    },
    setMode(next) {
      if (held.length > 0 && next !== 'delayed') sendHeld();
      mode = next;
    },
    mode: () => mode,
    async flush() {
      sendHeld();
      await queue.onIdle();
    },
    async idle() {
      if (mode === 'reordered' && held.length > 0) sendBatch();
      await queue.onIdle();
    },
    async redeliver(eventId) {
      return await attempt(parts, eventId, stopping.signal);
    },
    list: () => [...parts.log.values()],
    async stop() {
      clearTimeout(batch);
      stopping.abort();
      await queue.onIdle();
    },
  };
}

async function deliver(parts: DeliveryParts, eventId: string, stop: AbortSignal): Promise<void> {
  for (let count = 0; count < MAX_ATTEMPTS && !stop.aborted && parts.find(eventId); count += 1) {
    const status = await attempt(parts, eventId, stop);
    if (isAccepted(status)) return;
    const delay = Math.min(parts.retryDelayMs * 2 ** count, MAX_DELAY_MS);
    if (!stop.aborted) await wait(delay, undefined, { signal: stop }).catch(() => undefined);
  }
  if (!stop.aborted) note(parts, eventId, 'failed');
}

async function attempt(parts: DeliveryParts, eventId: string, stop: AbortSignal): Promise<number | null> {
  const event = parts.find(eventId);
  const endpoint = parts.endpoint();
  if (!event || !endpoint) return null;
  const at = new Date().toISOString();
  let status: number | null = null;
  let problem: string | undefined;
  try {
    const payload = JSON.stringify(event, null, 2);
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (stand-in)',
        'stripe-signature': signPayload(payload, endpoint.secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    status = response.status;
    await response.arrayBuffer();
  } catch (error) {
    problem = error instanceof Error ? String(error.cause ?? error.message) : String(error);
  }
  if (stop.aborted) return status;
  parts.log.get(eventId)?.attempts.push({ at, status, ...(problem === undefined ? {} : { problem }) });
  if (isAccepted(status)) {
    event.pending_webhooks = 0;
    note(parts, eventId, 'delivered');
  }
  parts.changed();
  return status;
}

function isAccepted(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

function note({ log }: DeliveryParts, eventId: string, state: Delivery['state']): void {
  const delivery = log.get(eventId);
  if (delivery && delivery.state !== 'delivered') delivery.state = state;
}

/** The `Stripe-Signature` header of a webhook body. `second`: since 1970, by the machine's clock. */
function signPayload(payload: string, secret: string, second: number): string {
  const signature = createHmac('sha256', secret).update(`${second}.${payload}`).digest('hex');
  return `t=${second},v1=${signature}`;
}
