import type { User } from '../contract/accounts.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** First and last name as far as they are known; the email stands alone where neither is. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function avatarLetter({ firstName, email }: Named): string {
  const [letter = 'U'] = firstName?.trim() || email.trim();
  return letter.toUpperCase();
}
