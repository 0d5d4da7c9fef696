import { useEffect, useState } from 'react';

/** Finds pictures by words, best first. It must not change between renders. */
export type FindPictures<T> = (words: string, signal: AbortSignal) => Promise<readonly T[]>;

/** Fewer characters fit too many pictures. */
export const SHORTEST_WORDS = 3;

/** Pictures that show the typed words, best first, after a pause in typing; null until the first answer to any words. */
export function useFoundPictures<T>(typed: string, find: FindPictures<T>): readonly T[] | null {
  const [found, setFound] = useState<readonly T[] | null>(null);
  const words = typed.trim().slice(0, LONGEST);
  useEffect(() => {
    if (words.length < SHORTEST_WORDS) {
      setFound(null);
      return;
    }
    const stop = new AbortController();
    // Without an answer the wall stays as it is.
    const timer = setTimeout(() => void find(words, stop.signal).then(setFound, () => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, find]);
  return found;
}

const PAUSE_MS = 350;
/** The gallery's search reads no more. */
const LONGEST = 200;
