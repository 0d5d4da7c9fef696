import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './draw-icon.ts';
import { ONLY_WORN } from './drawings/dressed-animals.ts';
import { OWN_DRAWINGS } from './drawings/own-drawings.ts';
import { HEADS, WHOLE_ANIMALS } from './drawings/whole-animals.ts';
import { THINGS } from './things.ts';

const require = createRequire(import.meta.url);
const { icons } = require('@iconify-json/fluent-emoji/icons.json') as { icons: Record<string, unknown> };
const OWN = Object.keys(OWN_DRAWINGS);
/** The drawing in Fluent Emoji, or of our own, that a thing is drawn from. */
const sourceOf = (icon: string) => HEADS[icon] ?? WHOLE_ANIMALS[icon]?.headDrawing ?? icon;

describe('the catalog of things', () => {
  it('has a drawing for each', () => {
    const isDrawn = (icon: string) => icon in OWN_DRAWINGS || sourceOf(icon) in icons;
    expect(THINGS.filter(({ icon }) => !isDrawn(icon))).toEqual([]);
  });

  it('names each of our own drawings, and hides none of Fluent Emoji behind one', () => {
    const used = new Set(THINGS.map(({ icon }) => icon));
    expect(OWN.filter((icon) => !used.has(icon) && !ONLY_WORN.includes(icon))).toEqual([]);
    expect(OWN.filter((icon) => icon in icons)).toEqual([]);
  });

  it('counts each source in docs/artwork.md', () => {
    const text = readFileSync('docs/artwork.md', 'utf8');
    const count = (row: RegExp) => Number(row.exec(text)?.[1]);
    const used = new Set(THINGS.map(({ icon }) => sourceOf(icon)));
    expect(count(/uses (\d+) drawings/)).toBe(used.size - OWN.filter((icon) => used.has(icon)).length);
    expect(count(/(\d+) more are/)).toBe(OWN.length);
    expect(count(/(\d+) animals/)).toBe(Object.keys(WHOLE_ANIMALS).length);
  });

  it('draws each of our own well inside the limits of a cut-out', () => {
    for (const icon of OWN) {
      const { width, height } = drawIcon(icon, 40);
      expect(Math.max(width, height), icon).toBeGreaterThanOrEqual(40);
      expect(Math.max(width, height) / Math.min(width, height), icon).toBeLessThan(5);
    }
  });
});
