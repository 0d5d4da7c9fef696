/** Lets one work at a time; the others wait in the order of their coming. */
export function createTurns(): { take(signal: AbortSignal): Promise<() => void> } {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  const pass = () => {
    isTaken = false;
    waiting.shift()?.();
  };
  const begin = () => {
    isTaken = true;
    let isOver = false;
    return () => {
      if (!isOver) pass();
      isOver = true;
    };
  };

  return {
    /**
     * Resolves when it is the caller's turn, to what ends it.
     * @throws the signal's reason when it is aborted before
     */
    async take(signal) {
      signal.throwIfAborted();
      if (!isTaken) return begin();
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
