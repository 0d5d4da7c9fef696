import { expect, it } from 'vitest';
import type { Language } from './language.ts';
import { loadLexicon } from './lexicon.ts';
import { tagSpaced } from './tag-spaced.ts';
import { tagKorean, tagUnspaced } from './tag-unspaced.ts';

const isNoun = () => false;
const TAGGERS: Partial<Record<Language, typeof tagKorean>> = {
  ko: tagKorean,
  ja: (prompt, lexicon) => tagUnspaced(prompt, 'ja', lexicon, isNoun),
  zh: (prompt, lexicon) => tagUnspaced(prompt, 'zh', lexicon, isNoun),
  de: (prompt, lexicon) => tagSpaced(prompt, 'de', lexicon),
  nl: (prompt, lexicon) => tagSpaced(prompt, 'nl', lexicon),
};

/** Counts how often it is asked for a word. */
class CountingMap<Value> extends Map<string, Value> {
  lookups = 0;
  override get(key: string) {
    this.lookups++;
    return super.get(key);
  }
  override has(key: string) {
    this.lookups++;
    return super.has(key);
  }
}

// Each repeated word is also two shorter ones: every repetition doubles the ways to cut the whole.
it.each([
  ['ko', '에서의', '뷁'],
  ['ko', '앉아있는', '뷁'],
  ['ko', '가', ''],
  ['ja', 'アイスクリーム', 'ヷ'],
  ['ja', 'がちょう', 'ヷ'],
  ['zh', '画一个', 'ヷ'],
  ['de', 'huhnerauge', ''],
  ['de', 'Hunde', 'xq'],
  ['nl', 'zakenman', 'xq'],
] as const)('looks few words up in an endless word in %s of %s', (language, word, tail) => {
  const lexicon = loadLexicon(language);
  for (const repeats of [7, Math.floor(1_990 / word.length)]) {
    const text = word.repeat(repeats) + tail;
    const entries = new CountingMap(lexicon.entries);
    entries.lookups = 0;
    TAGGERS[language]!(text, { ...lexicon, entries }, isNoun);
    expect(entries.lookups / text.length).toBeLessThan(120);
  }
});

it('still reads long compounds', () => {
  const [, last] = tagSpaced('Erdbeerschokoladenkuchen', 'de', loadLexicon('de'));
  expect(last).toMatchObject({ text: 'kuchen', forms: ['cake'] });
});
