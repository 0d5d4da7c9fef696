import { expect, test } from 'vitest';
import { createArtifactRequest } from './ad-artifacts.ts';
import { contactOf } from './contact-of.ts';

const ORDER = { headline: 'Coffee', platform: 'print', format: 'print-a5' };
const PAGE = { url: 'https://www.fox.example/', contact: { phone: null, address: null } };

test('a printed ad leaves out what is too long for it', () => {
  const contact = { phone: ' 0113 496 0000 ', address: 'x'.repeat(201) };
  const made = contactOf({ ...PAGE, contact }, { link: `https://fox.example/shop?a=${'x'.repeat(500)}` });
  expect(made).toEqual({ lines: ['fox.example/shop', '0113 496 0000'], link: 'https://fox.example/shop' });
  expect(contactOf(PAGE, { link: `https://fox.example/${'x'.repeat(500)}` }).link).toBe(
    'https://fox.example/',
  );
  expect(contactOf(PAGE, { link: '' })).toEqual({ lines: ['fox.example'], link: PAGE.url });
  expect(createArtifactRequest.parse({ ...ORDER, contact: made }).contact).toEqual(made);
});

test.each(['javascript:alert(1)', 'WIFI:S:fox;;', `https://fox.example/${'x'.repeat(500)}`])(
  'a QR code does not hold %s',
  (link) => {
    const contact = { lines: [], link };
    expect(createArtifactRequest.safeParse({ ...ORDER, contact }).success).toBe(false);
  },
);
