import { AppError } from '#server/errors';

export interface Turns {
  /**
   * Resolves when it is the caller's turn, to what ends the turn.
   * @throws AppError `rate_limited` when too many wait already
   */
  take(key: string): Promise<() => void>;
}

const COME_BACK_S = 5;

/** Lets so many work at once, so many of them under one key, and the others wait in the order of their coming. */
export function createTurns({
  atOnce,
  atOncePerKey,
  waiting,
}: {
  atOnce: number;
  atOncePerKey: number;
  waiting: number;
}): Turns {
  const queue: { key: string; begin: () => void }[] = [];
  const working = new Map<string, number>();
  let total = 0;

  const mayBegin = (key: string) => total < atOnce && (working.get(key) ?? 0) < atOncePerKey;
  const count = (key: string, change: 1 | -1) => {
    total += change;
    const now = (working.get(key) ?? 0) + change;
    if (now === 0) working.delete(key);
    else working.set(key, now);
  };
  const begin = (key: string) => {
    count(key, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      count(key, -1);
      const next = queue.findIndex((waiter) => mayBegin(waiter.key));
      if (next >= 0) queue.splice(next, 1)[0]!.begin();
    };
  };

  return {
    async take(key) {
      if (mayBegin(key)) return begin(key);
      if (queue.length >= waiting) {
        throw new AppError('rate_limited', 'Many uploads are under way. Please try again in a moment.', {
          retryAfter: COME_BACK_S,
        });
      }
      return await new Promise((resolve) => {
        queue.push({ key, begin: () => resolve(begin(key)) });
      });
    },
  };
}
