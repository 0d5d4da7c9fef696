import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOidcIdentityProvider } from './oidc-identity-provider.ts';

const CLIENT = { clientId: 'framewright', clientSecret: 'secret' };
const CALLBACK = 'http://127.0.0.1:3000/api/auth/callback';
const KEY_ID = 'known';

const known = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = createPublicKey(known.privateKey).export({ type: 'spki', format: 'pem' }).toString();

interface Token {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
  sign: (text: string) => string;
}

let server: Server;
let issuer: string;
/** Content of the token endpoint's next response. */
let idToken = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answerFor(request.url!)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function answerFor(path: string): unknown {
  if (path === '/jwks')
    return {
      keys: [{ ...known.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
    };
  if (path === '/token')
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: idToken };
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // A careless provider allows more than it should.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  };
}

/** Signs in with a valid ID token that `change` has modified. */
async function signInWith(change: (token: Token) => void) {
  const provider = createOidcIdentityProvider({ issuer, ...CLIENT });
  const { url: _, ...secrets } = await provider.beginSignIn(CALLBACK);
  const now = Math.floor(Date.now() / 1000);
  const token: Token = {
    header: { alg: 'RS256', kid: KEY_ID },
    claims: {
      iss: issuer,
      aud: CLIENT.clientId,
      sub: 'ada',
      email: 'ada@example.test',
      email_verified: true,
      nonce: secrets.nonce,
      iat: now,
      exp: now + 60,
    },
    sign: (text) => sign('sha256', Buffer.from(text), known.privateKey).toString('base64url'),
  };
  change(token);
  const text = [token.header, token.claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  idToken = `${text}.${token.sign(text)}`;
  return await provider.completeSignIn(new URL(`${CALLBACK}?code=x&state=${secrets.state}`), secrets);
}

test('a valid ID token signs in', async () => {
  const { identity } = await signInWith(() => undefined);
  expect(identity).toMatchObject({ issuer, subject: 'ada', email: 'ada@example.test', emailVerified: true });
});

describe('an ID token is refused', () => {
  const wrongs: Record<string, (token: Token) => void> = {
    "with a stranger's signature": (token) => {
      token.sign = (text) => sign('sha256', Buffer.from(text), stranger.privateKey).toString('base64url');
    },
    'with the signature of other claims': (token) => {
      const signature = token.sign('e30.e30');
      token.sign = () => signature;
    },
    'without a signature': (token) => {
      token.sign = () => '';
    },
    'with alg none': (token) => {
      token.header = { alg: 'none' };
      token.sign = () => '';
    },
    'with alg none and a right signature': (token) => {
      token.header = { alg: 'none', kid: KEY_ID };
    },
    'signed by HS256 with the public key': (token) => {
      token.header = { alg: 'HS256', kid: KEY_ID };
      token.sign = (text) => createHmac('sha256', publicPem).update(text).digest('base64url');
    },
    "signed by HS256 with the client's secret": (token) => {
      token.header = { alg: 'HS256', kid: KEY_ID };
      token.sign = (text) => createHmac('sha256', CLIENT.clientSecret).update(text).digest('base64url');
    },
    'with a key that the issuer does not name': (token) => {
      token.header = { alg: 'RS256', kid: 'unknown' };
      token.sign = (text) => sign('sha256', Buffer.from(text), stranger.privateKey).toString('base64url');
    },
    'with a key of its own': (token) => {
      token.header = {
        alg: 'RS256',
        kid: 'own',
        jwk: stranger.publicKey.export({ format: 'jwk' }),
        jku: `${issuer}/jwks`,
      };
      token.sign = (text) => sign('sha256', Buffer.from(text), stranger.privateKey).toString('base64url');
    },
    'for another client': ({ claims }) => {
      claims.aud = 'somebody-else';
    },
    'for several clients, obtained by another': ({ claims }) => {
      claims.aud = [CLIENT.clientId, 'somebody-else'];
      claims.azp = 'somebody-else';
    },
    'of another sign-in': ({ claims }) => {
      claims.nonce = 'another';
    },
    'that names no sign-in': ({ claims }) => {
      delete claims.nonce;
    },
    'of another issuer': ({ claims }) => {
      claims.iss = 'https://id.example';
    },
    'that has expired': ({ claims }) => {
      claims.exp = (claims.iat as number) - 3_600;
    },
  };

  test.each(Object.entries(wrongs))('%s', async (_name, change) => {
    await expect(signInWith(change)).rejects.toMatchObject({ name: 'ProviderError', kind: 'rejected' });
  });
});
