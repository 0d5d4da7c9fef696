import { describe, expect, test } from 'vitest';
import type { ImageSettings } from '#ports/image-model';
import { addedWords, composePrompt } from './compose-prompt.ts';

const ALONE = { earlier: false, subjects: 0, style: false };
const SETTINGS: ImageSettings = {
  category: 'business',
  style: 'photorealistic',
  mood: 'professional',
  colorScheme: 'vibrant',
  composition: 'centered',
};
const compose = (prompt: string, changes: Partial<ImageSettings> = {}) =>
  composePrompt({ prompt, settings: { ...SETTINGS, ...changes } }, ALONE);

describe('a prompt', () => {
  test('without settings is sent as typed', () => {
    expect(composePrompt({ prompt: 'a red fox' }, ALONE)).toBe('a red fox.');
    expect(composePrompt({ prompt: ' Wo ist\n der Fuchs? ' }, ALONE)).toBe('Wo ist der Fuchs?');
  });

  test('says what must not be shown', () => {
    expect(composePrompt({ prompt: 'a red fox', negativePrompt: 'snow, text' }, ALONE)).toBe(
      'a red fox. Show none of this: snow, text.',
    );
  });

  test('comes before the form’s settings', () => {
    const text = compose('a team at a table', { mood: 'warm', colorScheme: 'muted' });
    expect(text).toMatch(/^a team at a table\. A realistic photograph/);
    expect(text).toMatch(/mood is warm.*Colors are muted.*theme is business and working life/);
  });

  test.each([
    'a watercolour of a harbour',
    'fox, vector illustration',
    'Ölgemälde, gemälde von Rom',
    'app icon of a leaf',
  ])('that names its medium gets no other style: %s', (prompt) =>
    expect(compose(prompt)).not.toContain('photograph with'),
  );

  test('that names its composition or colors keeps them', () => {
    const text = compose('flat lay of tools in black and white');
    expect(text).not.toContain('stands in the center');
    expect(text).not.toContain('saturated');
  });

  test('with only a style is sent with that style', () => {
    const settings = { style: 'minimalist' } as const;
    expect(composePrompt({ prompt: 'a red fox', settings }, ALONE)).toBe(
      'a red fox. Minimalist and clean: few elements, plain surfaces, nothing decorative.',
    );
  });

  test('gets no theme of another category', () => {
    expect(compose('a mountain lake in the morning')).not.toContain('theme');
    expect(compose('a mountain lake in the morning', { category: 'nature' })).toContain('theme is nature');
    expect(compose('something quite unheard of')).toContain('theme is business');
  });

  test('in brand colors forbids logos and lettering', () => {
    expect(compose('a chair', { colorScheme: 'branded' })).toMatch(
      /one brand.*No logo and no invented lettering/,
    );
  });
});

describe('a refinement with its picture', () => {
  const refine = (before: string, now: string) =>
    composePrompt(
      { prompt: now, settings: SETTINGS, grounding: { prompt: before, details: {} } },
      { ...ALONE, earlier: true },
    );

  test('asks for the added words only', () => {
    expect(refine('A lake', 'a lake, with a red boat')).toBe(
      'Change the attached picture in this way, and leave everything else as it is: with a red boat.',
    );
  });

  test('with a rewritten prompt asks for it and keeps the rest', () => {
    expect(refine('A lake', 'The same lake at night')).toMatch(
      /shows this, and keep .*: The same lake at night\.$/,
    );
  });
});

test('a reference is the subject, with or without an earlier picture', () => {
  const prompt = 'on a beach';
  expect(composePrompt({ prompt }, { ...ALONE, subjects: 1 })).toMatch(
    /^on a beach\. What the attached picture shows is the subject/,
  );
  expect(
    composePrompt(
      { prompt: 'a bag, on a beach', grounding: { prompt: 'a bag', details: {} } },
      { ...ALONE, earlier: true, subjects: 1 },
    ),
  ).toMatch(/: on a beach\. The thing in the second attached picture is the subject/);
});

test('several references are subjects together, and a style is told apart from them', () => {
  expect(composePrompt({ prompt: 'on a beach' }, { ...ALONE, subjects: 2, style: true })).toMatch(
    /^on a beach\. The things in the first 2 attached pictures are the subjects: all .* The last attached picture is an example of the style alone/,
  );
  expect(composePrompt({ prompt: 'a lake' }, { ...ALONE, style: true })).toMatch(
    /^a lake\. The attached picture is an example of the style alone/,
  );
});

test.each([
  ['A lake', 'a lake, warmer', 'warmer'],
  ['A lake.', 'A lake. Make it warmer', 'Make it warmer'],
  ['a lake', ' A LAKE ', ''],
  ['a lake', 'a lakeside house', undefined],
  ['a lake', 'warmer', undefined],
  ['', 'a lake', undefined],
  ['山の湖', '山の湖、夜', '、夜'],
])('%j, then %j: %j was added', (before, now, added) => {
  expect(addedWords(before, now)?.replace(/^、/, '、')).toBe(added);
});
