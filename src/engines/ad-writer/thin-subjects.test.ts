import { describe, expect, test } from 'vitest';
import { writeBuiltinCopy as writeAdCopy } from '#adapters/text-models/builtin/builtin-ad-writer';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { countCharacters } from '#platform/words/count-characters';
import type { AdSubject, AdTone } from '#ports/text-model';
import { readSubject } from './read-subject.ts';
import { ANY_TRADE } from './trades/any-trade.ts';
import { findTrade } from './trades/find-trade.ts';
import { SERVICES } from './trades/services.ts';
import { THINGS } from './trades/things.ts';
import { linesInTone } from './trades/trade.ts';

const TONES: AdTone[] = ['professional', 'casual', 'playful', 'serious', 'inspirational'];
const PICTURE =
  'A dark, wide picture of a cup and a chair, in brown and beige. There is empty space for text at the top.';
const THIN: Record<string, AdSubject> = {
  soap: { prompt: 'handmade soap' },
  sneakers: { prompt: 'Sneakers' },
  cafe: { prompt: 'Promote our new coffee shop in Lisbon, opening Saturday' },
  app: { prompt: 'an app that helps people sleep better' },
  walker: { prompt: 'dog walking service' },
  unknown: { prompt: 'quantum widgets' },
  seen: { imageDescription: PICTURE },
  somebody: { imageDescription: 'A bright, wide picture of a person, in orange, cream and green.' },
  nothing: {
    imageDescription: 'A wide picture, in muted blue, green and grey. The eye is drawn to the right.',
  },
  cutOut: {
    imageDescription: 'A vivid, square picture of something cut out of its background, in red and brown.',
  },
};
const limitsOf = (platform: keyof typeof AD_FORMATS) => {
  const { textLimits, callToActions, hashtags } = AD_FORMATS[platform];
  const { count, headline, description, primaryText } = textLimits;
  return {
    count,
    headline: headline.characters,
    description: (primaryText ?? description).characters,
    callToActions,
    hashtags,
  };
};
const PLATFORMS = Object.keys(AD_FORMATS) as (keyof typeof AD_FORMATS)[];

describe.each(Object.entries(THIN))('copy about little: %s', (_, subject) => {
  test('has nine different texts within every platform’s limits, none about the picture’s composition', () => {
    for (const platform of PLATFORMS)
      for (const tone of TONES) {
        const limits = limitsOf(platform);
        const { headlines, descriptions, hashtags } = writeAdCopy({ subject, tone, limits });
        expect(new Set(headlines.map((text) => text.toLowerCase())).size).toBe(5);
        expect(new Set(descriptions.map((text) => text.toLowerCase())).size).toBe(4);
        for (const text of headlines)
          expect(countCharacters(text, limits.count)).toBeLessThanOrEqual(limits.headline);
        for (const text of descriptions)
          expect(countCharacters(text, limits.count)).toBeLessThanOrEqual(limits.description);
        for (const text of [...headlines, ...descriptions]) {
          expect(text).not.toMatch(
            /[{}<>[\]]|\d|empty space|picture of|background|the eye|beige|muted|a person|^person/i,
          );
        }
        expect(hashtags.join(' ')).not.toMatch(/picture|beige|space|person/i);
      }
  });

  test('sounds different in each tone', () => {
    const written = TONES.map((tone) => writeAdCopy({ subject, tone, limits: limitsOf('instagram') }));
    expect(new Set(written.map(({ headlines }) => headlines.join('\n'))).size).toBe(TONES.length);
  });
});

test('names the typed or seen thing, first in most tones', () => {
  const first = (subject: AdSubject, tone: AdTone) =>
    writeAdCopy({ subject, tone, limits: limitsOf('instagram') }).headlines.join(' | ');
  for (const tone of TONES) {
    expect(first(THIN.soap!, tone)).toMatch(/handmade soap/i);
    expect(first(THIN.seen!, tone)).toMatch(/cups|chairs/i);
  }
});

test('chooses the calls to action of the trade', () => {
  const intentOf = (subject: AdSubject) => readSubject(subject).intents[0];
  expect(intentOf(THIN.soap!)).toBe('shop');
  expect(intentOf(THIN.cafe!)).toBe('visit');
  expect(intentOf(THIN.app!)).toBe('sign-up');
  expect(intentOf(THIN.walker!)).toBe('contact');
  expect(intentOf(THIN.unknown!)).toBe('learn');
});

test('a page with enough text gets no lines of its trade', () => {
  const website = {
    brand: 'Fern',
    title: 'Soap',
    description: 'Soap.',
    headings: [],
    sentences: [],
    keywords: [],
  };
  expect(readSubject({ website }).trade).toBeUndefined();
  expect(readSubject({ prompt: 'Handgemachte Seife aus Olivenöl' }).trade).toBeUndefined();
  expect(readSubject({ prompt: 'a divorce lawyer for fathers' }).trade).toBeUndefined();
});

describe('the lines of a trade', () => {
  const trades = [ANY_TRADE, ...SERVICES, ...THINGS];
  test('fit every platform and claim nothing', () => {
    for (const { headlines, sentences } of trades) {
      for (const line of Object.values(headlines).flat()) {
        expect([line, line.length <= 30]).toEqual([line, true]);
        expect(line).not.toMatch(/[.!{]$/);
      }
      for (const line of Object.values(sentences).flat()) {
        expect([line, line.length <= 80]).toEqual([line, true]);
        expect(line).toMatch(/[.?]$/);
      }
      expect(JSON.stringify([headlines, sentences])).not.toMatch(
        /\d|\b(?:free|cheap|best price|guarantee|organic|award|sale|discount|natural|certified)/i,
      );
    }
  });

  test('are unique, and begin differently in tones of the same mood', () => {
    const all = trades.flatMap(({ headlines }) => Object.values(headlines).flat());
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual(['Plan your visit']);
    for (const { headlines } of trades) {
      expect(linesInTone(headlines, 'serious')[0]).not.toBe(linesInTone(headlines, 'professional')[0]);
      expect(linesInTone(headlines, 'playful')[0]).not.toBe(linesInTone(headlines, 'casual')[0]);
    }
  });

  test.each([
    ['new coffee shop in Lisbon', 'A table for you'],
    ['coffee beans', 'Something good for today'],
    ['red running shoes', 'Find your fit'],
    ['yoga classes', 'Start at your own pace'],
    ['nothing known', 'Worth a closer look'],
  ])('of %s begin with "%s"', (text, line) => {
    expect(findTrade(text).headlines.calm[0]).toBe(line);
  });
});
