import { describe, expect, test } from 'vitest';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { PLANS } from '#features/plans/contract/plans';
import { findPage, PAGES } from '#features/site/content/pages';
import { TEST_SITE_VALUES } from '#testing/site-values';
import { plainProse, readRuns, textsOf } from '../prose.ts';
import { fillIn } from '../site-values.ts';
import { ARTICLE_LINKS, type Article } from './article.ts';
import { CANVA_ALTERNATIVE } from './canva-alternative.ts';
import { COMPARISON } from './comparison.ts';
import { GETTY_ALTERNATIVE } from './getty-images-alternative.ts';
import { PHOTOSHOP_ALTERNATIVE } from './photoshop-alternative.ts';

const ARTICLES = [COMPARISON, CANVA_ALTERNATIVE, PHOTOSHOP_ALTERNATIVE, GETTY_ALTERNATIVE];

describe.each(ARTICLES.map((article) => [article.page, article] as const))(
  'the article %s',
  (_page, article) => {
    test('has at least 600 words, questions, sources and a date', () => {
      expect(wordsOf(article).length).toBeGreaterThanOrEqual(600);
      expect(article.questions.length).toBeGreaterThanOrEqual(4);
      expect(article.sources.length).toBeGreaterThanOrEqual(3);
      for (const day of [article.published, article.updated])
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      expect(article.updated >= article.published).toBe(true);
    });

    test('has unique section names and no repeated text', () => {
      const ids = article.sections.map(({ id }) => id);
      expect(new Set([...ids, 'questions', 'sources']).size).toBe(ids.length + 2);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      const paragraphs = article.sections
        .flatMap(({ blocks }) => blocks)
        .filter((it) => typeof it === 'string');
      expect(new Set(paragraphs).size).toBe(paragraphs.length);
    });

    test('has complete tables, in which other products win more than once', () => {
      const tables = article.sections.flatMap(({ blocks }) =>
        blocks.filter((block) => typeof block !== 'string' && 'rows' in block),
      );
      expect(tables.length).toBeGreaterThan(0);
      for (const { head, rows } of tables) {
        for (const row of rows) {
          expect(row).toHaveLength(head.length);
          for (const cell of row) expect(cell.trim()).not.toBe('');
        }
        if (head.at(-1) !== 'Better') continue;
        const winners = rows.map((row) => row.at(-1));
        expect(winners.filter((it) => it === head[1]).length).toBeGreaterThan(1);
        expect(winners.filter((it) => it?.startsWith('Framewright')).length).toBeGreaterThan(1);
      }
    });

    test('links to existing pages, and to other sites by https', () => {
      for (const { href } of textsOf(article.sections).flatMap(readRuns)) {
        if (href?.startsWith('/')) expect(findPage(href), href).not.toBe('notFound');
        else if (href) expect(href).toMatch(/^https:\/\//);
      }
      for (const { href } of article.sources) expect(href).toMatch(/^https:\/\//);
    });

    test('leaves no placeholder unfilled, and no marks in texts for search engines', () => {
      for (const text of textsOf(article.sections))
        expect(plainProse(fillIn(text, TEST_SITE_VALUES))).not.toMatch(/[{}`*]|\]\(/);
      for (const { question, answer } of article.questions) {
        expect(question).toMatch(/\?$/);
        expect(`${question}${answer}`).not.toMatch(/[{}`*]|\]\(/);
      }
    });

    test('makes no claim that is false here', () => {
      const text = [...wordsOf(article), ...article.questions.map(({ answer }) => answer)].join(' ');
      for (const claim of [
        /\bunlimited pictures\b/i,
        /\b100 ?%/,
        /\bguarantee/i,
        /\bcopyright[- ]free\b/i,
        /\bbest-in-class\b/i,
      ])
        expect(text).not.toMatch(claim);
      // Prices and credits in the text equal those of the plans.
      for (const [amount] of text.matchAll(/\$\d+\.\d\d (?=for \d)/g))
        expect(PLANS.map(({ priceText }) => priceText)).toContain(amount.trim());
    });
  },
);

test('the ad creator has the sizes that articles mention', () => {
  const sizes = Object.values(AD_FORMATS).flatMap(({ formats }) => formats);
  expect(sizes.length).toBeGreaterThan(70);
});

test('the links to the articles have their addresses', () => {
  expect(ARTICLE_LINKS.map(({ page }) => page)).toEqual(ARTICLES.map(({ page }) => page));
  for (const { page, href } of ARTICLE_LINKS) expect(PAGES[page].paths[0]).toBe(href);
});

/** Only its sections, since questions repeat them. */
function wordsOf({ sections }: Article): string[] {
  return textsOf(sections).flatMap((text) => plainProse(text).split(/\s+/));
}
