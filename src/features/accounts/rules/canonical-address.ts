import { domainToASCII } from 'node:url';

// Other domains of the same mailboxes.
const SAME_DOMAINS = new Map([['googlemail.com', 'gmail.com']]);
// Providers that deliver to the same mailbox with and without dots.
const DOTLESS = new Set(['gmail.com']);

/**
 * The same text for all spellings of an email address that reach the same mailbox: lower case, without plus tags and
 * Gmail's dots, with the domain in ASCII. Only for comparison; no mail is sent to it.
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
  // A name that begins with a plus sign keeps it; otherwise it would be empty.
  const untagged = name.replace(/(?!^)\+.*$/s, '');
  return `${DOTLESS.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}

/** `"ada"@mail.example` is the same mailbox as `ada@mail.example`. */
function unquoted(name: string): string {
  return /^".*"$/s.test(name) ? name.slice(1, -1).replace(/\\(.)/gs, '$1') : name;
}
