import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createSession, createUser } from '#testing/factories';
import { startTestApp, type TestApp } from '#testing/test-app';

const SCRIPT = 'console.log("framewright");\n'.repeat(200);

let clientFolder: string;
let site: TestApp;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'framewright-client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'assets/entry-abc.js'), SCRIPT);
  await writeFile(join(clientFolder, 'assets/entry-abc.js.br'), brotliCompressSync(SCRIPT));
  site = await startTestApp({
    clientFolder,
    policyEmbeds: { terms: 'https://policies.example/terms?site=1' },
  });
});
afterAll(async () => {
  await site.close();
  await rm(clientFolder, { recursive: true });
});

test('every answer has the strict policy, and a page its user’s data', async () => {
  const { id } = await createUser(site.db, { credits: 4 });
  const cookie = `framewright=${await createSession(site.db, id)}`;
  const page = await fetch(`${site.origin}/`, { headers: { cookie } });
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/policies\.example;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/policies\.example;/);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(await page.text()).toContain('"credits":4');
  expect((await fetch(`${site.origin}/nowhere`)).status).toBe(404);
  const api = await fetch(`${site.origin}/api/nowhere`);
  expect(api.status).toBe(404);
  expect(await api.json()).toMatchObject({ code: 'not_found' });
  expect(
    z.array(z.unknown()).parse(await (await fetch(`${site.origin}/api/models`)).json()).length,
  ).toBeGreaterThan(12);
});

test.each(['/%ff', '/api/%ff', '/api/nowhere', '/images/%00'])(
  'a malformed address (%s) is a 404 with our message',
  async (path) => {
    const answer = await fetch(`${site.origin}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  },
);

test('an error page leads to no other site', async () => {
  const answer = await fetch(`${site.origin}//evil.example/%ff`, { headers: { accept: 'text/html' } });
  const links = [...(await answer.text()).matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
  expect(links).not.toHaveLength(0);
  for (const link of links) expect(new URL(link, answer.url).origin).toBe(site.origin);
});

test('a script is compressed, has its media type, and is cached for a year', async () => {
  const answer = await fetch(`${site.origin}/assets/entry-abc.js`, { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
  expect(await answer.text()).toBe(SCRIPT);
  const plain = await fetch(`${site.origin}/assets/entry-abc.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
  expect((await fetch(`${site.origin}/assets/nothing.js`)).status).toBe(404);
});

test('a lost database is a 503 with Retry-After, and a page for browsers', async () => {
  const lost = await startTestApp();
  try {
    const { id } = await createUser(lost.db);
    const headers = { cookie: `framewright=${await createSession(lost.db, id)}`, accept: 'text/html' };
    await lost.loseDatabase();
    const call = await fetch(`${lost.origin}/api/auth/user`, { headers });
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).toBe('5');
    expect(await call.json()).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
    const page = await fetch(`${lost.origin}/pricing`, { headers });
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toMatch(/text\/html/);
    expect(await page.text()).toContain('<a href="">Try again</a>');
  } finally {
    await lost.close();
  }
});

test.each([
  ['/Pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['//gallery///?q=Lake&x', '/gallery?q=Lake&x'],
  ['/Prompt-Builder/Business/Remote-Work/', '/prompt-builder/business/remote-work'],
  ['/gallery/6F9B1C1E-0000-4000-8000-000000000001', '/gallery/6f9b1c1e-0000-4000-8000-000000000001'],
])('%s is a page that has moved for good to %s', async (address, location) => {
  const answer = await fetch(site.origin + address, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

test.each(['//evil.example/', '/nowhere/', '/NOWHERE', '/api/models/'])(
  '%s leads nowhere',
  async (address) => {
    const answer = await fetch(site.origin + address, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBeNull();
  },
);
