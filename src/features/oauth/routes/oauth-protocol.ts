import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { API_SCOPES } from '#platform/endpoint/api-scopes';
import type { App } from '#platform/http/app';
import { networkKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { logFailure, toAppError } from '#platform/http/responses/error-handler';
import { route } from '#platform/http/route';
import * as contract from '../contract/oauth-protocol.ts';
import { checkResource } from '../rules/check-resource.ts';
import { endConnectionOfToken } from '../rules/end-connection.ts';
import { exchangeCode } from '../rules/exchange-code.ts';
import { ACCESS_TOKEN_S } from '../rules/issue-tokens.ts';
import { OauthRefusal } from '../rules/oauth-refusal.ts';
import { refreshTokens } from '../rules/refresh-tokens.ts';
import { registerClient } from '../rules/register-client.ts';

export type OauthProtocolDeps = Parameters<typeof exchangeCode>[0] & {
  publicUrl: string;
  limits: RateLimiters;
};

const GRANTS = { authorization_code: exchangeCode, refresh_token: refreshTokens };
const SCOPE_NAMES = Object.keys(API_SCOPES);
const AUTHORIZE_PATH = '/oauth/authorize';

/** OAuth 2.1 for programs; decision 052. The page that asks the person is `AUTHORIZE_PATH`. */
export async function registerOauthProtocol(app: App, deps: OauthProtocolDeps): Promise<void> {
  const { publicUrl } = deps;

  route(app, contract.findResourceMetadata, async ({ reply }) =>
    reply.send({
      resource: publicUrl + contract.RESOURCE_PATH,
      authorization_servers: [publicUrl],
      scopes_supported: SCOPE_NAMES,
      bearer_methods_supported: ['header'],
      resource_name: 'Framewright',
    }),
  );

  route(app, contract.findServerMetadata, async ({ reply }) =>
    reply.send({
      issuer: publicUrl,
      authorization_endpoint: publicUrl + AUTHORIZE_PATH,
      token_endpoint: publicUrl + contract.issueTokens.path,
      registration_endpoint: publicUrl + contract.registerClient.path,
      revocation_endpoint: publicUrl + contract.revokeToken.path,
      scopes_supported: SCOPE_NAMES,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: Object.keys(GRANTS),
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }),
  );

  await app.register(async (protocol: App) => {
    protocol.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);
    protocol.setErrorHandler(sendOauthError);

    route(protocol, contract.registerClient, async ({ request, body }) => {
      await countCall(deps.limits.programRegistration, networkKey(request.ip));
      const { id, name, redirectUris, createdAt } = await registerClient(deps, body);
      return {
        client_id: id,
        client_id_issued_at: Math.floor(createdAt.getTime() / 1_000),
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: Object.keys(GRANTS),
        response_types: ['code'],
        token_endpoint_auth_method: 'none' as const,
        scope: SCOPE_NAMES.join(' '),
      };
    });

    route(protocol, contract.issueTokens, async ({ body }) => {
      const grant = GRANTS[body.grant_type as keyof typeof GRANTS];
      if (!Object.hasOwn(GRANTS, body.grant_type))
        throw new OauthRefusal(
          'unsupported_grant_type',
          `grant_type must be ${Object.keys(GRANTS).join(' or ')}.`,
        );
      checkResource(deps, body.resource);
      const { accessToken, refreshToken, scopes } = await grant(deps, body);
      return {
        access_token: accessToken,
        token_type: 'Bearer' as const,
        expires_in: ACCESS_TOKEN_S,
        refresh_token: refreshToken,
        scope: scopes.join(' '),
      };
    });

    route(protocol, contract.revokeToken, async ({ reply, body }) => {
      await endConnectionOfToken(deps, body.token);
      return reply.send({});
    });
  });
}

/** A field that comes twice would be read differently by different programs, so it is refused. */
function readForm(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const fields = new URLSearchParams(String(text));
  const names = [...fields.keys()];
  if (new Set(names).size < names.length)
    done(new OauthRefusal('invalid_request', 'A field comes more than once.'));
  else done(null, Object.fromEntries(fields));
}

const STATUS: Partial<Record<string, number>> = { invalid_client: 401 };

/** Answers every error with `{ error, error_description }`. */
function sendOauthError(error: FastifyError | OauthRefusal, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
  if (error instanceof OauthRefusal)
    return reply
      .code(STATUS[error.code] ?? 400)
      .send({ error: error.code, error_description: error.message });
  const refusal = toAppError(error);
  logFailure(error, refusal, request);
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter);
  const code = refusal.status === 400 ? 'invalid_request' : refusal.code;
  return reply.code(refusal.status).send({ error: code, error_description: refusal.message });
}
