import { createServer } from 'node:http';
import { join } from 'node:path';
import { type ClientMetadata, interactionPolicy, type JWK, Provider } from 'oidc-provider';
import type { Config } from '../config/config.ts';
import type { OidcConfig } from '../config/sign-in.ts';
import { openPeople, type People, type Person, subjectOf } from './development-people.ts';
import { handleSignIn } from './handle-sign-in.ts';
import { type IdentityProviderSecrets, LOOPBACK, openSecrets } from './identity-provider-secrets.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { messagePage } from './sign-in-page.ts';

export interface IdentityProvider {
  /** The web role's configuration of sign-in. */
  oidc: OidcConfig;
  stop(): Promise<void>;
}

/**
 * Runs the development OpenID Connect provider on its own loopback port, the one above the site's if it is free. Any
 * email signs in. It keeps no session: every sign-in asks who signs in, so that a developer can change accounts, and
 * there is nothing to sign out of.
 * @throws StartError if its port is in use
 */
export async function startIdentityProvider(
  config: Pick<Config, 'dataDir' | 'port' | 'publicUrl'> & Partial<Pick<Config, 'signupCredits'>>,
): Promise<IdentityProvider> {
  const folder = join(config.dataDir, 'identity-provider');
  const secrets = await openSecrets(folder, config.port + 1);
  const people = await openPeople(join(folder, 'people.json'));
  const issuer = `http://${LOOPBACK}:${secrets.port}`;
  // Users may type any name of their own machine.
  const appOrigins = [
    ...new Set([
      config.publicUrl,
      ...['localhost', LOOPBACK, '[::1]'].map((host) => `http://${host}:${config.port}`),
    ]),
  ];
  const provider = createProvider(issuer, secrets, people, appOrigins);
  const handle = handleSignIn({
    provider,
    people,
    appOrigins,
    sessionCookie: SESSION_COOKIE,
    signupCredits: config.signupCredits ?? 0,
  });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(secrets.port, LOOPBACK, resolve);
  });
  return {
    oidc: { issuer, clientId: CLIENT_ID, clientSecret: secrets.clientSecret, isDevelopment: true },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const CLIENT_ID = 'framewright';
// Cookies ignore ports: the names must differ from the app's cookies on the same host.
const SESSION_COOKIE = 'fw_idp_session';

function createProvider(
  issuer: string,
  secrets: IdentityProviderSecrets,
  people: People,
  appOrigins: readonly string[],
): Provider {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const client: ClientMetadata = {
    client_id: CLIENT_ID,
    client_secret: secrets.clientSecret,
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: appOrigins.map((origin) => `${origin}/api/auth/callback`),
    post_logout_redirect_uris: appOrigins.flatMap((origin) => [origin, `${origin}/`]),
  };
  return new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [client],
    jwks: { keys: [secrets.signingKey as JWK] },
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: SESSION_COOKIE, interaction: 'fw_idp_interaction', resume: 'fw_idp_resume' },
    },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    // Puts the claims into the ID token, so that no call of the userinfo endpoint is needed.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { policy, url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: { Interaction: 3_600, Session: 3_600, Grant: 3_600, AccessToken: 3_600, IdToken: 3_600 },
    async findAccount(_context, subject) {
      const person = people.findBySubject(subject);
      return person && { accountId: subject, claims: async () => claimsOf(person) };
    },
    // Signing in counts as consent.
    async loadExistingGrant(context) {
      const { client, account, provider } = context.oidc;
      if (!client || !account) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(context, out) {
      context.type = 'html';
      context.body = messagePage(
        'Signing in failed',
        out.error_description ?? out.error,
        appOrigins[0] ?? issuer,
      );
    },
  });
}

function claimsOf(person: Person) {
  return {
    sub: subjectOf(person.email),
    email: person.email,
    email_verified: true,
    given_name: person.firstName || undefined,
    family_name: person.lastName || undefined,
    name: `${person.firstName} ${person.lastName}`.trim() || undefined,
  };
}
