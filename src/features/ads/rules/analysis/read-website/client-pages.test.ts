import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import { writeBuiltinCopy } from '#adapters/text-models/builtin/builtin-ad-writer';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import type { PageBrowser, PageCapture } from '#ports/page-browser';
import { CLIENT_PAGES } from '#testing/fixture-sites/client-pages';
import { serveSites } from '#testing/fixture-sites/start-fixture-sites';
import { STRANGER_PAGES } from '#testing/fixture-sites/stranger-pages';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { localizeLabels } from '../../../content/button-labels.ts';
import { generateCopyRequest } from '../../../contract/ad-texts.ts';
import { findSource } from '../../../contract/find-source.ts';
import { readAdSubject } from '../../copy/read-ad-subject.ts';
import { textLimitsOf } from '../../copy/text-limits-of.ts';
import { distance, labOfHex } from '../oklab.ts';
import { readWebsite, type WebsiteFacts } from './read-website.ts';

let served: Awaited<ReturnType<typeof serveSites>>;
let browser: PageBrowser;
let captures: Map<string, PageCapture>;

beforeAll(async () => {
  const pages = [...CLIENT_PAGES, ...STRANGER_PAGES];
  served = await serveSites(pages);
  browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: served.allowHosts,
    longestMs: 27_000,
  });
  const signal = AbortSignal.timeout(590_000);
  captures = new Map(
    await Promise.all(
      pages.map(
        async ({ name }, index) =>
          [name, await browser.capture(`${served.origins[index]}/`, { signal })] as const,
      ),
    ),
  );
}, 590_000);
afterAll(async () => {
  await browser.close();
  served.close();
});

const FILLER =
  /lorem|ipsum|vokalia|template|margaret|renner|2019|9:00|hanover|globex|initech|quillfeather|pettibone|town hall/i;

test.each(CLIENT_PAGES)('makes true ads of the page $name', ({ name, spec }) => {
  const facts = readWebsite(captures.get(name)!, { extractKeywords });
  expect([facts.brand, facts.language]).toEqual([spec.brand, spec.stated ?? spec.language]);
  expect(distance(labOfHex(facts.colors[0]!), labOfHex(spec.color))).toBeLessThan(0.05);
  if (spec.picture) expect(facts.extractedImages[0]!.alt).toBe(spec.picture[1]);
  else expect(facts.extractedImages.filter(({ url }) => !url.endsWith('/gradient.svg'))).toEqual([]);
  if (spec.logo !== 'lettering') expect(facts.logoUrl).toContain('/brand/');

  expectTrue(facts, spec);
});

test.each(STRANGER_PAGES)('makes true ads of the page $name, however it is built', ({ name, spec }) => {
  const facts = readWebsite(captures.get(name)!, { extractKeywords });
  expect([facts.brand, facts.language]).toEqual([spec.brand, spec.language]);
  expect(distance(labOfHex(facts.colors[0]!), labOfHex(spec.color))).toBeLessThan(0.05);
  const [leading] = facts.extractedImages;
  if (spec.picture) expect(leading?.url).toContain(spec.picture);
  else expect(leading).toBeUndefined();
  const copy = expectTrue(facts, spec);
  expect(copy.headlines[0]).toBe(spec.hero);
  for (const text of [...copy.headlines, ...copy.descriptions])
    for (const unfit of [...spec.quote, ...spec.contact]) expect(text).not.toContain(unfit);
});

/** Every text has a source, none is filler, and the first button is the page's. */
function expectTrue(facts: WebsiteFacts, spec: { language: string; button: RegExp }) {
  const limits = textLimitsOf('facebook');
  const { websiteData } = generateCopyRequest.parse({ websiteData: facts, platform: 'facebook' });
  const subject = readAdSubject({ websiteData, imageDescription: '', words: '' });
  const copy = writeBuiltinCopy({ subject, tone: 'professional', limits });
  for (const text of [...copy.headlines, ...copy.descriptions]) {
    expect([text, findSource(text, facts) !== null]).toEqual([text, true]);
    expect(text).not.toMatch(FILLER);
  }
  expect(localizeLabels(copy.callToActions, spec.language)[0]).toMatch(spec.button);
  return copy;
}
