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
    const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname && !url.username && !url.password;
    // Escaped letters are longer than typed ones, and what is stored is read with this check again.
    if (isWeb && url.href.length <= WEB_ADDRESS_MAX_CHARACTERS) return url.href;
    const message = isWeb ? PROBLEM_PHRASES.longWebAddress : webAddressRequired;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
