import { useEffect, useState } from 'react';
import type { WallImage } from './picture-wall.tsx';

/** Finds pictures by words, best first. It must not change between renders. */
export type FindPictures = (words: string, signal: AbortSignal) => Promise<readonly WallImage[]>;

/** Pictures that show the typed words, best first, after a pause in typing; empty if there are none. */
export function useFoundPictures(typed: string, find: FindPictures): readonly WallImage[] {
  const [found, setFound] = useState<readonly WallImage[]>([]);
  const words = typed.trim().slice(0, LONGEST);
  useEffect(() => {
    if (words.length < SHORTEST) {
      setFound([]);
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
/** Characters; fewer fit too many pictures. */
const SHORTEST = 3;
/** The gallery's search reads no more. */
const LONGEST = 200;
