import { z } from 'zod';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { REDIRECT_MAX_CHARACTERS, STATE_MAX_CHARACTERS } from './oauth-limits.ts';

const scope = z.enum(Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]]);

/** Parameters of the page's address, from a program (RFC 6749, RFC 7636, RFC 8707). The rule says what is wrong with them. */
export const authorizationRequest = z.object({
  client_id: z.string().max(100).optional(),
  redirect_uri: z.string().max(REDIRECT_MAX_CHARACTERS).optional(),
  response_type: z.string().max(100).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.string().max(100).optional(),
  scope: z.string().max(1_000).optional(),
  state: z.string().max(STATE_MAX_CHARACTERS).optional(),
  resource: z.string().max(500).optional(),
});
export type AuthorizationRequest = z.infer<typeof authorizationRequest>;

export const authorizationQuestion = z.object({
  /** As the program calls itself. */
  name: z.string(),
  /** Where the browser goes next: a host, or `this device`. */
  destination: z.string(),
  /** The scopes that it asks for; none if the request is refused. */
  scopes: z.array(scope),
  /** Why the request is refused; null if the person may decide. */
  problem: z.string().nullable(),
  /** The program's address with the refusal. */
  refusalAddress: z.string(),
});
export type AuthorizationQuestion = z.infer<typeof authorizationQuestion>;

/** A program that the person has connected. */
export const connection = z.object({
  id: z.uuid(),
  /** As the program calls itself. */
  name: z.string(),
  scopes: z.array(scope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Connection = z.infer<typeof connection>;

const SIGN_IN = 'signed_out.connect';
const TAG = 'Keys and webhooks';

export const askForConnection = endpoint({
  method: 'GET',
  path: '/api/oauth/authorization',
  access: 'session',
  signIn: SIGN_IN,
  query: authorizationRequest,
  responses: { 200: authorizationQuestion },
  words: {
    tag: TAG,
    summary: 'Read what a program asks for',
    description: 'For the page that asks you. The fields are those of OAuth 2.1.',
  },
});

export const allowConnection = endpoint({
  method: 'POST',
  path: '/api/oauth/authorization',
  access: 'session',
  signIn: SIGN_IN,
  needsFreshSignIn: true,
  body: authorizationRequest.extend({
    /** Those that the person allows, of those that the program asks for. */
    allowed: z.array(scope).min(1).max(Object.keys(API_SCOPES).length),
  }),
  responses: { 200: z.object({ address: z.string() }) },
  cache: 'no-store',
  refusals: ['already_decided'],
  words: {
    tag: TAG,
    summary: 'Connect a program',
    description:
      '`address` is that of the program, with a code that it exchanges for tokens within a minute.',
    example: { response: { address: 'https://chat.example/callback?code=…&state=…' } },
  },
});

export const listConnections = endpoint({
  method: 'GET',
  path: '/api/connections',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: z.array(connection) },
  words: {
    tag: TAG,
    summary: 'List the programs that you have connected',
    example: {
      response: [
        {
          id: '0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11',
          name: 'Chat',
          scopes: ['generations:write', 'generations:read'],
          createdAt: '2026-03-01T09:00:00.000Z',
          lastUsedAt: null,
        },
      ],
    },
  },
});

export const endConnection = endpoint({
  method: 'DELETE',
  path: '/api/connections/:id',
  access: 'session',
  signIn: SIGN_IN,
  params: z.object({ id: id('not_found.connection') }),
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Disconnect a program' },
});
