/**
 * Reads a page's visible text line by line, without navigation and footer, and the prices in it. This function is sent to
 * the page as text, so it must not refer to anything outside.
 */
export function readLines() {
  interface Block {
    text: string;
    former: string;
    size: number;
    top: number;
    /** Whether it is large enough for a hero, and on the screen: not a slide beside it or faded out. */
    mayLead: boolean;
  }
  const blocks = new Map<object, Block>();
  /** The keys of blocks that go on inside an element where another one ended. */
  const keys = new WeakMap<Element, object>();
  const owners = new WeakMap<Element, Element | null>();
  const started = Date.now();
  const isInline = (element: Element) => {
    const { display, backgroundColor } = getComputedStyle(element);
    // A filled link is a button, which is no part of the sentence around it.
    if (element.matches('a') && !/^transparent$|^rgba\(.*, 0\)$/.test(backgroundColor)) return false;
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
        'script,style,noscript,template,svg,select,textarea,nav,footer,[role=navigation],[role=contentinfo],[aria-hidden=true],[data-framewright-aside]',
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

  const isLarge = (size: number) => size >= 24;
  const isSeen = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > 0 && left < innerWidth && element.checkVisibility({ opacityProperty: true });
  };

  // Chinese and Japanese lines join without a space.
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，]/u;
  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
  let letters = 0;
  for (let count = 0; count < 12_000 && letters < 60_000 && Date.now() - started < 1_500; count += 1) {
    const node = walker.nextNode();
    if (!node) break;
    const text = (node.nodeValue ?? '').slice(0, 2_000);
    const parent = node.parentElement;
    if (!parent) continue;
    const owner = ownerOf(parent);
    const begun = owner && (keys.get(owner) ?? owner);
    if (text.trim() === '') {
      const block = blocks.get(begun ?? parent);
      if (block) block.text += ' ';
      continue;
    }
    if (!owner || !begun || !isShown(parent)) continue;
    const isBroken = [node, parent].some(({ previousSibling }) => previousSibling?.nodeName === 'BR');
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) || 0;
    const before = blocks.get(begun);
    // After a line break, letters of another size begin another text.
    const isOther = isBroken && before && Math.max(size / before.size, before.size / size) > 1.3;
    const key = isOther ? {} : begun;
    keys.set(owner, key);
    const top = owner.getBoundingClientRect().top + scrollY;
    const block = blocks.get(key) ?? {
      text: '',
      former: '',
      size,
      top,
      mayLead: isLarge(size) && isSeen(parent),
    };
    if (isStruck(parent)) block.former += ` ${text}`;
    // Spaces keep adjacent amounts apart.
    const joint =
      isBroken && !(unspaced.test(block.text.slice(-1)) && unspaced.test(text.trim()[0]!)) ? ' ' : '';
    block.text += isStruck(parent) ? ` ${text} ` : joint + (isBroken ? text.trimStart() : text);
    blocks.set(key, block);
    letters += text.length;
  }

  const amount =
    /(?:(?<![A-Z])[$€£¥₹₽₩₪฿₫₴₺]|\b(?:US|CA|AU|NZ|HK|R)\$|\b(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|JPY|CNY|INR|AED|SAR)\b)\s?[\d٠-٩][\d٠-٩.,'’٫٬ \u00a0\u202f]*|[\d٠-٩][\d٠-٩.,'’٫٬ \u00a0\u202f]*\s?(?:[$€£¥₹₽₩₪฿₫₴₺円]|\b(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|JPY|CNY|INR|AED|SAR|kr|zł|Kč|lei|RON|Ft|HUF|TL|TRY|грн|UAH|лв|BGN|RSD|kn)(?![\p{L}\d])|ر\.\s?س|د\.\s?إ|درهم|ريال|₪|ש"ח|руб|د\.\s?أ|دينار|원|元)/gu;
  const blocksInOrder = [...blocks.values()]
    .map(({ text, former, ...place }) => ({
      text: text.replace(/\s+/g, ' ').trim().slice(0, 400),
      former: former.replace(/\s+/g, ' '),
      ...place,
    }))
    .filter(({ text }) => text !== '');
  // Some builders set each line of a large text as a paragraph of its own.
  const read: typeof blocksInOrder = [];
  for (const block of blocksInOrder) {
    const last = read.at(-1);
    const isContinued =
      last !== undefined &&
      block.size >= 28 &&
      last.size === block.size &&
      block.top - last.top < block.size * 4 &&
      /^\p{Ll}/u.test(block.text) &&
      !/[.!?:…]$/u.test(last.text);
    if (isContinued) last.text += ` ${block.text}`;
    else read.push(block);
  }
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
  // The largest texts of the first screen, as a reader sees them.
  const hero = read
    .filter(({ text, top, mayLead }) => mayLead && top < innerHeight && text.length > 3 && text.length <= 200)
    .sort((a, b) => b.size - a.size || a.top - b.top)
    .slice(0, 4)
    .map(({ text, size }) => ({ text, size: Math.round(size) }));
  return { lines: [...lines], prices: [...prices.values()], hero };
}
