import type { CDPSession, Page } from 'playwright-core';

/** The focused element, as a screen reader names it, and its faults for keyboard users. */
export interface Focused {
  /** Role and name: `button "Generate"`. */
  name: string;
  faults: string[];
}

/** Examines the focused element after scrolling has stopped. Null without focus, such as after the last element. */
export async function readFocus(page: Page): Promise<Focused | null> {
  // Reads the name first: an element that disappears before it is examined, such as a notification, is skipped.
  const { role, name } = await readNames(page);
  const seen = await page.evaluate(examineFocus);
  if (!seen) return null;
  const faults = name === '' ? ['it has no name', ...seen.faults] : seen.faults;
  return { name: `${role} ${JSON.stringify(name)}`, faults };
}

async function readNames(page: Page): Promise<{ role: string; name: string }> {
  const devtools = await (sessions.get(page) ?? open(page));
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  return { role: nodes[0]?.role?.value ?? '', name: nodes[0]?.name?.value?.trim() ?? '' };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function open(page: Page): Promise<CDPSession> {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Runs in the page. */
async function examineFocus(): Promise<{ faults: string[] } | null> {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const nextFrame = () => new Promise(requestAnimationFrame);
  const where = () => {
    const { x, y } = activeElement.getBoundingClientRect();
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  for (let rest = 0, frames = 0; rest < 3 && frames < 120; frames++) {
    const before = where();
    await nextFrame();
    rest = before === where() ? rest + 1 : 0;
  }
  if (!activeElement.isConnected) return null;

  // A hidden field is represented by the box drawn over it.
  const isHidden = (element: Element) =>
    element.clientWidth < 2 || getComputedStyle(element).opacity === '0' || element.matches('.sr-only');
  const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
  const shown = label && isHidden(activeElement) ? label : activeElement;
  const faults: string[] = [];

  // Points of it that are in the window and not covered.
  const { left, top, width, height } = shown.getBoundingClientRect();
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = steps.flatMap((x) => steps.map((y) => ({ x: left + x * width, y: top + y * height })));
  const hits = points.map(({ x, y }) => document.elementFromPoint(x, y));
  const clear = hits.filter((hit) => hit && (shown.contains(hit) || hit.contains(shown)));
  if (clear.length === 0) {
    const outside = hits.every((hit) => hit === null);
    const over = hits.find((hit) => hit !== null)?.outerHTML.slice(0, 120);
    faults.push(outside ? `it is out of sight, ${where()}` : `it is covered by ${over}`);
  } else if (clear.length < 5) {
    // Text boxes scroll to the current line, and elements taller than the window never fit.
    faults.push(`hardly anything of it is in sight, ${where()}`);
  }

  const rings: Element[] = [activeElement, shown];
  // A field without its own style in a styled box.
  for (let box = shown.parentElement, i = 0; box && i < 3; box = box.parentElement, i++) rings.push(box);
  if (!rings.some(hasRing)) faults.push('nothing shows that it has the focus');
  return { faults };

  function hasRing(element: Element): boolean {
    // Over a picture, a separate box draws the ring.
    const after = getComputedStyle(element, '::after');
    if (after.content !== 'none' && Number.parseFloat(after.borderTopWidth) >= 2) return true;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (!isDrawn || /\/ 0\)|, 0\)$/.test(outlineColor)) return false;
    // Parents may clip the ring; two pixels of it must remain on at least two sides.
    const reach = Number.parseFloat(outlineOffset) + 1.5;
    const own = element.getBoundingClientRect();
    // The center of its visible part.
    const x = (Math.max(own.left, 0) + Math.min(own.right, innerWidth)) / 2;
    const y = (Math.max(own.top, 0) + Math.min(own.bottom, innerHeight)) / 2;
    const edges = [
      { x: own.left - reach, y },
      { x: own.right + reach, y },
      { x, y: own.top - reach },
      { x, y: own.bottom + reach },
    ];
    const clips: DOMRect[] = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflow !== 'visible') clips.push(box.getBoundingClientRect());
    const drawn = edges.filter((edge) =>
      clips.every(
        ({ left, right, top, bottom }) =>
          edge.x >= left && edge.x <= right && edge.y >= top && edge.y <= bottom,
      ),
    );
    return drawn.length >= 2;
  }
}
