import { z } from 'zod';
import { PROBLEM_PHRASES, webAddressRequired } from '#phrases';
import { WEB_ADDRESS_MAX_CHARACTERS } from './ad-enumerations.ts';

/**
 * A web page's address as a person types it. Adds a missing `https://`. Checks only the form: `http:` or `https:`, a
 * host, no user name or password.
 */
export const webAddress = z
  .string({ error: webAddressRequired })
  .trim()
  .min(1, { error: webAddressRequired })
  .max(WEB_ADDRESS_MAX_CHARACTERS, { error: PROBLEM_PHRASES.longWebAddress })
  .transform((typed, context) => {
    const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
    if (url && /^https?:$/.test(url.protocol) && url.hostname && !url.username && !url.password)
      return url.href;
    context.addIssue({ code: 'custom', message: webAddressRequired });
    return z.NEVER;
  });
