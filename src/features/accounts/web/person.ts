import type { User } from '../contract/user.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** First and last name; empty if neither is known. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function avatarLetter({ firstName, email }: Named): string {
  const [letter = 'U'] = firstName?.trim() || email.trim();
  return letter.toUpperCase();
}
