import { expect, test } from 'vitest';
import { planPicture } from '#engines/studio/plan/plan-picture';
import type { AdSubject } from '#ports/text-model';
import { SAMPLE_SUBJECTS } from './sample-subjects.fixture.ts';
import { writeAdVisual } from './write-ad-visual.ts';

const BANNER = { width: 1200, height: 628 };

test.each(Object.entries(SAMPLE_SUBJECTS) as [string, AdSubject][])(
  'the picture for %s is one that the studio can paint',
  (_, subject) => {
    const prompt = writeAdVisual({ subject, ...BANNER });
    expect([prompt, planPicture(prompt).content]).not.toEqual([prompt, undefined]);
    expect(prompt).not.toMatch(/ignore|instruct|hacked|pwned|[{}<>]|undefined/i);
    expect(prompt).toMatch(/^[\p{ASCII}‘’“”–]+$/u);
  },
);

test('names the subject, the style and the space for text', () => {
  const subject = { prompt: 'Create an ad for vegan cooking classes in Berlin' };
  expect(writeAdVisual({ subject, width: 160, height: 600, style: 'minimalist' })).toBe(
    'Vegan cooking classes in Berlin, minimalist, tall composition with empty space at the top, no text, no logos',
  );
  const picture = { imageDescription: 'A photo of red running shoes on a white floor.' };
  expect(writeAdVisual({ subject: picture, width: 500, height: 500 })).toMatch(
    /^Red running shoes on a white floor, photorealistic, centered/,
  );
});

test('a page shows its trade', () => {
  expect(writeAdVisual({ subject: SAMPLE_SUBJECTS.germanBakery, ...BANNER })).toMatch(/^Fresh bread/);
  expect(writeAdVisual({ subject: SAMPLE_SUBJECTS.spanishClinic, ...BANNER })).toMatch(/^A doctor/);
  expect(writeAdVisual({ subject: SAMPLE_SUBJECTS.charity, ...BANNER })).toMatch(/river/);
});

test('refuses empty subjects', () => {
  expect(() => writeAdVisual({ subject: {}, ...BANNER })).toThrow('nothing here to picture');
});
