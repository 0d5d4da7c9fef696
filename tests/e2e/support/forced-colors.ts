import type { Page } from 'playwright-core';

/**
 * Faults with forced colors, such as high contrast: missing edges of fields and filled buttons, chosen items that look like
 * others, and missing focus rings.
 */
export async function findForcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button, a')) {
      const { backgroundColor, opacity } = getComputedStyle(button);
      if (!/, 0\)$|\/ 0\)$/.test(backgroundColor) && opacity !== '0') button.dataset.grounded = '';
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  // Focus set by a script is visible only after a key press.
  await page.keyboard.press('Tab');
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (element: Element) => element.outerHTML.replace(/ class="[^"]*"/, '').slice(0, 140);
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((it) =>
        it.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    // A field may be styled by a box around it, or by the label of a hidden input.
    const withBoxes = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, element.parentElement ?? element, ...labels];
    };
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
      const width = Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth));
      return width >= 1 && borderBottomStyle !== 'none';
    };
    const lookOf = (element: Element) => {
      const { backgroundColor, color, borderBottomColor, borderBottomWidth, outlineStyle, boxShadow } =
        getComputedStyle(element);
      return [backgroundColor, color, borderBottomColor, borderBottomWidth, outlineStyle, boxShadow].join();
    };

    const drawnByBrowser = ':not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])';
    for (const field of all(`input${drawnByBrowser}, textarea, select, [role=combobox]`))
      if (!withBoxes(field).some(hasEdge)) found.push(`a field without an edge: ${nameOf(field)}`);
    for (const button of all('[data-grounded]')) {
      // Skip links, which are visible only with focus.
      if (button.matches('a[href^="#"]')) continue;
      const ground = getComputedStyle(button).backgroundColor;
      const around = getComputedStyle(button.parentElement ?? button).backgroundColor;
      const stands = ground !== around && getComputedStyle(button).forcedColorAdjust === 'none';
      if (!hasEdge(button) && !stands) found.push(`a button without an edge: ${nameOf(button)}`);
    }

    const kinds = ['role=tab][aria-selected', 'aria-pressed', 'role=radio][aria-checked'];
    for (const kind of kinds)
      for (const chosen of all(`[${kind}=true]`)) {
        const group = chosen.closest('ul, fieldset, [role]:not([aria-selected], button), section, form');
        const other = group?.querySelector(`[${kind}=false]`);
        if (other && lookOf(other) === lookOf(chosen))
          found.push(`looks as if not chosen: ${nameOf(chosen)}`);
      }
    for (const chosen of all('label:has(input:checked)')) {
      const input = chosen.querySelector('input')!;
      const isDrawn = getComputedStyle(input).appearance !== 'none' && input.clientWidth > 4;
      const other = document.querySelector(`label:has(input[name="${input.name}"]:not(:checked))`);
      if (input.type === 'radio' && !isDrawn && other && lookOf(other) === lookOf(chosen))
        found.push(`looks as if not chosen: ${nameOf(chosen)}`);
    }

    for (const target of all('a[href], button:not(:disabled), input, select, textarea').slice(0, 80)) {
      target.focus({ preventScroll: true });
      if (document.activeElement !== target) continue;
      const isRinged = withBoxes(target).some((it) => {
        const after = getComputedStyle(it, '::after');
        if (after.content !== 'none' && Number.parseFloat(after.borderTopWidth) >= 2) return true;
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!isRinged) found.push(`the focus is not seen on ${nameOf(target)}`);
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
