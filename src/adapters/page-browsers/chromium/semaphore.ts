/**
 * Admits `limit` holders at a time; the others wait in order. (`p-queue` would free an aborted task's slot at once, while its
 * browser still runs.)
 */
export function createSemaphore(limit: number): { acquire(signal: AbortSignal): Promise<() => void> } {
  const waiting: (() => void)[] = [];
  let holders = 0;

  const hold = () => {
    holders += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      holders -= 1;
      waiting.shift()?.();
    };
  };

  return {
    /**
     * @returns the function that releases the slot
     * @throws the signal's reason if it is aborted while waiting
     */
    async acquire(signal) {
      signal.throwIfAborted();
      if (holders < limit) return hold();
      return await new Promise((resolve, reject) => {
        const admit = () => {
          signal.removeEventListener('abort', leave);
          resolve(hold());
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(admit), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(admit);
      });
    },
  };
}
