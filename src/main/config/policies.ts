import { z } from 'zod';
import type { PolicyEmbeds } from '#features/site/contract/page-state';
import { isLoopback } from './addresses.ts';
import { ConfigError } from './config-error.ts';
import type { Values } from './variable.ts';

const policy = (name: string, document: string) => ({
  name,
  schema: z.string().refine(isHosted, {
    error: 'must be the address of a document, such as https://policies.example/terms',
  }),
  words: `Hosted ${document}, shown in place of the site's own: an address on another site, of a page that may be framed (https, or http on this machine). The site's own text promises things in your name: read it before you open the site.`,
});

/** Hosted documents, shown in place of our own. */
export const policyVariables = {
  terms: policy('POLICY_EMBED_URL_TERMS', 'terms of service'),
  privacy: policy('POLICY_EMBED_URL_PRIVACY', 'privacy policy'),
  cookies: policy('POLICY_EMBED_URL_COOKIES', 'cookie policy'),
};

/** @throws ConfigError for a document of this very site: its frame would not be isolated from the site */
export function readPolicies(values: Values<typeof policyVariables>, publicUrl: string): PolicyEmbeds {
  const fields = ['terms', 'privacy', 'cookies'] as const;
  const embeds = fields.flatMap((field) => {
    const url = values[field] === undefined ? undefined : new URL(values[field]);
    if (url?.origin === publicUrl)
      throw new ConfigError(`${policyVariables[field].name} must be on another site than PUBLIC_URL`);
    return url ? [[field, url.href]] : [];
  });
  return Object.fromEntries(embeds);
}

/** Browsers refuse to frame an http document in an https page; on this machine http is allowed, for trying. */
function isHosted(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
