import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as client from 'openid-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CookieBrowser } from '#testing/cookie-browser';
import { freePort } from '#testing/free-port';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

let dataDir: string;
let sitePort: number;
let provider: IdentityProvider;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'framewright-idp-'));
  sitePort = await freePort();
  provider = await start();
});
afterEach(async () => {
  await provider.stop();
  await rm(dataDir, { recursive: true });
});

test('any email signs in, through one form and without JavaScript', async () => {
  const { claims, formHtml } = await signIn({
    email: 'Ada@Example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  expect(claims).toMatchObject({
    iss: provider.oidc.issuer,
    email: 'ada@example.com',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
  });
  expect(formHtml.match(/<form/g)).toHaveLength(1);
  for (const name of ['email', 'firstName', 'lastName']) expect(formHtml).toContain(`name="${name}"`);
  expect(formHtml).not.toContain('<script');
});

test('an email is the same user in any letter case, and keeps its names after a restart', async () => {
  const first = await signIn({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' });
  const { issuer } = provider.oidc;
  await provider.stop();
  provider = await start();
  expect(provider.oidc.issuer).toBe(issuer);
  const second = await signIn({ email: 'ADA@example.com', firstName: '', lastName: '' });
  expect(second.claims).toMatchObject({ sub: first.claims.sub, given_name: 'Ada', family_name: 'Lovelace' });
  const other = await signIn({ email: 'grace@example.com', firstName: '', lastName: '' });
  expect(other.claims.sub).not.toBe(first.claims.sub);
});

test('a second sign-in in the same browser asks again who signs in', async () => {
  const browser = new CookieBrowser();
  await signIn({ email: 'ada@example.com', firstName: '', lastName: '' }, { browser });
  const { claims } = await signIn({ email: 'grace@example.com', firstName: '', lastName: '' }, { browser });
  expect(claims.email).toBe('grace@example.com');
});

test('signing in works at localhost too', async () => {
  const { claims } = await signIn(
    { email: 'ada@example.com', firstName: '', lastName: '' },
    { host: 'localhost' },
  );
  expect(claims.email).toBe('ada@example.com');
});

test('an invalid email returns the filled form', async () => {
  const browser = new CookieBrowser();
  const { formUrl } = await openForm(browser, await authorizationUrl());
  const body = new URLSearchParams({ email: 'nobody', firstName: '<b>"', lastName: '' });
  const answer = await browser.go(formUrl, { method: 'POST', body });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain('Please enter an email address');
  expect(html).toContain('value="&#60;b&#62;&#34;"');
});

test('requests without PKCE or with a foreign redirect address are refused', async () => {
  const withoutPkce = await authorizationUrl();
  withoutPkce.searchParams.delete('code_challenge');
  const refused = await fetch(withoutPkce, { redirect: 'manual' });
  expect(new URL(refused.headers.get('location')!).searchParams.get('error')).toBe('invalid_request');

  const elsewhere = await authorizationUrl();
  elsewhere.searchParams.set('redirect_uri', 'http://evil.example/');
  const answer = await fetch(elsewhere, { redirect: 'manual' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test('signing out redirects to the app, and nowhere else', async () => {
  const configuration = await discover();
  const home = `http://127.0.0.1:${sitePort}/`;
  const url = client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: home });
  const answer = await fetch(url, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, home]);
  url.searchParams.set('post_logout_redirect_uri', 'http://evil.example/');
  expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe(home);
});

test('an expired form shows a page with a link back, and only the owner can read the secrets', async () => {
  const answer = await fetch(`${provider.oidc.issuer}/interaction/gone`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('This sign-in has expired');
  expect((await stat(join(dataDir, 'identity-provider/secrets.json'))).mode & 0o077).toBe(0);
});

test('a start fails with a message if its port is in use', async () => {
  await expect(start()).rejects.toThrow(/^port \d+, .* is in use: free it, or set OIDC_ISSUER$/);
});

function start(): Promise<IdentityProvider> {
  return startIdentityProvider({ dataDir, port: sitePort, publicUrl: `http://127.0.0.1:${sitePort}` });
}

function discover(): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = provider.oidc;
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [client.allowInsecureRequests],
  });
}

const VERIFIER = 'v'.repeat(43);

async function authorizationUrl(host = '127.0.0.1'): Promise<URL> {
  return client.buildAuthorizationUrl(await discover(), {
    redirect_uri: `http://${host}:${sitePort}/api/auth/callback`,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(VERIFIER),
    code_challenge_method: 'S256',
    state: 'state',
    nonce: 'nonce',
  });
}

async function openForm(browser: CookieBrowser, url: URL) {
  const redirect = await browser.go(url);
  const formUrl = new URL(redirect.headers.get('location')!, url);
  return { formUrl, html: await (await browser.go(formUrl)).text() };
}

async function signIn(
  form: Record<string, string>,
  { browser = new CookieBrowser(), host = '127.0.0.1' } = {},
) {
  const { formUrl, html: formHtml } = await openForm(browser, await authorizationUrl(host));
  const sent = await browser.go(formUrl, { method: 'POST', body: new URLSearchParams(form) });
  const resumed = await browser.go(new URL(sent.headers.get('location')!, formUrl));
  const callback = new URL(resumed.headers.get('location')!);
  const tokens = await client.authorizationCodeGrant(await discover(), callback, {
    pkceCodeVerifier: VERIFIER,
    expectedState: 'state',
    expectedNonce: 'nonce',
  });
  return { claims: tokens.claims()!, formHtml };
}
