import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import { writeBuiltinCopy } from '#adapters/text-models/builtin/builtin-ad-writer';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import type { PageBrowser, PageCapture } from '#ports/page-browser';
import { CLIENT_PAGES } from '#testing/fixture-sites/client-pages';
import { serveSites } from '#testing/fixture-sites/start-fixture-sites';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { localizeLabels } from '../../../content/button-labels.ts';
import { generateCopyRequest } from '../../../contract/ad-texts.ts';
import { findSource } from '../../../contract/find-source.ts';
import { readAdSubject } from '../../copy/read-ad-subject.ts';
import { textLimitsOf } from '../../copy/text-limits-of.ts';
import { distance, labOfHex } from '../oklab.ts';
import { readWebsite } from './read-website.ts';

let served: Awaited<ReturnType<typeof serveSites>>;
let browser: PageBrowser;
let captures: Map<string, PageCapture>;

beforeAll(async () => {
  served = await serveSites(CLIENT_PAGES);
  browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: served.allowHosts,
    longestMs: 27_000,
  });
  const signal = AbortSignal.timeout(500_000);
  captures = new Map(
    await Promise.all(
      CLIENT_PAGES.map(
        async ({ name }, index) =>
          [name, await browser.capture(`${served.origins[index]}/`, { signal })] as const,
      ),
    ),
  );
}, 500_000);
afterAll(async () => {
  await browser.close();
  served.close();
});

const FILLER = /lorem|ipsum|vokalia|template|margaret|renner|2019|9:00|hanover|globex|initech/i;

test.each(CLIENT_PAGES)('makes true ads of the page $name', ({ name, spec }) => {
  const facts = readWebsite(captures.get(name)!, { extractKeywords });
  expect([facts.brand, facts.language]).toEqual([spec.brand, spec.stated ?? spec.language]);
  expect(distance(labOfHex(facts.colors[0]!), labOfHex(spec.color))).toBeLessThan(0.05);
  if (spec.picture) expect(facts.extractedImages[0]!.alt).toBe(spec.picture[1]);
  else expect(facts.extractedImages.filter(({ url }) => !url.endsWith('/gradient.svg'))).toEqual([]);
  if (spec.logo !== 'lettering') expect(facts.logoUrl).toContain('/brand/');

  const limits = textLimitsOf('facebook');
  const { websiteData } = generateCopyRequest.parse({ websiteData: facts, platform: 'facebook' });
  const subject = readAdSubject({ websiteData, imageDescription: '', words: '' });
  const copy = writeBuiltinCopy({ subject, tone: 'professional', limits });
  for (const text of [...copy.headlines, ...copy.descriptions]) {
    expect([text, findSource(text, facts) !== null]).toEqual([text, true]);
    expect(text).not.toMatch(FILLER);
  }
  expect(localizeLabels(copy.callToActions, spec.language)[0]).toMatch(spec.button);
});
