import { ANY_TRADE } from './any-trade.ts';
import { SERVICES } from './services.ts';
import { THINGS } from './things.ts';
import type { Trade } from './trade.ts';

/** The trade with the most words in the text. Services come before things: a `coffee shop` is a place. */
export function findTrade(text: string): Omit<Trade, 'cue'> {
  let best: Omit<Trade, 'cue'> = ANY_TRADE;
  let most = 0;
  for (const trade of [...SERVICES, ...THINGS]) {
    const named = new Set([...text.matchAll(trade.cue)].map(([word]) => word.toLowerCase())).size;
    if (named > most) {
      most = named;
      best = trade;
    }
  }
  return best;
}
