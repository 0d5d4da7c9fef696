import { PROPERTIES } from './allowed-svg.ts';

/** One class, id or element name; an element must match all parts. */
export interface Compound {
  element?: string;
  id?: string;
  classes: string[];
}

export interface StyleRule {
  /** From the outermost ancestor to the element itself. */
  selector: Compound[];
  /** The higher one wins; among equals, the later rule. */
  specificity: number;
  declarations: Declaration[];
}

export interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
}

const MOST_RULES = 1_000;

/**
 * The supported rules of a style sheet: names, classes and ids, alone or as descendants. All other rules are ignored, as
 * are at-rules with the imports and conditional rules in them.
 * @throws Error over 1,000 rules
 */
export function parseStyleSheet(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const { prelude, block } of blocksOf(withoutComments(css))) {
    const declarations = parseDeclarations(block);
    for (const text of prelude.split(',')) {
      const selector = text.trim().split(/\s+/).map(parseCompound);
      if (!selector.every((compound) => compound !== undefined)) continue;
      rules.push({ selector, specificity: specificityOf(selector), declarations });
      if (rules.length > MOST_RULES) throw new Error('too many style rules');
    }
  }
  return rules;
}

/** The allowed properties of a `style` attribute or of a rule's block. */
export function parseDeclarations(block: string): Declaration[] {
  return withoutComments(block)
    .split(';')
    .flatMap((text) => {
      const colon = text.indexOf(':');
      const property = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
      if (!PROPERTIES.has(property)) return [];
      const written = text.slice(colon + 1).trim();
      const value = written.replace(/\s*!\s*important$/i, '');
      return [{ property, value, isImportant: value !== written }];
    });
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/<!--|-->/g, ' ');
}

/** Top-level blocks, except those of at-rules. */
function* blocksOf(css: string): Generator<{ prelude: string; block: string }> {
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      // A statement that ends with a semicolon, such as an import, is a separate rule.
      const prelude = css.slice(start, open).split(';').at(-1)!.trim();
      if (!prelude.startsWith('@')) yield { prelude, block: css.slice(open + 1, index) };
      start = index + 1;
    }
  }
}

function parseCompound(text: string): Compound | undefined {
  const [whole, element, rest] = /^(\*|[\p{L}][\p{L}\d]*)?((?:[.#][\p{L}\d_-]+)*)$/u.exec(text) ?? [];
  if (whole === undefined || whole === '') return undefined;
  const names = rest?.match(/[.#][^.#]+/g) ?? [];
  return {
    ...(element && element !== '*' ? { element } : {}),
    ...Object.fromEntries(names.filter((name) => name[0] === '#').map((name) => ['id', name.slice(1)])),
    classes: names.filter((name) => name[0] === '.').map((name) => name.slice(1)),
  };
}

function specificityOf(selector: readonly Compound[]): number {
  return selector.reduce(
    (sum, { id, classes, element }) => sum + (id ? 1e6 : 0) + classes.length * 1e3 + (element ? 1 : 0),
    0,
  );
}
