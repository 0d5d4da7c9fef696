import type { Page } from 'playwright-core';

/** Largest accepted layout shift: a tenth of the limit for “good”, https://web.dev/articles/cls. */
const MAX_SHIFT = 0.01;

/** Runs in the page before its scripts; shifts after user input do not count. */
export function recordLayoutShifts(): void {
  const shifts: { at: number; value: number; moved: string[] }[] = [];
  Reflect.set(window, 'layoutShifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        shifts.push({
          at: entry.startTime,
          value: entry.value,
          moved: entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
            const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
            return `${what} from ${from.x},${from.y},${from.width}×${from.height} to ${to.x},${to.y},${to.width}×${to.height}`;
          }),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Layout shifts after the HTML was complete, above the limit. Earlier shifts depend on how much of the page was shown, which
 * varies on a busy machine.
 */
export async function findLayoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const all = Reflect.get(window, 'layoutShifts') as { at: number; value: number; moved: string[] }[];
    return all.filter(({ at }) => at > navigation!.domInteractive);
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  if (sum <= MAX_SHIFT) return [];
  return [`layout shift of ${sum.toFixed(4)}: ${shifts.flatMap(({ moved }) => moved).join(' | ')}`];
}
