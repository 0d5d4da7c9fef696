import { AppError } from '#platform/errors/app-error';
import type { CardPlan } from './card-plan.ts';
import { type DrawCardDeps, drawCard } from './draw-card.ts';

/** Cards that this process has drawn, and those that it is drawing. */
export interface CardCache {
  /** Whether the card is here, or on its way: then it costs nothing to ask for it. */
  has(digest: string): boolean;
  /** @throws AppError `rate_limited` when too many are being drawn; else as `drawCard` does */
  open(plan: CardPlan): Promise<Buffer>;
}

/** A card takes 150 kB. */
const MOST_BYTES = 16 * 1024 * 1024;
/** A card takes a fifth of a second, and whoever fetches previews waits for some seconds. */
const MOST_DRAWING = 16;
const COME_BACK_S = 5;

/** Draws each card once, however many ask for it at the same time, and keeps those that were asked for last. */
export function createCardCache(deps: DrawCardDeps): CardCache {
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const keep = (digest: string, card: Buffer) => {
    kept.set(digest, card);
    bytes += card.length;
    for (const [oldest, old] of kept) {
      if (bytes <= MOST_BYTES) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };
  const draw = async (plan: CardPlan) => {
    try {
      const card = await drawCard(deps, plan);
      keep(plan.digest, card);
      return card;
    } finally {
      drawing.delete(plan.digest);
    }
  };

  return {
    has: (digest) => kept.has(digest) || drawing.has(digest),
    async open(plan) {
      const { digest } = plan;
      const card = kept.get(digest);
      if (card) {
        // The next to go is the one that nobody has asked for longest.
        kept.delete(digest);
        kept.set(digest, card);
        return card;
      }
      const under = drawing.get(digest);
      if (under) return await under;
      if (drawing.size >= MOST_DRAWING) throw new AppError('rate_limited.cards', { retryAfter: COME_BACK_S });
      const drawn = draw(plan);
      drawing.set(digest, drawn);
      return await drawn;
    },
  };
}
