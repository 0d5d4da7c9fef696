import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Metrics of one process for Prometheus. Labels are routes, queues, models and outcomes: a few dozen values, and nothing
 * that identifies a user.
 */
export interface Metrics {
  /** @param route as registered, with its parameters' names; `unmatched` for unknown addresses */
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Whether a shared answer was cached, was already being made for another request, or had to be made. */
  countSharedAnswer(result: 'ready' | 'joined' | 'made'): void;
  countJob(job: { queue: string; outcome: 'done' | 'failed' | 'retried'; seconds: number }): void;
  countModelCall(call: {
    model: string;
    purpose: string;
    outcome: string;
    seconds: number;
    usd: number;
  }): void;
  /** Open event streams of this process. */
  setOpenStreams(count: number): void;
  /** Metrics of the whole site, from the database; `undefined` while it is down. */
  setState(state: SiteState | undefined): void;
  /** In the text format of Prometheus. */
  render(): Promise<string>;
}

/** "The last hour" is measured by the database's clock. */
export interface SiteState {
  queues: readonly QueueFigures[];
  /** By status. */
  generationsLastHour: Readonly<Record<string, number>>;
  unfinishedGenerations: readonly { model: string; waiting: number; running: number }[];
  creditsHeld: number;
  creditsCapturedLastHour: number;
  creditsReleasedLastHour: number;
  galleryImages: number;
  storedBytes: number;
  visitorBytes: number;
  /** Of the process itself. */
  disks: readonly { name: string; freeBytes: number | null; floorBytes: number }[];
}

interface QueueFigures {
  name: string;
  waiting: number;
  later: number;
  running: number;
  /** Of the last 24 hours. */
  failed: number;
  /** Seconds that the oldest runnable job has waited; 0 if none waits. */
  oldestS: number;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createMetrics({ role }: { role: string }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const requests = new Histogram({
    name: 'framewright_http_request_duration_seconds',
    help: 'Requests by route and status, without cached answers.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const shared = new Counter({
    name: 'framewright_shared_answers_total',
    help: 'Shared answers to visitors: ready (cached), joined (waited for another request), made.',
    labelNames: ['result'],
    registers,
  });
  const jobs = new Histogram({
    name: 'framewright_job_duration_seconds',
    help: 'Attempts at jobs by queue and outcome: done, retried (another follows), failed (the last one).',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'framewright_model_call_duration_seconds',
    help: 'Calls of hosted models by model, purpose and outcome.',
    labelNames: ['model', 'purpose', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  const cost = new Counter({
    name: 'framewright_model_cost_usd_total',
    help: 'US dollars that calls of hosted models cost, estimates included.',
    labelNames: ['model', 'purpose'],
    registers,
  });
  const streams = new Gauge({
    name: 'framewright_event_streams',
    help: 'Open event streams of this process.',
    registers,
  });
  const setState = createStateGauges(registers);

  return {
    countRequest({ method, route, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other';
      requests.observe({ method: known, route, status: String(status) }, seconds);
    },
    countSharedAnswer(result) {
      shared.inc({ result });
    },
    countJob({ queue, outcome, seconds }) {
      jobs.observe({ queue, outcome }, seconds);
    },
    countModelCall({ model, purpose, outcome, seconds, usd }) {
      calls.observe({ model, purpose, outcome }, seconds);
      cost.inc({ model, purpose }, usd);
    },
    setOpenStreams(count) {
      streams.set(count);
    },
    setState,
    render: () => registry.metrics(),
  };
}

/** Every web process reports the same values: take the maximum over processes, not the sum. */
function createStateGauges(registers: Registry[]): Metrics['setState'] {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('framewright_database_up', 'Whether the last database query succeeded.', []);
  const queued = gauge('framewright_queue_jobs', 'Jobs by queue and state (failed: within 24 hours).', [
    'queue',
    'state',
  ]);
  const oldest = gauge(
    'framewright_queue_oldest_seconds',
    'Seconds that the oldest waiting job has waited.',
    ['queue'],
  );
  const generations = gauge('framewright_generations_last_hour', 'Generations begun in the last hour.', [
    'status',
  ]);
  const waiting = gauge('framewright_generations_waiting', 'Generations that no worker has begun.', [
    'model',
  ]);
  const running = gauge('framewright_generations_running', 'Generations that a worker has begun.', ['model']);
  /** Models that had something to do: their last value must not stay when they have nothing. */
  const models = new Set<string>();
  const held = gauge('framewright_credits_held', 'Credits that unsettled generations hold.', []);
  const settled = gauge('framewright_credits_settled_last_hour', 'Credits captured and released.', ['how']);
  const gallery = gauge('framewright_gallery_images', 'Public pictures.', []);

  const stored = gauge('framewright_storage_bytes', 'Bytes stored: all, and those of visitors.', ['whose']);
  const free = gauge('framewright_disk_free_bytes', 'Free bytes of a disk of this process.', ['disk']);
  const floor = gauge('framewright_disk_floor_bytes', 'Free bytes below which nothing is written.', ['disk']);

  return (state) => {
    up.set(state ? 1 : 0);
    if (!state) return;
    for (const { name: queue, oldestS, ...counts } of state.queues) {
      for (const jobState of ['waiting', 'later', 'running', 'failed'] as const)
        queued.set({ queue, state: jobState }, counts[jobState]);
      oldest.set({ queue }, oldestS);
    }
    for (const status of ['generating', 'completed', 'failed'])
      generations.set({ status }, state.generationsLastHour[status] ?? 0);
    const unfinished = new Map(state.unfinishedGenerations.map((one) => [one.model, one]));
    for (const model of unfinished.keys()) models.add(model);
    for (const model of models) {
      waiting.set({ model }, unfinished.get(model)?.waiting ?? 0);
      running.set({ model }, unfinished.get(model)?.running ?? 0);
    }
    held.set(state.creditsHeld);
    settled.set({ how: 'captured' }, state.creditsCapturedLastHour);
    settled.set({ how: 'released' }, state.creditsReleasedLastHour);
    gallery.set(state.galleryImages);
    stored.set({ whose: 'all' }, state.storedBytes);
    stored.set({ whose: 'visitors' }, state.visitorBytes);
    for (const { name: disk, freeBytes, floorBytes } of state.disks) {
      if (freeBytes !== null) free.set({ disk }, freeBytes);
      floor.set({ disk }, floorBytes);
    }
  };
}
