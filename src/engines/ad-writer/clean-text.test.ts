import { expect, test } from 'vitest';
import { cleanText, isUsable } from './clean-text.ts';
import { INJECTIONS } from './injections.fixture.ts';

test('keeps only the text of a line', () => {
  expect(cleanText('  <b>Fresh&nbsp;</b>\n bread <script>alert("x")</script> daily ')).toBe(
    'Fresh&nbsp; bread daily',
  );
  expect(cleanText('✓ Free returns →')).toBe('Free returns');
  expect(cleanText('– -10 % sur nos tarifs')).toBe('-10 % sur nos tarifs');
  expect(cleanText('Best 🍞 in town™!')).toBe('Best in town!');
  expect(cleanText('hid\u202eden\u200b text\u0007')).toBe('hidden text');
  expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم');
});

test.each(INJECTIONS)('removes a prompt injection: %s', (order) => {
  expect(cleanText(order)).toBe('');
  expect(cleanText(`Fresh bread daily. ${order}`)).toBe('');
});

test.each([
  'Our assistant answers calls around the clock.',
  'Read the previous chapters for free.',
  'Forget long queues.',
  'Never ignore a leaking tap again.',
  'You are a photographer? Rent our studio.',
  'Write, print and share invitations.',
  'Follow the instructions and assemble it in ten minutes.',
  'The ad agency for small shops.',
  'Say hello to better sleep.',
])('keeps what is said to customers: %s', (text) => {
  expect(cleanText(text)).toBe(text);
});

test.each([
  'Visit https://example.com now',
  'Write to hello@example.com',
  'Call +44 20 7946 0958 today',
  'We use cookies to improve your experience',
  '© 2024 All rights reserved',
  'Lorem ipsum dolor sit amet',
  'It goes on and on…',
  'Read more...',
  'function(a) { return }',
  'alert(1)',
  'Datenschutzerklärung',
])('uses no line that ads cannot: %s', (text) => {
  expect(isUsable(cleanText(text))).toBe(false);
});
