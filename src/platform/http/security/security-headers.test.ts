import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, createUser } from '#testing/factories';
import { createPicture, drawSample } from '#testing/picture-factories';
import { startTestApp, type TestApp } from '#testing/test-app';
import { registerSecurityHeaders } from './security-headers.ts';
import { forgetSession, setSessionCookie } from './session.ts';

interface Graded {
  headers: Headers;
}
type Answer = Graded & { kind: string };

let site: TestApp;
let answers: Answer[];
beforeAll(async () => {
  site = await startTestApp({ clientFolder: resolve('src/web/app/public') });
  answers = await collectAnswers();
});
afterAll(async () => {
  await site.close();
});

/** Rules for the headers of every answer. */
const RULES: Readonly<Record<string, (answer: Graded) => boolean>> = {
  'no type is guessed': ({ headers }) => headers.get('x-content-type-options') === 'nosniff',
  'a policy says what may run': ({ headers }) => headers.has('content-security-policy'),
  'no script stands inline, and none is made of text': (answer) =>
    !/unsafe|\*|https?:|data:|blob:/.test(
      directive(answer, 'script-src') ?? directive(answer, 'default-src') ?? '*',
    ),
  'plugins are off': (answer) => sources(answer, 'object-src', 'default-src') === "'none'",
  'no page lies in another site’s frame': (answer) =>
    isSandboxed(answer) || directive(answer, 'frame-ancestors') === "'none'",
  'nor for browsers that know no policy': ({ headers }) => headers.get('x-frame-options') === 'DENY',
  'relative addresses cannot be bent': (answer) =>
    isSandboxed(answer) || directive(answer, 'base-uri') === "'none'",
  'forms are sent here alone': (answer) =>
    isSandboxed(answer) || directive(answer, 'form-action') === "'self'",
  'other sites hear of the origin at most': ({ headers }) =>
    ['strict-origin-when-cross-origin', 'no-referrer'].includes(headers.get('referrer-policy') ?? ''),
  'camera, microphone and place are closed': (answer) =>
    isSandboxed(answer) ||
    ['camera=()', 'microphone=()', 'geolocation=()'].every((it) =>
      answer.headers.get('permissions-policy')?.includes(it),
    ),
  'windows of other sites have no hold on ours': (answer) =>
    isSandboxed(answer) || answer.headers.get('cross-origin-opener-policy') === 'same-origin',
  'it is said whether other sites may embed it': ({ headers }) =>
    ['same-origin', 'cross-origin'].includes(headers.get('cross-origin-resource-policy') ?? ''),
  'no software names itself': ({ headers }) => !headers.has('server') && !headers.has('x-powered-by'),
  'how long it may be kept is said': ({ headers }) => headers.has('cache-control'),
  'cookies are out of scripts’ and other sites’ reach': ({ headers }) =>
    headers.getSetCookie().every((it) => /; HttpOnly/i.test(it) && /; SameSite=(Lax|Strict)/i.test(it)),
};

const KINDS = [
  'page',
  'page of somebody signed in',
  'page that is not there',
  'page that has moved',
  'page of an unknown link',
  'API',
  'API that wants a sign-in',
  'API of somebody signed in',
  'API that is not there',
  'request that cannot be read',
  'request of another site',
  'sign-in',
  'sign-out',
  'reference of the API',
  'description of the API',
  'picture',
  'picture that is private',
  'picture that is not there',
  'card',
  'icon as SVG',
  'manifest',
  'download',
  'events',
  'robots',
  'sitemap',
  'feed',
  'health',
];

test.each(KINDS)('%s: every rule holds', (kind) => {
  const graded = answers.find((it) => it.kind === kind)!;
  const broken = Object.entries(RULES).flatMap(([rule, holds]) => (holds(graded) ? [] : [rule]));
  expect(broken).toEqual([]);
});

test('private answers are not cached by proxies, and by browsers only pictures for an hour', () => {
  const cacheOf = (kind: string) => answers.find((it) => it.kind === kind)!.headers.get('cache-control')!;
  for (const kind of ['page of somebody signed in', 'API of somebody signed in', 'download', 'events'])
    expect([kind, cacheOf(kind)]).toEqual([kind, expect.stringMatching(/no-store/)]);
  expect(cacheOf('picture that is private')).toBe('private, max-age=3600, immutable');
});

test('other sites can read only the API’s description and cards', () => {
  const open = answers.filter((it) => it.headers.get('cross-origin-resource-policy') === 'cross-origin');
  expect(open.map(({ kind }) => kind)).toEqual(['description of the API', 'card']);
});

test('files with untrusted bytes run nothing when opened', () => {
  for (const kind of ['picture', 'picture that is private', 'card', 'icon as SVG'])
    expect(isSandboxed(answers.find((it) => it.kind === kind)!)).toBe(true);
});

test('an answer without headers fails the rules', () => {
  const bare = { headers: new Headers({ server: 'x', 'set-cookie': 'a=b' }) };
  const kept = Object.entries(RULES).filter(([, holds]) => {
    try {
      return holds(bare);
    } catch {
      return false;
    }
  });
  expect(kept).toEqual([]);
});

test.each([
  ['https://pictures.example', 'max-age=31536000; includeSubDomains', '__Host-framewright'],
  ['http://127.0.0.1:3000', undefined, 'framewright'],
])(
  '%s: browsers are held to TLS, and cookies to this host, where there is TLS',
  async (publicUrl, hsts, name) => {
    const app = Fastify();
    await registerSecurityHeaders(app as never, { publicUrl, policyEmbeds: {} });
    await app.register(cookie);
    app.get('/in', async (_, reply) => setSessionCookie(reply, publicUrl, 'token', 30));
    app.get('/out', async (_, reply) => forgetSession(reply, publicUrl));
    for (const url of ['/in', '/out']) {
      const { headers } = await app.inject(url);
      expect(headers['strict-transport-security']).toBe(hsts);
      expect(String(headers['content-security-policy']).includes('upgrade-insecure-requests')).toBe(
        Boolean(hsts),
      );
      const set = String(headers['set-cookie']);
      expect(set).toMatch(new RegExp(`^${name}=`));
      expect(set).toMatch(/; Path=\/;.*HttpOnly/);
      expect(set).not.toContain('Domain');
      expect(set.includes('; Secure')).toBe(Boolean(hsts));
    }
    await app.close();
  },
);

function directive({ headers }: Graded, name: string): string | undefined {
  const policy = headers.get('content-security-policy') ?? '';
  const found = policy.split(';').find((it) => it.trim().split(' ', 1)[0] === name);
  return found?.trim().slice(name.length).trim();
}

function sources(answer: Graded, ...names: string[]): string | undefined {
  return names.map((name) => directive(answer, name)).find((it) => it !== undefined);
}

/** A document that can do nothing: no script, no form, no frame of its own. */
function isSandboxed(answer: Graded): boolean {
  return directive(answer, 'sandbox') === '' && directive(answer, 'default-src') === "'none'";
}

async function collectAnswers(): Promise<Answer[]> {
  const { id: userId } = await createUser(site.db, { credits: 3 });
  const signedIn = { cookie: `framewright=${await createSession(site.db, userId)}` };
  const mine = await createPicture(site, { image: drawSample(64, 64), userId });
  const shown = await createPicture(site, { image: drawSample(64, 64) });
  await site.db
    .insertInto('galleryImages')
    .values({
      number: 1,
      imageId: shown.id,
      prompt: 'A lake',
      category: 'nature',
      hasPeople: false,
      generatedAt: new Date(),
    })
    .execute();
  const card = /og:image" content="([^"]*)"/.exec(await (await fetch(site.origin)).text())![1]!;
  const json = { 'content-type': 'application/json' };
  const requests: Record<string, [path: string, init?: RequestInit]> = {
    page: ['/'],
    'page of somebody signed in': ['/', { headers: signedIn }],
    'page that is not there': ['/nowhere'],
    'page that has moved': ['/Pricing/'],
    'page of an unknown link': [`/shared/${'0'.repeat(32)}`],
    API: ['/api/models'],
    'API that wants a sign-in': ['/api/auth/user'],
    'API of somebody signed in': ['/api/auth/user', { headers: signedIn }],
    'API that is not there': ['/api/nowhere'],
    'request that cannot be read': [
      '/api/quick-generate',
      { method: 'POST', headers: { ...signedIn, ...json }, body: '{' },
    ],
    'request of another site': [
      '/api/quick-generate',
      { method: 'POST', headers: { ...signedIn, ...json, origin: 'https://evil.example' }, body: '{}' },
    ],
    'sign-in': ['/api/auth/login'],
    'sign-out': ['/api/auth/logout', { headers: signedIn }],
    'reference of the API': ['/api/docs'],
    'description of the API': ['/api/openapi.json'],
    picture: [shown.url],
    'picture that is private': [mine.url],
    'picture that is not there': [`/images/${'0'.repeat(32)}.png`],
    card: [card],
    'icon as SVG': ['/favicon.svg'],
    manifest: ['/manifest.webmanifest'],
    download: ['/api/credit-history.csv', { headers: signedIn }],
    events: ['/api/events', { headers: signedIn }],
    robots: ['/robots.txt'],
    sitemap: ['/sitemap.xml'],
    feed: ['/gallery/feed.xml'],
    health: ['/healthz'],
  };
  const collected: Answer[] = [];
  // One after the other: signing out ends the session, so it is asked for last.
  const ordered = Object.entries(requests).toSorted(
    ([a], [b]) => Number(a === 'sign-out') - Number(b === 'sign-out'),
  );
  for (const [kind, [path, init]] of ordered) {
    const { headers, body } = await fetch(site.origin + path, { ...init, redirect: 'manual' });
    // A stream would go on.
    await body?.cancel();
    collected.push({ kind, headers });
  }
  return collected;
}
