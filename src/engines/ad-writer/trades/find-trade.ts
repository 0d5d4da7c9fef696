import { ANY_TRADE } from './any-trade.ts';
import { SERVICES } from './services.ts';
import { THINGS } from './things.ts';
import type { Trade } from './trade.ts';

/** The trade whose words a text has most of; services before things, since `coffee shop` is a place and has coffee. */
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
