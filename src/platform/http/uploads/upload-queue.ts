import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { AppError } from '../../errors/app-error.ts';
import { networkKey } from '../rate-limits/address-keys.ts';

const RETRY_AFTER_S = 5;

export interface UploadQueueLimits {
  concurrency: number;
  concurrencyPerKey: number;
  maxWaiting: number;
  maxWaitingPerKey: number;
}

/**
 * Runs `concurrency` uploads at once, `concurrencyPerKey` of them for one key; at most `maxWaiting` others wait,
 * `maxWaitingPerKey` of them for one key.
 */
export function createUploadQueue({
  concurrency,
  concurrencyPerKey,
  maxWaiting,
  maxWaitingPerKey,
}: UploadQueueLimits) {
  const shared = new PQueue({ concurrency });
  const perKey = new Map<string, { queue: PQueue; unfinished: number }>();
  let unfinished = 0;

  return {
    /**
     * Runs `work` when a slot is free. Uploads of one key run in order of arrival.
     * @throws AppError `rate_limited` if too many are waiting; errors of `work`
     */
    async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const own = perKey.get(key) ?? { queue: new PQueue({ concurrency: concurrencyPerKey }), unfinished: 0 };
      const startsNow = shared.pending < concurrency && own.queue.pending < concurrencyPerKey;
      const isFull =
        unfinished - shared.pending >= maxWaiting || own.unfinished >= concurrencyPerKey + maxWaitingPerKey;
      if (!startsNow && isFull) throw new AppError('rate_limited.uploads', { retryAfter: RETRY_AFTER_S });
      perKey.set(key, own);
      own.unfinished += 1;
      unfinished += 1;
      try {
        return await own.queue.add(() => shared.add(work));
      } finally {
        unfinished -= 1;
        own.unfinished -= 1;
        if (own.unfinished === 0) perKey.delete(key);
      }
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Two queues, so that visitors never hold up people with an account. Visitors of one network share a key. */
export function createUploadQueues(limits: { users: UploadQueueLimits; visitors: UploadQueueLimits }) {
  const users = createUploadQueue(limits.users);
  const visitors = createUploadQueue(limits.visitors);
  return {
    /** For uploads that come in another way than a form. */
    runForUser: users.run,
    /** @param userId null for a visitor */
    run: <Result>(
      { ip }: Pick<FastifyRequest, 'ip'>,
      userId: string | null,
      work: () => Promise<Result>,
    ): Promise<Result> => (userId === null ? visitors.run(networkKey(ip), work) : users.run(userId, work)),
  };
}

export type UploadQueues = ReturnType<typeof createUploadQueues>;
