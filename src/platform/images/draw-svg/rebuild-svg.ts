import type { Element } from '@xmldom/xmldom';
import {
  ATTRIBUTES,
  ELEMENTS,
  isPlainValue,
  REFERENCES,
  REFERRING,
  STYLES,
  UNDRAWABLE,
} from './allowed-svg.ts';
import { parseStyleSheet, type StyleRule } from './parse-style-sheet.ts';
import { SVG_NAMESPACE } from './parse-svg.ts';
import { type DrawnElement, refuseCostly } from './refuse-costly.ts';
import { styleElement } from './style-element.ts';

const MOST_ELEMENTS = 10_000;
const MOST_DEPTH = 100;
const XLINK = 'http://www.w3.org/1999/xlink';

interface Rebuilding {
  rules: readonly StyleRule[];
  /** By the drawing's ids; of two elements with the same id the first counts. */
  named: ReadonlyMap<string, NamedElement>;
  patterns: DrawnElement[];
}

interface NamedElement {
  element: Element;
  /** The id that we give to it. */
  name: string;
}

/**
 * Rebuilds a drawing from allowed elements and attributes, whose values can refer only to other elements of the drawing.
 * Style sheets become attributes; ids are renamed.
 * @returns the document, and its declared proportions
 * @throws Error if the drawing has text, is too large or too deep, or refers to itself
 */
export function rebuildSvg(root: Element): { svg: string; width: number; height: number } {
  const elements = listElements(root);
  const named = new Map<string, NamedElement>();
  for (const element of elements) {
    const id = element.getAttribute('id');
    if (id && !named.has(id)) named.set(id, { element, name: `i${named.size}` });
  }
  const sheets = elements.filter(({ localName }) => localName === 'style');
  const rules = parseStyleSheet(sheets.map(({ textContent }) => textContent ?? '').join('\n'));
  const rebuilding: Rebuilding = { rules, named, patterns: [] };
  const drawn = rebuild(root, [], rebuilding)!;
  drawn.children.unshift({ name: 'defs', attributes: {}, targets: [], children: rebuilding.patterns });
  refuseCostly(drawn);
  return {
    svg: write({ ...drawn, attributes: { xmlns: SVG_NAMESPACE, ...drawn.attributes } }),
    ...sizeOf(drawn),
  };
}

/** All elements of SVG. @throws Error where there are too many, or too deep ones, or texts */
function listElements(root: Element): Element[] {
  const elements: Element[] = [];
  const visit = (element: Element, depth: number) => {
    if (element.namespaceURI !== SVG_NAMESPACE) return;
    elements.push(element);
    if (elements.length > MOST_ELEMENTS || depth > MOST_DEPTH) throw new Error('too large');
    if (UNDRAWABLE.has(element.localName!)) throw new Error('has texts');
    for (const child of childrenOf(element)) visit(child, depth + 1);
  };
  visit(root, 0);
  return elements;
}

function* childrenOf(element: Element): Generator<Element> {
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (child.nodeType === child.ELEMENT_NODE) yield child as Element;
}

function rebuild(
  element: Element,
  ancestors: readonly Element[],
  rebuilding: Rebuilding,
): DrawnElement | undefined {
  const name = element.localName!;
  if (element.namespaceURI !== SVG_NAMESPACE || !ELEMENTS.has(name)) return undefined;
  const isInPattern = ancestors.some(({ localName }) => localName === 'pattern');
  if (isInPattern && (name === 'use' || name === 'pattern')) return undefined;
  const drawn: DrawnElement = { name: name === 'a' ? 'g' : name, attributes: {}, targets: [], children: [] };
  keepAttributes(element, drawn, rebuilding);
  const find = finderOf(rebuilding.named, { gradientsAlone: isInPattern || name === 'pattern' });
  for (const [property, value] of styleElement(element, { ancestors, rules: rebuilding.rules }))
    keepProperty(drawn, { property, value, find });
  const inner = [...ancestors, element];
  for (const child of childrenOf(element)) {
    const kept = rebuild(child, inner, rebuilding);
    if (kept) drawn.children.push(kept);
  }
  if (name !== 'pattern') return drawn;
  // At the top level, where it inherits no paint: nested patterns multiply the cost.
  rebuilding.patterns.push(drawn);
  return undefined;
}

/** Inside patterns only gradients may be paint, since nested patterns multiply the cost. */
function finderOf(named: Rebuilding['named'], { gradientsAlone }: { gradientsAlone: boolean }) {
  return (id: string): string | undefined => {
    const found = named.get(id);
    return gradientsAlone && !found?.element.localName?.endsWith('Gradient') ? undefined : found?.name;
  };
}

function keepAttributes(element: Element, drawn: DrawnElement, { named }: Rebuilding): void {
  for (const { name, value } of Array.from(element.attributes))
    if (ATTRIBUTES.has(name) && isPlainValue(value)) drawn.attributes[name] = value;
  const own = named.get(element.getAttribute('id') ?? '');
  if (own?.element === element) drawn.attributes.id = own.name;
  if (!REFERRING.has(drawn.name)) return;
  const href = element.getAttributeNS(null, 'href') || element.getAttributeNS(XLINK, 'href');
  const target = named.get(/^\s*#(.+?)\s*$/.exec(href ?? '')?.[1] ?? '');
  if (!target) return;
  drawn.attributes.href = `#${target.name}`;
  drawn.targets.push(target.name);
}

function keepProperty(
  drawn: DrawnElement,
  { property, value, find }: { property: string; value: string; find: ReturnType<typeof finderOf> },
): void {
  const [, id, fallback = ''] = /^url\(\s*["']?\s*#([^"')]+?)\s*["']?\s*\)\s*(.*)$/i.exec(value.trim()) ?? [];
  if (id === undefined) {
    if (isPlainValue(value)) drawn.attributes[property] = value;
    return;
  }
  if (!REFERENCES.has(property)) return;
  const target = find(id);
  const isPaint = property === 'fill' || property === 'stroke';
  const rest = isPaint && isPlainValue(fallback) ? fallback : '';
  if (target) {
    drawn.attributes[property] = `url(#${target}) ${rest}`.trim();
    drawn.targets.push(target);
  } else if (isPaint) drawn.attributes[property] = rest || 'none';
}

function write({ name, attributes, children }: DrawnElement): string {
  const style = Object.entries(attributes).filter(([key]) => STYLES.has(key));
  const written = Object.entries(attributes).filter(([key]) => !STYLES.has(key));
  if (style.length > 0) written.push(['style', style.map(([key, value]) => `${key}:${value}`).join(';')]);
  const pairs = written.map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${pairs.join('')}>${children.map(write).join('')}</${name}>`;
}

/** Only the ratio of width to height matters; square if undeclared. */
function sizeOf({ attributes }: DrawnElement): { width: number; height: number } {
  const [width, height] = [attributes.width, attributes.height].map((length) =>
    Number(/^\s*([\d.]+)\s*(?:px)?\s*$/.exec(length ?? '')?.[1]),
  );
  if (width! / height! > 0 && Number.isFinite(width! / height!)) return { width: width!, height: height! };
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [wide, tall] = [box[2]!, box[3]!];
  return wide / tall > 0 && Number.isFinite(wide / tall)
    ? { width: wide, height: tall }
    : { width: 1, height: 1 };
}
