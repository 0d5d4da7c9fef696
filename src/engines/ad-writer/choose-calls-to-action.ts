import type { Intent } from './find-intents.ts';

const MOST = 4;

/** Labels of platforms by intent. Labels are written `Shop now`, `SHOP_NOW` or `shop-now`. */
const LABELS: Record<Intent, RegExp> = {
  shop: /^(?:shop|buy|view shop|see shop|pre ?order|add to cart)\b/,
  order: /^(?:order|start order|see menu|view menu)\b/,
  book: /^(?:book|reserve|buy tickets?|get tickets?|request time|get showtimes|schedule|make an? (?:booking|appointment))\b/,
  tickets: /^(?:buy tickets?|get tickets?|tickets?|get showtimes|showtimes|attend)\b/,
  quote: /^(?:free quote|get (?:a )?quote|view quote|request(?! (?:time|demo)))\b/,
  apply: /^apply\b/,
  'sign-up': /^(?:sign up|register|join|try|start|get started|free trial|get access)\b/,
  download: /^(?:download|install|get (?:the )?app|use app|open app|get now)\b/,
  donate: /^(?:donate|support|give)\b/,
  contact:
    /^(?:contact|call|message|send message|whatsapp|chat|enquire|inquire|get (?:a )?quote|talk|request(?! (?:time|demo)))\b/,
  subscribe: /^(?:subscribe|follow|get updates)\b/,
  visit: /^(?:get directions|directions|visit|find (?:a )?(?:store|location)|go to|see more)\b/,
  offer: /^(?:get (?:your )?offer|view offer|see offers?|claim|get deal|save)\b/,
  watch: /^(?:watch|play|view now)\b/,
  listen: /^(?:listen|play)\b/,
  learn: /^(?:learn|read|see more|discover|find out|more|view|visit|explore|see)\b/,
};

/** Asks for much the same, where a platform has no label for an intent. */
const NEXT: Partial<Record<Intent, readonly Intent[]>> = {
  tickets: ['book', 'shop'],
  quote: ['contact'],
  apply: ['sign-up'],
  listen: ['watch'],
  order: ['shop'],
  shop: ['order'],
};

/** Preferred over other labels for `learn`. */
const LEARN = /^(?:learn|find out|discover)\b/;

/**
 * One to four of the platform's labels: one for each intent of the page, the clearest first, then one for `learn`.
 */
export function chooseCallsToAction(intents: readonly Intent[], labels: readonly string[]): string[] {
  const find = (pattern: RegExp) => labels.find((label) => pattern.test(plain(label)));
  const learnLabel = find(LEARN) ?? find(LABELS.learn);
  const wanted = intents
    .filter((intent) => intent !== 'learn')
    .flatMap((intent) => {
      const own = [intent, ...(NEXT[intent] ?? [])].map((one) => find(LABELS[one])).find(Boolean);
      return own ?? [];
    })
    .slice(0, learnLabel === undefined ? MOST : MOST - 1);
  const chosen = [...new Set(learnLabel === undefined ? wanted : [...wanted, learnLabel])];
  return chosen.length > 0 ? chosen : labels.slice(0, 1);
}

function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
