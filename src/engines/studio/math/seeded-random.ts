/** A reproducible stream of numbers: the same seed always gives the same sequence. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items, each equally likely; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** -1 or 1. */
  sign(): number;
  /** A uint32, to seed a stream or a noise of its own. */
  seed(): number;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, ample for choosing a scene. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const seedValue = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => seedValue() / 4294967296;
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    sign: () => (next() < 0.5 ? -1 : 1),
    seed: seedValue,
  };
}

/** 32-bit FNV-1a over UTF-16 code units with a final avalanche, so that near texts are far apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
