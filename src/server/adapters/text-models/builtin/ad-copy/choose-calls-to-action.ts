import type { Intent } from './find-intents.ts';

const MOST = 4;

/** What platforms call it. Labels come as `Shop now`, `SHOP_NOW` or `shop-now`. */
const LABELS: Record<Intent, RegExp> = {
  shop: /^(?:shop|buy|view shop|see shop|pre ?order|add to cart)\b/,
  order: /^(?:order|start order|see menu|view menu)\b/,
  book: /^(?:book|reserve|buy tickets?|get tickets?|request time|get showtimes|schedule|make an? (?:booking|appointment))\b/,
  'sign-up': /^(?:sign up|register|join|try|start|get started|free trial|get access)\b/,
  download: /^(?:download|install|get (?:the )?app|use app|open app|get now)\b/,
  donate: /^(?:donate|support|give)\b/,
  contact:
    /^(?:contact|call|message|send message|whatsapp|chat|enquire|inquire|get (?:a )?quote|talk|request)\b/,
  subscribe: /^(?:subscribe|follow|get updates)\b/,
  visit: /^(?:get directions|directions|visit|find (?:a )?(?:store|location)|go to|see more|buy tickets?)\b/,
  offer: /^(?:get offer|view offer|see offers?|claim|get deal|save)\b/,
  watch: /^(?:watch|listen|play|view now)\b/,
  learn: /^(?:learn|read|see more|discover|find out|more|view|visit|explore|see)\b/,
};

/**
 * One to four of the platform's labels, for what the page offers; the one that promises least where
 * nothing fits.
 */
export function chooseCallsToAction(intents: readonly Intent[], labels: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const intent of intents)
    chosen.push(
      ...labels
        .filter((label) => LABELS[intent].test(plain(label)) && !chosen.includes(label))
        .slice(0, intent === 'learn' ? 1 : 2),
    );
  const rest = chosen.length > 0 ? chosen : labels.slice(0, 1);
  // An invitation that only asks to look belongs on every list.
  const learning = rest.filter((label) => LABELS.learn.test(plain(label))).at(-1);
  const first = rest.slice(0, learning && !rest.slice(0, MOST).includes(learning) ? MOST - 1 : MOST);
  return learning && !first.includes(learning) ? [...first, learning] : first;
}

function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
