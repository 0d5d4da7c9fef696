import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LIMITS, SAMPLE_SUBJECTS } from '#engines/ad-writer/sample-subjects.fixture';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { findCopyFaults } from '#features/ads/rules/copy/find-copy-faults';
import { textLimitsOf } from '#features/ads/rules/copy/text-limits-of';
import type { AdCopyRequest, AdTone, TextModel } from '#ports/text-model';
import { expectCopyWithinLimits } from '#testing/text-model-suite';
import { GOOD_ANSWER, startWordsServer, type WordsServer } from '#testing/words-server';
import { createHostedTextModel } from '../hosted-text-model.ts';

const { signal } = new AbortController();
const platforms = Object.keys(AD_FORMATS) as (keyof typeof AD_FORMATS)[];
const tones: AdTone[] = ['professional', 'casual', 'playful', 'serious', 'inspirational'];

let words: WordsServer;
let textModel: TextModel;
beforeAll(async () => {
  words = await startWordsServer('openai-compatible');
  textModel = createHostedTextModel({ id: 'openai-compatible/m', hosted: words.hosted, purpose: 'ads' });
});
afterAll(() => words.close());

const request: AdCopyRequest = { subject: SAMPLE_SUBJECTS.shop, tone: 'casual', limits: SAMPLE_LIMITS.feed };

/** Writes with a model that sends the answers in turn, and repeats the last one. */
async function write(given: Partial<AdCopyRequest>, ...answers: unknown[]) {
  words.server.write(() => (answers.length > 1 ? answers.shift() : answers[0]));
  const before = words.server.asks.length;
  const copy = await textModel.writeAdCopy({ ...request, ...given }, { signal });
  return { copy, asks: words.server.asks.slice(before).map((ask) => ask.prompt) };
}

describe('an ad by a hosted model', () => {
  test('is the model’s text if that has no faults', async () => {
    const { copy, asks } = await write({}, GOOD_ANSWER);
    expect(copy).toMatchObject({
      headlines: GOOD_ANSWER.headlines,
      descriptions: GOOD_ANSWER.descriptions,
      callToActions: ['SHOP_NOW', 'LEARN_MORE'],
      hashtags: ['#FernAndLoom'],
    });
    expect(asks).toHaveLength(1);
  });

  test('is requested again with the texts that are too long, and by how much', async () => {
    const long = 'Handmade leather bags that only ever get better as they age';
    const draft = { ...GOOD_ANSWER, headlines: [long, ...GOOD_ANSWER.headlines.slice(1)] };
    const { copy, asks } = await write({}, draft, GOOD_ANSWER);
    expect(copy.headlines).toEqual(GOOD_ANSWER.headlines);
    expect(asks).toHaveLength(2);
    expect(asks[1]).toContain(`The headline “${long}” counts ${long.length} characters; 40 is the most.`);
  });

  test('has its characters counted as the platform counts them', async () => {
    const wide = { ...SAMPLE_LIMITS.feed, count: 'double-width' as const };
    const headlines = ['手仕事の革かばんを毎日の相棒にしてください', ...GOOD_ANSWER.headlines.slice(1)];
    const subject = { prompt: '手仕事の革かばんの店です。革かばんは一つずつ縫います。' };
    const { asks } = await write({ subject, limits: wide }, { ...GOOD_ANSWER, headlines });
    expect(asks).toHaveLength(2);
  });

  test('is cut after a clause if it stays too long, and is completed from the page', async () => {
    const draft = {
      ...GOOD_ANSWER,
      headlines: ['Bags that last: cut from a single hide of full-grain leather', 'x'.repeat(300)],
      descriptions: [
        'We repair every bag that we have sold. Our leather comes from a family tannery in Tuscany, which has worked there for longer than anybody in the village remembers.',
      ],
    };
    const { copy } = await write({}, draft);
    expect(copy.headlines[0]).toBe('Bags that last');
    expect(copy.descriptions[0]).toBe('We repair every bag that we have sold.');
    expectCopyWithinLimits(copy, SAMPLE_LIMITS.feed);
  });

  test('in another language than its subject is requested again, then written by the built-in writer', async () => {
    const german = {
      ...GOOD_ANSWER,
      headlines: [
        'Taschen für jeden Tag',
        'Die Tasche, die mit dir reift',
        'Aus einem Stück',
        'Für das Leben',
        'Und zu dir',
      ],
      descriptions: [
        'Jede Tasche ist aus einem Stück Leder und wird von Hand genäht.',
        'Wir reparieren jede Tasche, die wir je verkauft haben.',
        'Das Leder kommt aus einer Gerberei in der Toskana.',
        'Mit der Zeit werden sie immer nur besser.',
      ],
    };
    const { copy, asks } = await write({}, german);
    expect(asks[1]).toContain('All of it is to be in English.');
    expect(copy.headlines.filter((text) => german.headlines.includes(text))).toEqual([]);
    expectCopyWithinLimits(copy, SAMPLE_LIMITS.feed);
    const bakery = await write({ subject: SAMPLE_SUBJECTS.germanBakery }, german);
    expect(bakery.asks).toHaveLength(1);
    expect(bakery.asks[0]).toContain('Language: German.');
    expect(bakery.copy.headlines).toEqual(german.headlines);
  });

  test('has no jokes about grave subjects', async () => {
    const { asks } = await write({ subject: SAMPLE_SUBJECTS.lawFirm, tone: 'playful' }, GOOD_ANSWER);
    expect(asks[0]).toContain('nothing to joke about');
    expect(asks[0]).not.toContain('playful');
  });

  test.each([
    ['lines instead of lists', { headlines: GOOD_ANSWER.headlines.join('\n') }],
    ['objects around texts', { headlines: GOOD_ANSWER.headlines.map((text) => ({ text, characters: 9 })) }],
    ['numbers before them', { headlines: GOOD_ANSWER.headlines.map((text, at) => `${at + 1}. **${text}**`) }],
    ['quotes around them', { headlines: GOOD_ANSWER.headlines.map((text) => `“${text}”`) }],
  ])('is readable with %s', async (_, draft) => {
    const { copy, asks } = await write({}, { ...GOOD_ANSWER, ...draft });
    expect(copy.headlines).toEqual(GOOD_ANSWER.headlines);
    expect(asks).toHaveLength(1);
  });

  test('keeps to every platform’s limits with any answer of the model', async () => {
    const scrap = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.lorem({ maxCount: 40 }),
      fc.constantFrom(...GOOD_ANSWER.headlines, ...GOOD_ANSWER.descriptions),
      fc.constantFrom(
        '',
        '!!!',
        '90% off',
        'www.example.com',
        '手仕事の革かばん'.repeat(9),
        '{brand}',
        'İ'.repeat(90),
        '👩‍👩‍👧',
      ),
    );
    const texts = fc.oneof(fc.array(scrap, { maxLength: 9 }), scrap, fc.constant(null), fc.integer());
    const answer = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          headlines: texts,
          descriptions: texts,
          callToActions: texts,
          hashtags: texts,
        }),
      },
      { weight: 1, arbitrary: fc.jsonValue() },
      { weight: 1, arbitrary: fc.string() },
    );
    const subjects = Object.values(SAMPLE_SUBJECTS);
    let written = 0;
    await fc.assert(
      fc.asyncProperty(
        answer,
        fc.constantFrom(...subjects),
        fc.constantFrom(...tones),
        fc.constantFrom(...platforms),
        async (said, subject, tone, platform) => {
          words.server.write(() => said);
          const limits = textLimitsOf(platform);
          const outcome = await textModel
            .writeAdCopy({ subject, tone, limits }, { signal })
            .catch((error) => error);
          if (outcome instanceof Error) {
            expect(outcome).toMatchObject({ name: 'ProviderError' });
            return;
          }
          written += 1;
          expectCopyWithinLimits(outcome, limits);
          expect(findCopyFaults(outcome, limits)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
    expect(written).toBeGreaterThan(30);
  });
});
