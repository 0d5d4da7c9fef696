import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import type { PageBrowser, PageCapture } from '#ports/page-browser';
import { FIXTURE_SITES } from '#testing/fixture-sites/fixture-sites';
import { missesOf } from '#testing/fixture-sites/misses-of';
import type { FixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { readWebsite } from './read-website.ts';

let sites: FixtureSites;
let browser: PageBrowser;
/** All pages at once: the browser has its own turns. */
let captures: Map<string, PageCapture | { reason: unknown }>;

beforeAll(async () => {
  sites = await startFixtureSites();
  // A machine that runs all tests at once is slow; after 30 s the egress proxy gives up on one that never answers.
  browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: sites.allowHosts,
    longestMs: 27_000,
  });
  // Waiting for the one that never answers, the other turn sees the rest.
  const inOrder = sites.sites.toSorted((a, b) => Number(b.name === 'slow') - Number(a.name === 'slow'));
  const signal = AbortSignal.timeout(500_000);
  captures = new Map(
    await Promise.all(
      inOrder.map(
        async ({ name, url }) =>
          [name, await browser.capture(url, { signal }).catch(({ reason }) => ({ reason }))] as const,
      ),
    ),
  );
}, 500_000);
afterAll(async () => {
  await browser.close();
  sites.close();
});

test.each(FIXTURE_SITES)('what is read of the fixture site $name', ({ name, expected }) => {
  const capture = captures.get(name)!;
  if ('refusal' in expected) return expect(capture).toEqual({ reason: expected.refusal });
  if ('reason' in capture) return expect.fail(`It was refused: ${capture.reason}`);
  const facts = readWebsite(capture, { extractKeywords });
  expect(missesOf(facts, expected)).toEqual([]);
  expect(facts.sentences.length + facts.headings.length + facts.description.length).toBeGreaterThan(0);
  expect(new Set(facts.sentences)).toHaveLength(facts.sentences.length);
  expect(facts.keywords.length).toBeGreaterThanOrEqual(5);
  expect(facts.keywords.length).toBeLessThanOrEqual(20);
  const areas = facts.extractedImages.map(({ width, height }) => width * height);
  expect(areas).toEqual(areas.toSorted((a, b) => b - a));
});
