/** Lets `most` works run at once; the others wait in the order of their coming. */
export function createTurns(most: number): { take(signal: AbortSignal): Promise<() => void> } {
  const waiting: (() => void)[] = [];
  let running = 0;

  const begin = () => {
    running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      waiting.shift()?.();
    };
  };

  return {
    /**
     * Resolves when it is the caller's turn, to what ends it.
     * @throws the signal's reason when it is aborted before
     */
    async take(signal) {
      signal.throwIfAborted();
      if (running < most) return begin();
      return await new Promise((resolve, reject) => {
        const come = () => {
          signal.removeEventListener('abort', leave);
          resolve(begin());
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(come), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(come);
      });
    },
  };
}
