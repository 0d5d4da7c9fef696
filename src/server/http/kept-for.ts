/** The same answer for some milliseconds, shared by all who ask meanwhile; a failure is kept for nobody. */
export function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer;
    const answer = read();
    const entry = { answer, until: performance.now() + ms };
    kept = entry;
    answer.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return answer;
  };
}
