import type { Element } from '@xmldom/xmldom';
import { PROPERTIES } from './allowed-svg.ts';
import { type Compound, parseDeclarations, type StyleRule } from './parse-style-sheet.ts';

/**
 * An element's properties from its attributes, the style sheets and its `style`, in order of precedence.
 * @param ancestors from the root to the parent
 */
export function styleElement(
  element: Element,
  { ancestors, rules }: { ancestors: readonly Element[]; rules: readonly StyleRule[] },
): Map<string, string> {
  const styled = new Map<string, string>();
  for (const { name, value } of Array.from(element.attributes))
    if (PROPERTIES.has(name)) styled.set(name, value);
  const declared = rules
    .filter(({ selector }) => matches(element, ancestors, selector))
    .sort((one, other) => one.specificity - other.specificity)
    .flatMap(({ declarations }) => declarations);
  declared.push(...parseDeclarations(element.getAttribute('style') ?? ''));
  for (const isImportant of [false, true])
    for (const declaration of declared)
      if (declaration.isImportant === isImportant) styled.set(declaration.property, declaration.value);
  return styled;
}

function matches(element: Element, ancestors: readonly Element[], selector: readonly Compound[]): boolean {
  if (!fits(element, selector.at(-1)!)) return false;
  let left = selector.length - 2;
  // Only descendant selectors are supported, so the nearest matching ancestor is enough.
  for (let at = ancestors.length - 1; at >= 0 && left >= 0; at--)
    if (fits(ancestors[at]!, selector[left]!)) left -= 1;
  return left < 0;
}

function fits(element: Element, compound: Compound): boolean {
  if (compound.element !== undefined && compound.element !== element.localName) return false;
  if (compound.id !== undefined && compound.id !== element.getAttribute('id')) return false;
  if (compound.classes.length === 0) return true;
  const own = (element.getAttribute('class') ?? '').split(/\s+/);
  return compound.classes.every((name) => own.includes(name));
}
