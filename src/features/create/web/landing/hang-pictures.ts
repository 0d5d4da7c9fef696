interface Hung {
  url: string;
}

/** Pictures for this many frames: those found first, best first, then the others, none twice. */
export function hangPictures<T extends Hung>(found: readonly T[], others: readonly T[], frames: number): T[] {
  const hung = new Map<string, T>();
  for (const picture of [...found, ...others]) if (!hung.has(picture.url)) hung.set(picture.url, picture);
  return [...hung.values()].slice(0, frames);
}
