import { expect, test } from 'vitest';
import type { ContentCredentials, PictureOrigin } from '../contract/picture-origin.ts';
import { explainOrigin } from './explain-origin.ts';

const signed: ContentCredentials = {
  isIntact: true,
  isTrusted: true,
  signer: 'Framewright',
  signedAt: '2026-03-04T05:06:07.000Z',
  producer: 'Framewright 0.1.0',
  digitalSourceType: 'algorithmicMedia',
  actions: [
    { name: 'c2pa.created', description: null },
    { name: 'c2pa.edited', description: 'A neural model enlarged the picture.' },
    { name: 'maker.polished', description: null },
  ],
  credit: null,
  failures: [],
};
const origin = (change: Partial<PictureOrigin>): PictureOrigin => ({
  format: 'PNG',
  credentials: null,
  isDamaged: false,
  xmp: null,
  ...change,
});
const verdict = (change: Partial<ContentCredentials>) =>
  explainOrigin(origin({ credentials: { ...signed, ...change } })).verdict;

test('a picture that this site signed is explained line by line', () => {
  expect(explainOrigin(origin({ credentials: signed }), 'UTC')).toEqual({
    verdict: {
      tone: 'success',
      title: 'Made here, and unchanged',
      summary: 'This site signed the picture, and nothing in the file has changed since.',
    },
    facts: [
      {
        label: 'How it was made',
        lines: ['Drawn by a program: procedural art, made by rules and without a neural model.'],
      },
      { label: 'Made with', lines: ['Framewright 0.1.0'] },
      { label: 'Signed by', lines: ['Framewright (this site)'] },
      { label: 'When', lines: ['March 4, 2026 at 5:06 AM'] },
      {
        label: 'What was done',
        lines: ['Created', 'Edited: A neural model enlarged the picture.', 'maker.polished'],
      },
    ],
  });
});

test('a changed file is reported as changed, with any signer', () => {
  for (const isTrusted of [true, false])
    expect(verdict({ isIntact: false, isTrusted, failures: ['assertion.dataHash.mismatch'] })).toMatchObject({
      tone: 'danger',
      title: 'Changed after signing',
    });
});

test('an unknown signer is named, and not trusted', () => {
  const stranger = { isTrusted: false, signer: 'Acme', failures: ['signingCredential.untrusted'] };
  expect(verdict(stranger)).toMatchObject({ tone: 'warning', summary: expect.stringContaining('“Acme”') });
  expect(verdict({ ...stranger, failures: ['signingCredential.expired'] }).title).toContain('expired');
  expect(verdict({ ...stranger, signer: null }).summary).toContain('an unnamed signer');
});

test('a note without a signature is a hint, and no note proves nothing', () => {
  const xmp = { digitalSourceType: 'trainedAlgorithmicMedia', creatorTool: null, credit: null };
  expect(explainOrigin(origin({ xmp }))).toMatchObject({
    verdict: { tone: 'neutral', summary: expect.stringContaining('hint') },
    facts: [{ label: 'How it was made', lines: [expect.stringContaining('neural model')] }],
  });
  expect(explainOrigin(origin({}))).toMatchObject({
    verdict: { summary: expect.stringContaining('proves neither') },
    facts: [],
  });
  expect(explainOrigin(origin({ isDamaged: true })).verdict.tone).toBe('danger');
});

test('an unknown source type is shown unchanged', () => {
  const xmp = { digitalSourceType: 'constructor', creatorTool: null, credit: null };
  expect(explainOrigin(origin({ xmp })).facts[0]!.lines).toEqual(['Declared as “constructor”.']);
});
