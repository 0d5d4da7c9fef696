import { expect, test } from 'vitest';
import { AD_FORMATS } from './ad-formats.ts';
import { localizeLabel, localizeLabels } from './button-labels.ts';

const LANGUAGES =
  'de fr es it pt pt-BR nl pl sv da nb fi cs sk hu ro tr el ru uk bg sr hr sl lt lv et ca ja zh zh-TW ko ar fa ur he hi bn th vi id'.split(
    ' ',
  );
const LABELS = [...new Set(Object.values(AD_FORMATS).flatMap(({ callToActions }) => callToActions))];

test.each(LANGUAGES)('has every label of every platform in %s', (language) => {
  for (const label of LABELS) {
    const local = localizeLabel(label, language);
    expect(local.trim()).not.toBe('');
    expect(local.length, local).toBeLessThanOrEqual(24);
    // The platforms' own words, in the languages that borrowed them.
    if (label.toLowerCase() !== local.toLowerCase()) continue;
    expect(`${language}: ${local}`).toMatch(/^(?:da: Download)$/);
  }
});

test('keeps English labels, and those of languages without a table', () => {
  expect(localizeLabel('Shop Now', 'en-GB')).toBe('Shop Now');
  expect(localizeLabel('Shop Now', '')).toBe('Shop Now');
  expect(localizeLabel('Shop Now', 'is')).toBe('Shop Now');
});

test('finds regional forms, and lists no label twice', () => {
  expect(localizeLabel('SHOP_NOW', 'de-AT')).toBe('Jetzt einkaufen');
  expect(localizeLabel('Download', 'pt-BR')).toBe('Baixar');
  expect(localizeLabel('Learn more', 'zh-Hant-HK')).toBe('瞭解詳情');
  expect(localizeLabels(['Shop now', 'Buy now', 'Learn more'], 'pl')).toEqual([
    'Kup teraz',
    'Dowiedz się więcej',
  ]);
});
