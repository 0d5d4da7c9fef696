import { z } from 'zod';
import { PROBLEM_PHRASES, webAddressRequired } from '#phrases';
import { absoluteWebAddress } from './absolute-web-address.ts';
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
    const address = absoluteWebAddress(typed);
    // Escaped letters are longer than typed ones, and what is stored is read with this check again.
    if (address !== null && address.length <= WEB_ADDRESS_MAX_CHARACTERS) return address;
    const message = address !== null ? PROBLEM_PHRASES.longWebAddress : webAddressRequired;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
