import { describe, expect, it } from 'vitest';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import { CELL_MIN, GAP, layOutTable } from './canvas-layout.ts';

const PLATFORMS = Object.entries(AD_FORMATS);
const WIDTHS = [296, 328, 520, 690, 832, 1_040, 1_400];

function tablesOf(width: number) {
  return PLATFORMS.map(([platform, { formats }]) => ({
    platform,
    formats,
    rows: layOutTable(formats, width),
  }));
}

describe('the light table', () => {
  it.each(WIDTHS)('shows each format once, none wider than a table of %i pixels', (width) => {
    for (const { platform, formats, rows } of tablesOf(width)) {
      const ids = rows.flatMap(({ prints }) => prints.map(({ id }) => id));
      expect([...ids].sort(), platform).toEqual(formats.map(({ id }) => id).sort());
      for (const { prints, rest } of rows) {
        const used = prints.reduce((sum, { cellWidth }) => sum + cellWidth, GAP * (prints.length - 1));
        expect(used + rest, platform).toBe(width);
        expect(rest, platform).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it.each(WIDTHS)('keeps proportions, and makes nothing larger than itself, at %i pixels', (width) => {
    for (const { formats, rows } of tablesOf(width))
      for (const print of rows.flatMap(({ prints }) => prints)) {
        const format = formats.find(({ id }) => id === print.id);
        expect(print.width).toBeLessThanOrEqual(format?.width ?? 0);
        const exact = (print.width * (format?.height ?? 0)) / (format?.width ?? 1);
        expect(Math.abs(print.height - exact)).toBeLessThanOrEqual(0.5);
        expect(print.cellWidth).toBeGreaterThanOrEqual(Math.min(CELL_MIN, width));
      }
  });

  it('shows large ads larger than small ones, with reduced differences', () => {
    const rows = layOutTable(AD_FORMATS['google-display'].formats, 1_040);
    const area = (id: string) => {
      const print = rows.flatMap(({ prints }) => prints).find((each) => each.id === `google-display-${id}`);
      return (print?.width ?? 0) * (print?.height ?? 0);
    };
    expect(area('responsive-square')).toBeGreaterThan(1.5 * area('200x200'));
    expect(area('responsive-square')).toBeLessThan(36 * area('200x200'));
    expect(area('970x250')).toBeGreaterThan(area('300x50'));
  });

  it('keeps the order of a platform if another saves no space', () => {
    const rows = layOutTable(AD_FORMATS.facebook.formats, 328);
    expect(rows.map(({ prints }) => prints.map(({ id }) => id))).toEqual(
      AD_FORMATS.facebook.formats.map(({ id }) => [id]),
    );
  });

  it('groups tall ads if a row would be mostly empty otherwise', () => {
    const [first] = layOutTable(AD_FORMATS.facebook.formats, 830);
    expect(first?.prints.map(({ id }) => id)).toEqual([
      'facebook-story-1440',
      'facebook-story',
      'facebook-reel',
    ]);
  });

  it('begins with a full row where the order is free', () => {
    const rows = layOutTable(AD_FORMATS.facebook.formats, 502);
    expect(rows[0]?.prints.length).toBeGreaterThan(1);
    expect(rows.at(-1)?.prints.map(({ id }) => id)).toEqual(['facebook-story-1440']);
  });

  it('has no rows without formats', () => {
    expect(layOutTable([], 800)).toEqual([]);
  });
});
