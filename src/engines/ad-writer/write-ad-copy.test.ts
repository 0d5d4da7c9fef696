import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeBuiltinCopy as writeAdCopy } from '#adapters/text-models/builtin/builtin-ad-writer';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { countCharacters } from '#platform/words/count-characters';
import type { AdCopy, AdCopyRequest, AdSubject, AdTextLimits, AdTone } from '#ports/text-model';
import { INJECTIONS } from './injections.fixture.ts';
import { findLanguage } from './languages/find-language.ts';
import { readSubject } from './read-subject.ts';
import { SAMPLE_LIMITS, SAMPLE_SUBJECTS } from './sample-subjects.fixture.ts';
import { splitWords } from './words.ts';

const TONES: AdTone[] = ['professional', 'casual', 'playful', 'serious', 'inspirational'];
const limitsOf = Object.entries(SAMPLE_LIMITS) as [string, AdTextLimits][];
const samples = Object.entries(SAMPLE_SUBJECTS) as [string, AdSubject][];
/** What the shortest page says five times is its name. */
const THIN = ['emptyPage', 'sparsePage', 'imageOnly', 'productImage', 'shortPrompt', 'promptOnly'];

const textsOf = ({ headlines, descriptions }: AdCopy) => [...headlines, ...descriptions];

describe.each(samples)('copy about %s', (name, subject) => {
  test('keeps to every limit in every tone, whole and without residue', () => {
    for (const tone of TONES) for (const [, limits] of limitsOf) expectSound({ subject, tone, limits });
  });

  test('has only words that the subject or its language has', () => {
    const known = wordsOfSubject(subject);
    for (const tone of TONES)
      for (const [, limits] of limitsOf)
        for (const text of textsOf(writeAdCopy({ subject, tone, limits })))
          expect([text, plainWords(text).filter((word) => !known.has(word))]).toEqual([text, []]);
  });

  test('says of a page only what the page says', () => {
    if (!subject.website) return;
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
    const said = plain(JSON.stringify([subject.website, subject.prompt]).replaceAll('\\n', ' '));
    for (const tone of TONES)
      for (const [, limits] of limitsOf)
        for (const text of textsOf(writeAdCopy({ subject, tone, limits })))
          expect([text, said.includes(plain(text))]).toEqual([text, true]);
  });

  test('sounds different in each tone, where the language is known', () => {
    // A page speaks in its own words, whatever the tone.
    if (subject.website || !readSubject(subject).language) return;
    const written = TONES.map((tone) => writeAdCopy({ subject, tone, limits: SAMPLE_LIMITS.feed }));
    for (const part of ['headlines', 'descriptions'] as const)
      expect(new Set(written.map((copy) => copy[part].join('\n'))).size).toBe(TONES.length);
  });

  test('repeats no beginning and no pattern among its headlines', () => {
    if (THIN.includes(name)) return;
    for (const tone of TONES) {
      const { headlines } = writeAdCopy({ subject, tone, limits: SAMPLE_LIMITS.feed });
      const beginnings = headlines.map((headline) => plainWords(headline).slice(0, 2).join(' '));
      expect(new Set(beginnings).size).toBe(headlines.length);
    }
  });

  test('stays the same if the page contains prompt injections', () => {
    if (!subject.website) return;
    const { website } = subject;
    const write = (one: AdSubject) =>
      writeAdCopy({ subject: one, tone: 'casual', limits: SAMPLE_LIMITS.feed });
    const untouched = write(subject);
    for (const order of INJECTIONS) {
      const attacked = {
        ...subject,
        website: {
          ...website,
          headings: [...website.headings, order],
          sentences: [...website.sentences, order],
          keywords: [...website.keywords, order],
        },
      };
      expect([order, write(attacked)]).toEqual([order, untouched]);
    }
  });
});

test.each(Object.entries(AD_FORMATS))(
  'keeps to what %s takes',
  (platform, { textLimits, callToActions, hashtags }) => {
    const turn = Object.keys(AD_FORMATS).indexOf(platform);
    const { count, headline, description, primaryText } = textLimits;
    for (const [index, [, subject]] of samples.entries())
      for (const body of [description, primaryText ?? description])
        expectSound({
          subject,
          // Each subject in every tone, over all platforms.
          tone: TONES[(index + turn) % TONES.length]!,
          limits: {
            headline: headline.characters,
            description: body.characters,
            count,
            callToActions,
            hashtags,
          },
        });
  },
);

/** Invariants of all copy. */
function expectSound(request: AdCopyRequest): void {
  const { limits } = request;
  const copy = writeAdCopy(request);
  expect(writeAdCopy(request)).toEqual(copy);
  expectCounts(request.subject, copy);
  for (const texts of [copy.headlines, copy.descriptions])
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
  for (const headline of copy.headlines) {
    expect(countCharacters(headline, limits.count)).toBeLessThanOrEqual(limits.headline);
    expect(headline).not.toMatch(/[!！]/);
  }
  for (const description of copy.descriptions) {
    expect(countCharacters(description, limits.count)).toBeLessThanOrEqual(limits.description);
    expect(description.match(/!/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(description).toMatch(/[.!?。！？؟।]["”»’]?$/);
  }
  for (const text of textsOf(copy)) {
    expect(text).not.toMatch(/…|\.\.|[{}<>]|undefined|null|NaN|\s{2}|^\s|\s$|,$/);
    expect(text).not.toMatch(/^\p{Ll}\p{Ll}/u);
  }
  expect(copy.callToActions.length).toBeGreaterThanOrEqual(1);
  expect(copy.callToActions.length).toBeLessThanOrEqual(4);
  expect(new Set(copy.callToActions).size).toBe(copy.callToActions.length);
  for (const label of copy.callToActions) expect(limits.callToActions).toContain(label);
  expect(copy.hashtags.length).toBeLessThanOrEqual(limits.hashtags);
  for (const tag of copy.hashtags) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}]+$/u);
}

/** A page gets as many texts as it has of its own; others get five headlines and four descriptions. */
function expectCounts({ website }: AdSubject, { headlines, descriptions }: AdCopy): void {
  for (const [texts, most] of [
    [headlines, 5],
    [descriptions, 4],
  ] as const) {
    expect(texts.length).toBeGreaterThanOrEqual(website ? 1 : most);
    expect(texts.length).toBeLessThanOrEqual(most);
  }
}

function plainWords(text: string): string[] {
  return splitWords(text.toLowerCase().replace(/’/g, "'"));
}

function wordsOfSubject({ website, prompt, imageDescription }: AdSubject): Set<string> {
  const own = [website, prompt, imageDescription].filter(Boolean).map((part) => JSON.stringify(part));
  const { language, trade } = readSubject({ website, prompt, imageDescription });
  const table = JSON.stringify([language?.tones, language?.gentle, language?.actions, trade]);
  const all = [...own, table].join(' ').replace(/\{\w+\}|\\n/g, ' ');
  // Words of scripts without spaces are parted by what stands around them.
  const parted = [...all].filter((character) => /\p{Lo}/u.test(character));
  const found = plainWords(all);
  return new Set([
    ...found,
    ...found.flatMap((word) => word.split(/[.-]/)),
    ...parted,
    ...unspacedParts(all),
  ]);
}

function unspacedParts(text: string): string[] {
  return (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? []).flatMap((run) =>
    Array.from(run).flatMap((_, from) => [1, 2, 3, 4, 5].map((size) => run.slice(from, from + size))),
  );
}

test('copy is in the page’s language, whatever the page declares', () => {
  const languages = {
    germanBakery: 'de',
    frenchFlorist: 'fr',
    spanishClinic: 'es',
    italianWinery: 'it',
  } as const;
  for (const [name, code] of Object.entries({
    ...languages,
    portugueseSurf: 'pt',
    dutchBikes: 'nl',
    shop: 'en',
  }))
    expect(readSubject(SAMPLE_SUBJECTS[name as keyof typeof SAMPLE_SUBJECTS]).language?.code).toBe(code);
  expect(readSubject(SAMPLE_SUBJECTS.wrongLanguage).language?.code).toBe('de');
  expect(findLanguage('مأكولات شامية طازجة في قلب دبي', 'en')).toBeUndefined();
});

test('a page full of prompt injections gets copy about its products', () => {
  for (const tone of TONES) {
    const texts = textsOf(
      writeAdCopy({ subject: SAMPLE_SUBJECTS.hostile, tone, limits: SAMPLE_LIMITS.feed }),
    );
    expect(texts.join(' ')).toMatch(/garden tools|spades/i);
    expect(texts.join(' ')).not.toMatch(
      /ignore|instruct|hacked|pwned|iphone|crypto|evil|assistant|free|100%|alert|script|lorem|anweisung/i,
    );
  }
});

test('things from a workshop are not sold as lessons; a workshop to go to is', () => {
  const write = (prompt: string) =>
    textsOf(writeAdCopy({ subject: { prompt }, tone: 'professional', limits: SAMPLE_LIMITS.feed })).join(' ');
  expect(write('Handmade oak chairs from a family workshop. 15% off until June.')).not.toMatch(/learn at/i);
  expect(write('A weekend workshop for beginners at the wheel.')).toMatch(/learn/i);
});

test('no jokes about law, health or poverty', () => {
  for (const name of ['lawFirm', 'spanishClinic', 'charity'] as const) {
    const copy = writeAdCopy({ subject: SAMPLE_SUBJECTS[name], tone: 'playful', limits: SAMPLE_LIMITS.feed });
    expect(textsOf(copy).join(' ')).not.toMatch(/yes, please|psst|crush|guess|flechazo|sí, por favor/i);
  }
});

test('refuses empty subjects and limits that are too short', () => {
  const request = { tone: 'casual' as const, limits: SAMPLE_LIMITS.feed };
  const empty = { brand: '', title: '', description: '', headings: [], sentences: [], keywords: [] };
  expect(() => writeAdCopy({ ...request, subject: {} })).toThrow('nothing here to write about');
  expect(() => writeAdCopy({ ...request, subject: { website: empty } })).toThrow('nothing here');
  expect(() => writeAdCopy({ ...request, subject: { prompt: '   ' } })).toThrow('nothing here');
  const { shop: subject } = SAMPLE_SUBJECTS;
  expect(() => writeAdCopy({ ...request, subject, limits: { ...request.limits, headline: 8 } })).toThrow(
    'no room',
  );
  expect(() =>
    writeAdCopy({ ...request, subject, limits: { ...request.limits, callToActions: [] } }),
  ).toThrow('no call to action');
});

test('whatever a page says, its copy is sound or refused', () => {
  const scraps = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      'Free {topic} {brand}',
      '!!!',
      '"Quoted" words',
      'a, b, c',
      'SALE SALE SALE',
      'İstanbul’da çay',
      '… more',
    ),
  );
  const website = fc.record({
    brand: scraps,
    title: scraps,
    description: scraps,
    headings: fc.array(scraps, { maxLength: 6 }),
    sentences: fc.array(scraps, { maxLength: 6 }),
    keywords: fc.array(scraps, { maxLength: 4 }),
    language: fc.constantFrom('en', 'de', 'fr', 'ja', 'x', ''),
  });
  fc.assert(
    fc.property(
      website,
      fc.constantFrom(...TONES),
      fc.constantFrom(...limitsOf),
      (facts, tone, [, limits]) => {
        const request = { subject: { website: facts }, tone, limits };
        try {
          writeAdCopy(request);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ProviderError', kind: 'rejected' });
          return;
        }
        const copy = writeAdCopy(request);
        expectCounts(request.subject, copy);
        for (const text of copy.headlines)
          expect(countCharacters(text, limits.count)).toBeLessThanOrEqual(limits.headline);
        for (const text of copy.descriptions)
          expect(countCharacters(text, limits.count)).toBeLessThanOrEqual(limits.description);
      },
    ),
    { numRuns: 400 },
  );
});
