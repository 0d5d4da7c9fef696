/**
 * Reads a page's visible text line by line, without navigation and footer, and the prices in it. This function is sent to
 * the page as text, so it must not refer to anything outside.
 */
export function readLines() {
  const blocks = new Map<Element, { text: string; former: string }>();
  const owners = new WeakMap<Element, Element | null>();
  const started = Date.now();
  const isInline = (element: Element) => {
    const { display } = getComputedStyle(element);
    return (
      /^(inline|contents|ruby)$/.test(display) || (/^inline/.test(display) && !element.matches('a,button'))
    );
  };
  // The block element that contains the text; null for text that is not content.
  const ownerOf = (element: Element): Element | null => {
    const known = owners.get(element);
    if (known !== undefined) return known;
    let owner: Element | null = element;
    if (
      element.matches(
        'script,style,noscript,template,svg,select,textarea,nav,footer,[role=navigation],[role=contentinfo],[aria-hidden=true]',
      )
    )
      owner = null;
    else if (isInline(element) && element.parentElement) owner = ownerOf(element.parentElement);
    else if (element.parentElement && ownerOf(element.parentElement) === null) owner = null;
    owners.set(element, owner);
    return owner;
  };
  const struck = new WeakMap<Element, boolean>();
  const isStruck = (element: Element): boolean => {
    const known = struck.get(element);
    if (known !== undefined) return known;
    const own =
      element.matches('del,s,strike') ||
      getComputedStyle(element).textDecorationLine.includes('line-through');
    const found = own || (element.parentElement !== null && isStruck(element.parentElement));
    struck.set(element, found);
    return found;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
  let letters = 0;
  for (let count = 0; count < 12_000 && letters < 60_000 && Date.now() - started < 1_500; count += 1) {
    const node = walker.nextNode();
    if (!node) break;
    const text = (node.nodeValue ?? '').slice(0, 2_000);
    const parent = node.parentElement;
    if (!parent) continue;
    if (text.trim() === '') {
      const block = blocks.get(ownerOf(parent) ?? parent);
      if (block) block.text += ' ';
      continue;
    }
    const owner = ownerOf(parent);
    if (!owner || !isShown(parent)) continue;
    const block = blocks.get(owner) ?? { text: '', former: '' };
    if (isStruck(parent)) block.former += ` ${text}`;
    const isBroken = [node, parent].some(({ previousSibling }) => previousSibling?.nodeName === 'BR');
    // Spaces keep adjacent amounts apart.
    block.text += isStruck(parent) ? ` ${text} ` : isBroken ? ` ${text}` : text;
    blocks.set(owner, block);
    letters += text.length;
  }

  const amount =
    /(?:[$€£¥₹₽₩₪฿₫₴₺]|\b(?:US|CA|AU|NZ|HK)\$|\b(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|JPY|CNY|INR|AED|SAR)\b)\s?[\d٠-٩][\d٠-٩.,'’٫٬ \u00a0\u202f]*|[\d٠-٩][\d٠-٩.,'’٫٬ \u00a0\u202f]*\s?(?:[$€£¥₹₽₩₪฿₫₴₺円]|\b(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|JPY|CNY|INR|AED|SAR|kr|zł|Kč)(?![\p{L}\d])|ر\.\s?س|د\.\s?إ|درهم|ريال|₪|ש"ח|руб)/gu;
  const read = [...blocks.values()]
    .map(({ text, former }) => ({
      text: text.replace(/\s+/g, ' ').trim().slice(0, 400),
      former: former.replace(/\s+/g, ' '),
    }))
    .filter(({ text }) => text !== '');
  const prices = new Map<string, { text: string; context: string; isFormer: boolean }>();
  for (const { text, former } of read) {
    const context = text.slice(0, 200);
    for (const [match] of context.matchAll(amount)) {
      if (prices.size >= 40) break;
      const found = match.trim().replace(/[.,]$/, '');
      const key = `${found} ${context}`;
      if (!prices.has(key)) prices.set(key, { text: found, context, isFormer: former.includes(found) });
    }
  }
  const lines = new Set<string>();
  for (const { text } of read) if (lines.size < 300) lines.add(text);
  return { lines: [...lines], prices: [...prices.values()] };
}
