import { fromKysely, type Job, PgBoss, type Queue as QueueDefinition, type SendOptions } from 'pg-boss';
import type { DatabaseTransaction } from '../db/client.ts';

/** Each queue's job data. */
export interface JobData {
  'run-generation': { generationId: string };
  /** Dead-letter queue of `run-generation`. */
  'abandon-generation': { generationId: string };
  'fill-gallery': Record<string, never>;
  'paint-gallery-image': { paintingId: string };
  /** Judges a picture that its owner wants to publish. */
  'publish-picture': { imageId: string };
  'make-renditions': { imageId: string };
  /** Downloads in another format or size: fast ones, and slow enlargements. */
  'make-image-file': { fileId: string };
  'enlarge-image': { fileId: string };
  /** Looks for a picture's subject, to select it. */
  'find-subject': { fileId: string; imageId: string };
  /** Analyzes a web page or an uploaded picture for ads. */
  'analyze-website': { analysisId: string };
  'analyze-image': { analysisId: string };
  /** Generates a picture for ads; composes an ad. */
  'make-ad-picture': { pictureId: string };
  'compose-ad': { artifactId: string };
  /** The user's email or name changed: `occasion` names the change. */
  'sync-customer': { userId: string; occasion: string };
  /** Delivers an event to a webhook. */
  'deliver-webhook': { deliveryId: string };
  'reconcile-payments': Record<string, never>;
  sweep: Record<string, never>;
}
/** Scheduled queues. */
type ScheduledJobName = 'fill-gallery' | 'reconcile-payments' | 'sweep';
export type JobName = keyof JobData;

export interface Attempt<Name extends JobName> {
  data: JobData[Name];
  /** Aborts when the worker must stop at once, or the attempt's time is up. */
  signal: AbortSignal;
  /** Whether this is the last attempt. */
  isLast: boolean;
}

export interface WorkOptions {
  /** Jobs at once in this process. */
  concurrency: number;
  /** Jobs of one group (a user) at once, over all workers. */
  groupConcurrency?: number;
  /** Whether its jobs abort as soon as the worker is told to stop: for work that no user waits for. */
  stopsAtOnce?: boolean;
}

export interface EnqueueOptions {
  /** The job's group: see `groupConcurrency`. */
  group?: string;
  priority?: number;
  /** In queues of the policy `exclusive`: nothing is enqueued while a job of this name waits or runs. */
  onlyOne?: string;
  /** Seconds until it may start. */
  delay?: number;
}

/** The job queue: pg-boss, in the same database, so that jobs are enqueued in transactions. */
export interface Queue {
  enqueue<Name extends JobName>(
    trx: DatabaseTransaction,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  work<Name extends JobName>(
    name: Name,
    options: WorkOptions,
    handler: (attempt: Attempt<Name>) => Promise<void>,
  ): Promise<void>;
  /** Starts no more jobs of these queues. Running ones continue. */
  pause(names: readonly JobName[]): Promise<void>;
  /** Starts jobs of these queues again. */
  resume(names: readonly JobName[]): Promise<void>;
  /** Runs a job at every tick of a cron expression (UTC); ticks without a running worker are skipped. */
  schedule(name: ScheduledJobName, cron: string): Promise<void>;
  unschedule(name: ScheduledJobName): Promise<void>;
  /**
   * Lets running jobs finish for up to `drainMs`, except those that stop at once; then fails them, so that another worker
   * retries them.
   */
  stop(drainMs: number): Promise<void>;
}

export interface QueueOptions {
  databaseUrl: string;
  /** A worker supervises and schedules; a web process only enqueues. */
  role: 'web' | 'worker';
  onError: (error: Error) => void;
}

export async function startQueue(options: QueueOptions): Promise<Queue> {
  const worker = options.role === 'worker';
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    application_name: `framewright-queue-${options.role}`,
    max: worker ? 6 : 2,
    migrate: false,
    createSchema: false,
    supervise: worker,
    schedule: worker,
    useListenNotify: worker,
    // A killed worker's job is retried within seconds rather than a minute.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', options.onError);
  leaveQueuesAlone(boss);
  await boss.start();
  const stopping = new AbortController();
  const begin = new Map<JobName, () => Promise<void>>();
  const paused = new Set<JobName>();
  return {
    async enqueue(trx, name, data, { group, priority, onlyOne, delay } = {}) {
      const send: SendOptions = { db: fromKysely(trx.withoutPlugins()) };
      if (group !== undefined) send.group = { id: group };
      if (priority !== undefined) send.priority = priority;
      if (onlyOne !== undefined) send.singletonKey = onlyOne;
      if (delay !== undefined) send.startAfter = delay;
      await boss.send(name, data, send);
    },
    async work(name, { concurrency, groupConcurrency, stopsAtOnce = false }, handler) {
      const options = {
        notifyPollingIntervalSeconds: 2,
        ...(groupConcurrency === undefined ? {} : { groupConcurrency }),
      };
      begin.set(name, async () => {
        for (let started = 0; started < concurrency; started += 1) await beginOne();
      });
      const beginOne = async () => {
        let workerId: string | undefined;
        workerId = await boss.work(name, options, async ([job]: Job<never>[]) => {
          if (!job) return;
          // Starts the next waiting job now, not at the next poll.
          if (workerId !== undefined) boss.notifyWorker(workerId);
          const signal = stopsAtOnce ? AbortSignal.any([job.signal, stopping.signal]) : job.signal;
          const isLast = job.retryCount >= QUEUES[name].retryLimit;
          await handler({ data: job.data, signal, isLast });
        });
      };
      if (!paused.has(name)) await begin.get(name)?.();
    },
    async pause(names) {
      for (const name of names) {
        paused.add(name);
        await boss.offWork(name, { wait: false });
      }
    },
    async resume(names) {
      for (const name of names) if (paused.delete(name)) await begin.get(name)?.();
    },
    async schedule(name, cron) {
      // Without this, scheduled jobs would have no data.
      await boss.schedule(name, cron, {});
    },
    async unschedule(name) {
      await boss.unschedule(name);
    },
    async stop(drainMs) {
      stopping.abort(new Error('The worker was told to stop'));
      await boss.stop({ graceful: drainMs > 0, timeout: drainMs, close: true });
    },
  };
}

// The internal queue that pg-boss schedules with.
const SCHEDULE_QUEUE = '__pgboss__send-it';

/** pg-boss creates its internal queue at every start. The running role may not, and the migration has created it. */
function leaveQueuesAlone(boss: PgBoss): void {
  const db = boss.getDb();
  const executeSql = db.executeSql.bind(db);
  db.executeSql = async (text, values) =>
    text.includes(`create_queue('${SCHEDULE_QUEUE}'`) ? { rows: [] } : await executeSql(text, values);
}

/** Creates or migrates pg-boss's tables and the product's queues. */
export async function createQueueSchema(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(SCHEDULE_QUEUE);
  for (const [name, own] of Object.entries(QUEUES)) {
    // A killed worker's jobs are retried within seconds.
    const definition = { ...own, heartbeatSeconds: 15 };
    await boss.createQueue(name, definition);
    const { partition: _fixed, policy: _policy, ...changeable } = definition as QueueDefinition;
    await boss.updateQueue(name, changeable);
  }
  // Only the owner may rebuild bloated indexes, so workers do not try.
  for (const command of await boss.getReindexCommands()) await boss.getDb().executeSql(command);
  await boss.stop({ graceful: false });
}

/** Each retry waits longer; workers are notified of new jobs. */
const WITH_BACKOFF = { retryBackoff: true, notify: true };
const AD_QUEUE = {
  retryLimit: 1,
  retryDelay: 1,
  expireInSeconds: 300,
  notify: true,
} satisfies Omit<QueueDefinition, 'name'>;

// Dead-letter queues come before the queues that name them.
const QUEUES: Record<JobName, Omit<QueueDefinition, 'name'> & { retryLimit: number }> = {
  'abandon-generation': {
    ...WITH_BACKOFF,
    retryLimit: 5,
    retryDelay: 5,
  },
  'run-generation': {
    ...WITH_BACKOFF,
    retryLimit: 3,
    retryDelay: 1,
    retryDelayMax: 30,
    // Above the longest GENERATION_TIMEOUT_S (an hour): the rule ends an attempt first, with its own message.
    expireInSeconds: 3_900,
    deadLetter: 'abandon-generation',
  },
  'fill-gallery': { policy: 'short', retryLimit: 3, retryDelay: 5 },
  // The sweeper abandons a gallery picture after its last attempt; the next tick makes another.
  'paint-gallery-image': {
    ...WITH_BACKOFF,
    retryLimit: 8,
    retryDelay: 5,
    retryDelayMax: 600,
    // Above the longest GENERATION_TIMEOUT_S plus the wait while users' pictures go first.
    expireInSeconds: 5_400,
  },
  // The sweeper forgets it after its last attempt; its owner can ask again.
  'publish-picture': { ...WITH_BACKOFF, retryLimit: 5, retryDelay: 2, retryDelayMax: 300 },
  // After its last attempt, a job is enqueued again when a user next asks for it.
  'make-renditions': {
    ...WITH_BACKOFF,
    policy: 'exclusive',
    retryLimit: 5,
    retryDelay: 5,
    retryDelayMax: 300,
  },
  // The sweeper fails files after their last attempt; the next request makes them again.
  'make-image-file': { ...WITH_BACKOFF, retryLimit: 3, retryDelay: 1 },
  'enlarge-image': {
    ...WITH_BACKOFF,
    retryLimit: 3,
    retryDelay: 2,
    retryDelayMax: 60,
    // Above the rule's own limit plus the wait while users' pictures go first.
    expireInSeconds: 3_600,
  },
  'find-subject': { ...WITH_BACKOFF, retryLimit: 2, retryDelay: 1 },
  // A user waits for these: they fail after the second attempt, and can be requested again.
  'analyze-website': AD_QUEUE,
  'analyze-image': AD_QUEUE,
  'make-ad-picture': AD_QUEUE,
  'compose-ad': AD_QUEUE,
  'sync-customer': {
    ...WITH_BACKOFF,
    retryLimit: 12,
    retryDelay: 5,
    retryDelayMax: 3_600,
  },
  // For about a day, with up to six hours between attempts; then it is given up.
  'deliver-webhook': {
    ...WITH_BACKOFF,
    retryLimit: 14,
    retryDelay: 10,
    retryDelayMax: 21_600,
    expireInSeconds: 60,
  },
  // One at a time over all workers. A failure is retried at the next tick.
  'reconcile-payments': {
    policy: 'exclusive',
    retryLimit: 1,
    retryDelay: 60,
    expireInSeconds: 3_000,
  },
  sweep: { policy: 'short', retryLimit: 0 },
};
