import { z } from 'zod';
import { acr, email, issuer, list, oneOf } from './value-schemas.ts';
import type { Values } from './variable.ts';

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether it is the development provider, which accepts any address; only npm start says so. */
  isDevelopment?: boolean;
}

export const oidcVariables = {
  issuer: {
    name: 'OIDC_ISSUER',
    schema: issuer,
    isTogether: true,
    isUsual: true,
    words:
      'OpenID Connect provider, reached over https, or over http on a loopback address. The redirect address to register is PUBLIC_URL/api/auth/callback. Unset: the embedded development provider, which lets anyone in and runs only while HOST and PUBLIC_URL are loopback addresses.',
  },
  clientId: {
    name: 'OIDC_CLIENT_ID',
    schema: z.string(),
    isTogether: true,
    isUsual: true,
    words: 'Client id at the OpenID Connect provider.',
  },
  clientSecret: {
    name: 'OIDC_CLIENT_SECRET',
    schema: z.string(),
    isTogether: true,
    isSecret: true,
    isUsual: true,
    words: 'Client secret at the OpenID Connect provider.',
  },
  isDevelopment: {
    name: 'OIDC_IS_DEVELOPMENT',
    schema: oneOf(['true', 'false']),
    default: 'false',
    isForDevelopment: true,
    words:
      'Whether the provider is the development provider, where anybody signs in as anybody. Set by npm start only.',
  },
} as const;

export const adminVariables = {
  adminEmails: {
    name: 'ADMIN_EMAILS',
    schema: z
      .string()
      .transform((text) => list(text.toLowerCase()))
      .pipe(z.array(email)),
    default: '',
    isUsual: true,
    words:
      'Verified emails of the administrators, comma-separated; nobody by default, so set it before you open the gallery to others. They see the pages under /admin, decide moderation cases and correct credits.',
  },
  adminAcrs: {
    name: 'OIDC_ADMIN_ACR',
    schema: z.string().transform(list).pipe(z.array(acr)),
    default: '',
    words:
      "Sign-in methods that administrators must use, comma-separated, as the provider names them in the ID token's acr, for example those with a second factor. They are requested by acr_values; admin pages refuse all others. Unset: any.",
  },
} as const;

export function readOidc(values: Values<typeof oidcVariables>): OidcConfig | undefined {
  const { issuer: address, clientId, clientSecret, isDevelopment } = values;
  if (!address) return undefined;
  return {
    issuer: address,
    clientId: clientId!,
    clientSecret: clientSecret!,
    isDevelopment: isDevelopment === 'true',
  };
}
