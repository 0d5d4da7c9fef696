import { expect, test } from 'vitest';
import { MODELS } from '#engines/photo-studio/models/model-records';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { creditLine, findCreditLine, readCreditLine } from './credit-line.ts';
import { provenanceXmp } from './provenance-xmp.ts';

test('a picture without works of others needs no credit', () => {
  expect(creditLine()).toBeNull();
  expect(creditLine([])).toBeNull();
});

test('a credit line names title, author, source, license and change', () => {
  expect(creditLine([SAMPLE_CREDIT])).toBe(
    '“Safe” by Bocko (https://www.blendswap.com/blend/68016), CC BY 3.0, changed. License: https://creativecommons.org/licenses/by/3.0/',
  );
});

test('each work is named once', () => {
  const lamp = { ...SAMPLE_CREDIT, title: 'Lamp', author: 'Bo', source: 'https://example.org/lamp' };
  expect(creditLine([SAMPLE_CREDIT, lamp, { ...SAMPLE_CREDIT }])).toBe(
    '“Safe” by Bocko (https://www.blendswap.com/blend/68016), CC BY 3.0, changed; “Lamp” by Bo (https://example.org/lamp), CC BY 3.0, changed. License: https://creativecommons.org/licenses/by/3.0/',
  );
});

test('a credit line is found in the packet of our files alone, and only if it is short', () => {
  const line = creditLine([{ ...SAMPLE_CREDIT, author: 'A & B <c>' }])!;
  expect(findCreditLine(Buffer.from(`JPEG${provenanceXmp('algorithmicMedia', line)}more`))).toBe(line);
  expect(findCreditLine(Buffer.from(provenanceXmp('algorithmicMedia')))).toBe('');
  expect(findCreditLine(Buffer.from(provenanceXmp('algorithmicMedia', 'x'.repeat(20_000))))).toBe('');
});

test('a credit line is read back from a file, and no other text is', () => {
  const lamp = {
    ...SAMPLE_CREDIT,
    title: 'Lamp',
    author: 'A & B / C, s.l.',
    source: 'http://www.scopia.es#lamp',
  };
  expect(readCreditLine(creditLine([SAMPLE_CREDIT, lamp])!)).toEqual([SAMPLE_CREDIT, lamp]);
  expect(readCreditLine('Photo: Jane Doe')).toEqual([]);
  expect(readCreditLine('“X” by Eve (javascript:alert(1)), CC BY 3.0, changed')).toEqual([]);
});

test.each(MODELS.filter(({ license }) => license === 'CC-BY-3.0'))(
  'the credit of $key can be read back',
  (model) => {
    const credit = { ...SAMPLE_CREDIT, author: model.author, source: model.source };
    expect(readCreditLine(creditLine([credit])!)).toEqual([credit]);
  },
);
