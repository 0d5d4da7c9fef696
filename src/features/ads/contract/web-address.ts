import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { WEB_ADDRESS_MAX_CHARACTERS } from './ad-enumerations.ts';

const NOT_AN_ADDRESS = 'Please enter a web address, such as https://example.com';

/**
 * A web page's address as a person types it. Adds a missing `https://`. Checks only the form: `http:` or `https:`, a
 * host, no user name or password.
 */
export const webAddress = z
  .string({ error: NOT_AN_ADDRESS })
  .trim()
  .min(1, { error: NOT_AN_ADDRESS })
  .max(WEB_ADDRESS_MAX_CHARACTERS, { error: PROBLEM_PHRASES.longWebAddress })
  .transform((typed, context) => {
    const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
    if (url && /^https?:$/.test(url.protocol) && url.hostname && !url.username && !url.password)
      return url.href;
    context.addIssue({ code: 'custom', message: NOT_AN_ADDRESS });
    return z.NEVER;
  });
