import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

/**
 * OAuth 2.1 for the programs that speak MCP: metadata (RFC 8414, RFC 9728), registration (RFC 7591), tokens and revocation
 * (RFC 7009). The standards describe the fields, so our documentation has none.
 */

/** The path that takes access tokens. */
export const RESOURCE_PATH = '/mcp';
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource/mcp';

const METADATA = { description: 'Metadata of the standard.', type: 'application/json' };

export const findResourceMetadata = endpoint({
  method: 'GET',
  path: RESOURCE_METADATA_PATH,
  access: 'anyone',
  responses: { 200: METADATA },
});

export const findServerMetadata = endpoint({
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  access: 'anyone',
  responses: { 200: METADATA },
});

/** Fields that we do not know are ignored, as RFC 7591 wants it. */
const registration = z.object({
  client_name: z.string().max(1_000).optional(),
  redirect_uris: z.array(z.string()),
});
export type Registration = z.infer<typeof registration>;

export const registeredClient = z.object({
  client_id: z.uuid(),
  client_id_issued_at: z.int(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
  scope: z.string(),
});

export const registerClient = endpoint({
  method: 'POST',
  path: '/oauth/register',
  access: 'anyone',
  body: registration,
  responses: { 201: registeredClient },
  cache: 'no-store',
});

/** The fields of all grants. */
const tokenRequest = z.object({
  grant_type: z.string(),
  client_id: z.string(),
  code: z.string().optional(),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().optional(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
  resource: z.string().optional(),
});
export type TokenRequest = z.infer<typeof tokenRequest>;

export const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  refresh_token: z.string(),
  scope: z.string(),
});

export const issueTokens = endpoint({
  method: 'POST',
  path: '/oauth/token',
  access: 'anyone',
  body: tokenRequest,
  bodyType: 'application/x-www-form-urlencoded',
  responses: { 200: tokens },
  cache: 'no-store',
  runsWhenDiskFull: true,
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/oauth/revoke',
  access: 'anyone',
  body: z.object({ token: z.string(), client_id: z.string().optional() }),
  bodyType: 'application/x-www-form-urlencoded',
  responses: { 200: { description: 'The connection has ended, or there was none.' } },
  cache: 'no-store',
  runsWhenDiskFull: true,
});
