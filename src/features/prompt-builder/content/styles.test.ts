import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MODELS } from './models.ts';
import { STYLES, type Style } from './styles.ts';
import { TEMPLATE_SETS } from './template-sets/template-sets.ts';

const SECTIONS: readonly (readonly [string, readonly Style[]])[] = Object.entries(STYLES);
const OFFERED = SECTIONS.flatMap(([, styles]) => styles);
const CATEGORIES = new Set<string>(TEMPLATE_SETS.map(({ category }) => category));

it('has every professional model and every template set once, by name', () => {
  const wanted = MODELS.filter(({ id }) => id !== 'quick-generation' && !CATEGORIES.has(String(id))).map(
    ({ id, name }) => ({ id, name: name.replace(/ Illustrations$/, '') }),
  );
  const byId = (a: { id: string | number }, b: { id: string | number }) =>
    String(a.id).localeCompare(String(b.id));
  expect(OFFERED.map(({ id, name }) => ({ id, name })).sort(byId)).toEqual(wanted.sort(byId));
});

it.each(SECTIONS)('%s begins with three styles whose pictures exist', (_, styles) => {
  expect(styles.map(({ picture }) => picture !== undefined)).toEqual(styles.map((_style, i) => i < 3));
  for (const { picture } of styles.slice(0, 3))
    expect([picture, existsSync(`src/web/app/public${picture}`)]).toEqual([picture, true]);
});

it.each(SECTIONS)('the template sets of %s have its category', (kind, styles) => {
  const home = { illustrations: 'abstract', sports: 'lifestyle' }[kind] ?? kind;
  const category = new Map(TEMPLATE_SETS.map((set) => [set.id, set.category]));
  for (const { id } of styles)
    expect([id, typeof id === 'number' ? 'professional' : category.get(id)]).toEqual([id, home]);
});
