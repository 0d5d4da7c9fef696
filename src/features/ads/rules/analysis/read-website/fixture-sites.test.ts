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
/** All pages are captured at once; the browser queues them itself. */
let captures: Map<string, PageCapture | { reason: unknown }>;

beforeAll(async () => {
  sites = await startFixtureSites();
  // A machine that runs all tests is slow. The egress proxy times out after 30 s.
  browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: sites.allowHosts,
    longestMs: 27_000,
  });
  // The slow site comes first, so that it occupies one page while the other captures the rest.
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

test.each(FIXTURE_SITES)('reads the fixture site $name', ({ name, expected }) => {
  const capture = captures.get(name)!;
  if ('refusal' in expected) return expect(capture).toEqual({ reason: expected.refusal });
  if ('reason' in capture) return expect.fail(`refused: ${capture.reason}`);
  const facts = readWebsite(capture, { extractKeywords });
  expect(missesOf(facts, expected)).toEqual([]);
  expect(facts.sentences.length + facts.headings.length + facts.description.length).toBeGreaterThan(0);
  expect(new Set(facts.sentences)).toHaveLength(facts.sentences.length);
  expect(facts.keywords.length).toBeGreaterThanOrEqual(5);
  expect(facts.keywords.length).toBeLessThanOrEqual(20);
});
