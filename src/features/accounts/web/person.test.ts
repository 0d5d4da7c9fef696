import { expect, it } from 'vitest';
import { avatarLetter, fullName } from './person.ts';

it('takes the letter from the first name, else from the email, else U', () => {
  const nobody = { firstName: null, lastName: null, email: '' };
  expect(avatarLetter({ ...nobody, firstName: 'ada', email: 'x@example.com' })).toBe('A');
  expect(avatarLetter({ ...nobody, email: 'x@example.com' })).toBe('X');
  expect(avatarLetter(nobody)).toBe('U');
});

it('joins the known names', () => {
  expect(fullName({ firstName: 'Ada', lastName: 'Lovelace', email: '' })).toBe('Ada Lovelace');
  expect(fullName({ firstName: null, lastName: 'Lovelace', email: '' })).toBe('Lovelace');
});
