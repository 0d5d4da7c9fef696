import { domainToASCII } from 'node:url';

// Mailboxes of the same provider under two names.
const SAME_DOMAINS = new Map([['googlemail.com', 'gmail.com']]);
// Providers that deliver to the same mailbox with and without dots.
const DOTLESS = new Set(['gmail.com']);

/**
 * One form for all spellings of an email address that reach the same mailbox: lower case, without plus tags and Gmail's dots,
 * the domain in ASCII. It is only compared: no mail goes to it.
 */
export function canonicalAddress(email: string): string {
  const text = email.normalize('NFKC').trim();
  const at = text.lastIndexOf('@');
  const written = text
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.+$/, '');
  const ascii = domainToASCII(written) || written;
  const domain = SAME_DOMAINS.get(ascii) ?? ascii;
  const name = unquoted(text.slice(0, Math.max(0, at))).toLowerCase();
  // A name that begins with the plus sign would be empty without its tag.
  const untagged = name.replace(/(?!^)\+.*$/s, '');
  return `${DOTLESS.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}

/** `"ada"@mail.example` is the same mailbox as `ada@mail.example`. */
function unquoted(name: string): string {
  return /^".*"$/s.test(name) ? name.slice(1, -1).replace(/\\(.)/gs, '$1') : name;
}
