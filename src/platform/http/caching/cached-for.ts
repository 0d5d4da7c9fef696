/** Caches the answer for some milliseconds, for all callers. A failure is not cached. */
export function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (cached && performance.now() < cached.until) return cached.answer;
    const answer = read();
    const entry = { answer, until: performance.now() + ms };
    cached = entry;
    answer.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return answer;
  };
}
