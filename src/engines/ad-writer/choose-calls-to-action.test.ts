import { expect, test } from 'vitest';
import { chooseCallsToAction } from './choose-calls-to-action.ts';
import { findIntents } from './find-intents.ts';
import { pageIntents } from './page-intents.ts';

const LABELS = [
  'Learn More',
  'Shop Now',
  'Book Now',
  'Sign Up',
  'Donate Now',
  'Download',
  'Contact Us',
  'Get Quote',
];

test.each([
  ['Free shipping on everything in our store', 'Shop Now'],
  ['Reserve a table for tonight, a table by the window', 'Book Now'],
  ['Start your free trial, no credit card required', 'Sign Up'],
  ['Donate today, every donation helps our charity', 'Donate Now'],
  ['Get it on the App Store or Google Play', 'Download'],
  ['Talk to our lawyers, contact us for advice', 'Contact Us'],
  ['In den Warenkorb, versandkostenfrei', 'Shop Now'],
  ['Réservez une chambre', 'Book Now'],
  ['ご予約はこちら', 'Book Now'],
  ['Thoughts on bread', 'Learn More'],
])('what a page offers decides: %s', (text, first) => {
  expect(chooseCallsToAction(findIntents([text]), LABELS)[0]).toBe(first);
});

test.each([
  ['Pedir avaliação gratuita', 'quote'],
  ['Pedir agora', 'order'],
  ['Ersteinschätzung anfordern', 'contact'],
  ['Stel je fiets samen', 'shop'],
  ['商品を見る', 'shop'],
])('a button decides: %s', (label, first) => {
  expect(pageIntents({ buttons: [label], kinds: [], hasPrice: false }, [], ['learn'])[0]).toBe(first);
});

test('always offers to learn more if the platform can, and otherwise takes the first label', () => {
  expect(chooseCallsToAction(['shop', 'book', 'sign-up', 'donate', 'contact', 'learn'], LABELS)).toEqual([
    'Shop Now',
    'Book Now',
    'Sign Up',
    'Learn More',
  ]);
  expect(chooseCallsToAction(['learn'], ['APPLY_NOW', 'ORDER_NOW'])).toEqual(['APPLY_NOW']);
});

test('does not offer to book if booking is not needed', () => {
  expect(findIntents(['No appointment needed, just drop in'])).toEqual(['learn']);
});
