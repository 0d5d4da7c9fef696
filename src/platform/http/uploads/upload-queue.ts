import PQueue from 'p-queue';
import { AppError } from '../../errors/app-error.ts';

const RETRY_AFTER_S = 5;

/** Runs `concurrency` uploads at once, `concurrencyPerKey` of them for one key; at most `maxWaiting` others wait. */
export function createUploadQueue({
  concurrency,
  concurrencyPerKey,
  maxWaiting,
}: {
  concurrency: number;
  concurrencyPerKey: number;
  maxWaiting: number;
}) {
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
      if (!startsNow && unfinished - shared.pending >= maxWaiting) {
        throw new AppError('rate_limited.uploads', { retryAfter: RETRY_AFTER_S });
      }
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
