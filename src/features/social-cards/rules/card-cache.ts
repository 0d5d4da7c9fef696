import { AppError } from '#platform/errors/app-error';
import type { CardPlan } from './card-plan.ts';
import { type DrawCardDeps, drawCard } from './draw-card.ts';

/** The cards that this process has drawn or is drawing. */
export interface CardCache {
  /** Whether the card is cached or being drawn, so that opening it costs nothing. */
  has(digest: string): boolean;
  /** @throws AppError `rate_limited` if too many are being drawn, or as `drawCard` does */
  open(plan: CardPlan): Promise<Buffer>;
}

/** A card has 150 kB. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Drawing a card takes 0.2 s, and clients that fetch previews wait for some seconds. */
const MAX_DRAWING = 16;
const RETRY_AFTER_S = 5;

/** Draws each card once, even for concurrent requests, and caches the most recently used ones. */
export function createCardCache(deps: DrawCardDeps): CardCache {
  const cached = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const keep = (digest: string, card: Buffer) => {
    cached.set(digest, card);
    bytes += card.length;
    for (const [oldest, old] of cached) {
      if (bytes <= MAX_BYTES) break;
      cached.delete(oldest);
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
    has: (digest) => cached.has(digest) || drawing.has(digest),
    async open(plan) {
      const { digest } = plan;
      const card = cached.get(digest);
      if (card) {
        // Move it to the end: the least recently used card is evicted first.
        cached.delete(digest);
        cached.set(digest, card);
        return card;
      }
      const inProgress = drawing.get(digest);
      if (inProgress) return await inProgress;
      if (drawing.size >= MAX_DRAWING)
        throw new AppError('rate_limited.cards', { retryAfter: RETRY_AFTER_S });
      const drawn = draw(plan);
      drawing.set(digest, drawn);
      return await drawn;
    },
  };
}
