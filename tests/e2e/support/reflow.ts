import type { Page } from 'playwright-core';

/**
 * Faults of narrow windows or large text: content wider than the window, and clipped text. Text with an ellipsis and
 * content of horizontally scrolling boxes are allowed.
 */
export async function findReflowFaults(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide, the window ${innerWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const own = node.parentElement;
      if (words === '' || !own?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (own.closest('[aria-hidden="true"], .sr-only, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width > 0 && isCut(own, rect)) faults.push(`cut off: ${words.slice(0, 60)}`);
    }
    return faults;

    function isCut(own: Element, { left, right, top, bottom }: DOMRect): boolean {
      for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } = style;
        // Only for screen readers.
        if (clipPath !== 'none' && box.clientWidth < 2) return false;
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return false;
        const edge = box.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) return true;
        if (/hidden|clip/.test(overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4)) return true;
        if (position === 'fixed') break;
      }
      return left < -2 || right > innerWidth + 2;
    }
  });
}
