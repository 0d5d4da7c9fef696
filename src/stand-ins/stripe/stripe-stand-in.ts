import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mode } from './answer-api.ts';
import { runDue } from './billing/run-due.ts';
import { addMonths, createClock, DAY } from './clock.ts';
import { type Controls, createControls } from './controls.ts';
import { createDeliveries, type Deliveries, type Endpoint } from './events/deliveries.ts';
import type { FaultKind, Faults } from './faults.ts';
import { handleRequest } from './handle-request.ts';
import { type Seed, seedCatalog } from './seed-catalog.ts';
import { readState, restoreMode, saveMode, writeState } from './state-file.ts';
import { createStore, findObject, type Store } from './store.ts';

export interface StandInOptions {
  /** 0: any free port. */
  port?: number;
  /** Loopback only: 127.0.0.1, ::1 or localhost. */
  host?: string;
  /** Keeps the state between runs; without it nothing is saved. */
  stateFile?: string;
  /** For test mode; existing objects stay. */
  seed?: Seed;
  webhook?: Endpoint;
  secretKeys?: { test: string; live: string };
  /** The machine's time; the stand-in's clock runs ahead of it. */
  now?: () => Date;
  /** Milliseconds before the first webhook retry; doubles each time. */
  retryDelayMs?: number;
}

export interface StripeStandIn extends Controls {
  /** `http://127.0.0.1:{port}`: the API is under /v1/, the dashboard at the root. */
  url: string;
  port: number;
  secretKeys: { test: string; live: string };
  stop(): Promise<void>;
  setWebhook(endpoint: Endpoint): void;
  clock: {
    now(): Date;
    /** Runs the renewals, retries, ends and expiries that become due. Does not wait for their events. */
    advance(by: { days?: number | undefined; months?: number | undefined }): Promise<void>;
  };
  deliveries: Deliveries;
  faults: { set(kind: FaultKind, options?: { slowMs?: number }): void; kind(): FaultKind };
  /** The objects by mode; read-only. */
  stores: { test: Store; live: Store };
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
/** Changes within this time are saved together. */
const WRITE_DELAY_MS = 200;

/** @throws Error for a host that other machines can reach, because every caller has full control */
export async function startStripeStandIn(options: StandInOptions = {}): Promise<StripeStandIn> {
  const { host = '127.0.0.1', port = 0, stateFile, now = () => new Date() } = options;
  if (!LOOPBACK.includes(host))
    throw new Error(`The stand-in for Stripe listens on this machine alone, not on ${host}.`);
  const secretKeys = options.secretKeys ?? { test: 'sk_test_standin', live: 'sk_live_standin' };
  const state = stateFile === undefined ? undefined : readState(stateFile);
  const clock = createClock(now, state?.clockAhead ?? 0);
  const faults: Faults = { kind: 'none', slowMs: 30_000 };
  let endpoint = options.webhook ?? state?.endpoint;

  const makeMode = (livemode: boolean): Mode => ({
    store: createStore({
      livemode,
      clock,
      origin: '',
      announce: (event) => deliveries.announce(event),
      hasEndpoint: () => endpoint !== undefined,
    }),
    secretKey: livemode ? secretKeys.live : secretKeys.test,
    keys: { answers: new Map(), running: new Set() },
  });
  const modes = { test: makeMode(false), live: makeMode(true) };
  const stores = { test: modes.test.store, live: modes.live.store };

  let writing: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(writing);
    writing = undefined;
    if (stateFile === undefined) return;
    writeState(stateFile, {
      version: 1,
      clockAhead: clock.ahead(),
      ...(endpoint ? { endpoint } : {}),
      deliveries: deliveries.list(),
      modes: { test: saveMode(modes.test), live: saveMode(modes.live) },
    });
  };
  const changed = () => {
    if (stateFile !== undefined) writing ??= setTimeout(write, WRITE_DELAY_MS);
  };
  const deliveries = createDeliveries({
    endpoint: () => endpoint,
    find: (id) => findObject(stores.test, 'event', id) ?? findObject(stores.live, 'event', id),
    retryDelayMs: options.retryDelayMs ?? 1000,
    log: new Map(state?.deliveries.map((delivery) => [delivery.eventId, delivery])),
    changed,
  });
  if (state) {
    restoreMode(modes.test, state.modes.test);
    restoreMode(modes.live, state.modes.live);
  }
  seedCatalog(stores.test, options.seed ?? {});
  const settle = () => {
    for (const store of Object.values(stores)) runDue(store, clock.now());
    changed();
  };

  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  for (const store of Object.values(stores)) store.origin = url;

  const standIn: StripeStandIn = {
    ...createControls(stores, settle),
    url,
    port: bound,
    secretKeys,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await deliveries.stop();
      write();
    },
    setWebhook: (next) => {
      endpoint = next;
      changed();
    },
    clock: {
      now: () => new Date(clock.now() * 1000),
      async advance({ days = 0, months = 0 }) {
        clock.moveTo(addMonths(clock.now(), months) + days * DAY);
        settle();
      },
    },
    deliveries,
    faults: {
      set: (kind, { slowMs } = {}) => Object.assign(faults, { kind, slowMs: slowMs ?? faults.slowMs }),
      kind: () => faults.kind,
    },
    stores,
  };
  server.on('request', (request, response) => {
    void handleRequest({ standIn, modes, faults, settle }, request, response);
  });
  deliveries.resume();
  return standIn;
}
