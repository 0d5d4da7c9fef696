import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { ASPECT_RATIOS, CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { countCharacters } from '#platform/words/count-characters';
import type { AdCopy, AdCopyRequest, AdTextLimits, TextModel } from '#ports/text-model';

/** A model that answers, and what is to be closed after it. */
export interface TextModelStage {
  model: TextModel;
  close?(): void;
}

const { signal } = new AbortController();
const subject = {
  website: {
    brand: 'Fern & Loom',
    title: 'Handmade leather bags | Fern & Loom',
    description: 'Handmade leather bags, cut and stitched in our Portland workshop.',
    headings: ['Bags that get better with age', 'Repairs for life'],
    sentences: [
      'Every bag is cut from a single hide of full-grain leather.',
      'We repair every bag that we have sold.',
    ],
    keywords: ['leather bags'],
    language: 'en',
  },
};
const limitsOf = Object.entries(AD_FORMATS).map(([platform, format]): [string, AdTextLimits] => {
  const { count, headline, description } = format.textLimits;
  const { callToActions, hashtags } = format;
  return [
    platform,
    { headline: headline.characters, description: description.characters, count, callToActions, hashtags },
  ];
});

/** Checks an ad's texts against the limits. */
export function expectCopyWithinLimits(copy: AdCopy, limits: AdTextLimits): void {
  const { headlines, descriptions, callToActions, hashtags } = copy;
  for (const [texts, most] of [
    [headlines, 5],
    [descriptions, 4],
  ] as const) {
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(1);
    expect(texts.length).toBeLessThanOrEqual(most);
  }
  for (const [texts, most] of [
    [headlines, limits.headline],
    [descriptions, limits.description],
  ] as const)
    for (const text of texts) {
      expect([text, countCharacters(text, limits.count) <= most]).toEqual([text, true]);
      expect(text).toMatch(/\p{L}/u);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/[\p{Cc}{}<>]|https?:|www\.|\s{2}|undefined|NaN/u);
    }
  for (const headline of headlines) expect(headline).not.toMatch(/[!！]/);
  expect(callToActions.length).toBeGreaterThanOrEqual(1);
  expect(callToActions.length).toBeLessThanOrEqual(4);
  expect(new Set(callToActions).size).toBe(callToActions.length);
  for (const label of callToActions) expect(limits.callToActions).toContain(label);
  expect(hashtags.length).toBeLessThanOrEqual(limits.hashtags);
  for (const tag of hashtags) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}]+$/u);
}

/** The test suite of every text model adapter. */
export function describeTextModel(name: string, start: () => Promise<TextModelStage>): void {
  describe(`${name} as a text model`, () => {
    let stage: TextModelStage;
    beforeAll(async () => {
      stage = await start();
    });
    afterAll(() => stage.close?.());
    const copyRequest = (limits: AdTextLimits): AdCopyRequest => ({ subject, tone: 'casual', limits });

    test.each(Object.keys(CONTENT_CATEGORIES))(
      'writes the prompt of a picture about %s',
      async (category) => {
        const { prompt, aspectRatio } = await stage.model.writeImagePrompt(
          { category, recent: [] },
          { signal },
        );
        expect(prompt.length).toBeGreaterThan(20);
        expect(prompt).not.toMatch(/[\p{Cc}{}<>]|https?:/u);
        expect(ASPECT_RATIOS).toContain(aspectRatio);
      },
    );

    test('refuses an unknown category', async () => {
      for (const category of ['constructor', ''])
        await expect(
          stage.model.writeImagePrompt({ category, recent: [] }, { signal }),
        ).rejects.toMatchObject({ name: 'ProviderError', kind: 'rejected' });
    });

    test.each(limitsOf)('writes an ad that %s takes', async (_, limits) => {
      expectCopyWithinLimits(await stage.model.writeAdCopy(copyRequest(limits), { signal }), limits);
    });

    test('refuses an ad without a subject, or without enough room', async () => {
      const [, limits] = limitsOf[0]!;
      const rejected = { name: 'ProviderError', kind: 'rejected' };
      for (const request of [
        { ...copyRequest(limits), subject: {} },
        { ...copyRequest(limits), subject: { prompt: ' \n' } },
        copyRequest({ ...limits, headline: 8 }),
        copyRequest({ ...limits, callToActions: [] }),
      ])
        await expect(stage.model.writeAdCopy(request, { signal })).rejects.toMatchObject(rejected);
      await expect(
        stage.model.writeAdVisual({ subject: {}, width: 100, height: 100 }, { signal }),
      ).rejects.toMatchObject(rejected);
    });

    test('writes the prompt of an ad’s picture', async () => {
      const prompt = await stage.model.writeAdVisual({ subject, width: 1_200, height: 628 }, { signal });
      expect(prompt).toMatch(/\w+ \w+ \w+/);
      expect(prompt).not.toMatch(/[\p{Cc}{}<>]|https?:/u);
    });

    test('stops when aborted', async () => {
      const gone = { signal: AbortSignal.abort(new Error('gone')) };
      const [, limits] = limitsOf[0]!;
      await expect(stage.model.writeAdCopy(copyRequest(limits), gone)).rejects.toThrow('gone');
      await expect(stage.model.writeAdVisual({ subject, width: 1, height: 1 }, gone)).rejects.toThrow('gone');
      await expect(stage.model.writeImagePrompt({ category: 'nature', recent: [] }, gone)).rejects.toThrow(
        'gone',
      );
    });
  });
}
