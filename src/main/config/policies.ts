import { z } from 'zod';
import type { PolicyEmbeds } from '#contract/page-state';
import { isLoopback } from './addresses.ts';
import { ConfigError } from './config-error.ts';

const hostedDocument = z
  .string()
  .refine(isHosted, {
    error: 'must be the address of a document, such as https://policies.example/terms',
  })
  .optional();

/** Hosted documents that stand in the place of our own. */
export const policyVariables = {
  POLICY_EMBED_URL_TERMS: hostedDocument,
  POLICY_EMBED_URL_PRIVACY: hostedDocument,
  POLICY_EMBED_URL_COOKIES: hostedDocument,
};

/** @throws ConfigError for a document of this very site, which its frame could not be kept apart from. */
export function readPolicies(
  env: { [name in keyof typeof policyVariables]?: string | undefined },
  publicUrl: string,
): PolicyEmbeds {
  const embed = (name: keyof typeof policyVariables) => {
    const value = env[name];
    if (value === undefined) return undefined;
    const url = new URL(value);
    if (url.origin === publicUrl) throw new ConfigError(`${name} must be on another site than PUBLIC_URL`);
    return url.href;
  };
  const terms = embed('POLICY_EMBED_URL_TERMS');
  const privacy = embed('POLICY_EMBED_URL_PRIVACY');
  const cookies = embed('POLICY_EMBED_URL_COOKIES');
  return { ...(terms && { terms }), ...(privacy && { privacy }), ...(cookies && { cookies }) };
}

/** Browsers show no document of plain http in a page of https; on this machine it is for trying. */
function isHosted(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
