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
  /** A copy in random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** -1 or 1. */
  sign(): -1 | 1;
  /** A uint32, to seed a stream of its own. */
  seed(): number;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, ample for one scene. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => draw() / 4_294_967_296;
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const other = Math.floor(next() * (i + 1));
        [copy[i], copy[other]] = [copy[other]!, copy[i]!];
      }
      return copy;
    },
    sign: () => (next() < 0.5 ? -1 : 1),
    seed: draw,
  };
}
