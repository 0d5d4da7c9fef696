import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { waitForHydration } from './support/parts.ts';
import type { Stage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
let program: Server;
let redirect: string;
let answered: URLSearchParams | undefined;
beforeAll(async () => {
  [stage, browser] = await Promise.all([joinSharedSite(), startBrowser()]);
  program = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (pathname === '/callback') answered = searchParams;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Back in the program</title>');
  });
  await once(program.listen(0, '127.0.0.1'), 'listening');
  redirect = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
});
afterAll(async () => {
  program?.close();
  await browser?.close();
  await stage?.stop();
});

test('a person connects a program, with fewer permissions than it asks for, and disconnects it', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto('/account');
  const { origin } = new URL(page.url());
  const registered = await fetch(`${origin}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Chat', redirect_uris: [redirect] }),
  });
  const { client_id } = await registered.json();
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'gallery:read generations:read',
    state: 'of the program',
  };
  await page.goto(`/oauth/authorize?${new URLSearchParams(request)}`);
  await waitForHydration(page);
  await page.getByText('“Chat”').waitFor();
  await expectAccessible(page, 'connect');
  await page.getByRole('checkbox', { name: 'Search the gallery' }).uncheck();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`${redirect}**`);
  expect(answered!.get('state')).toBe('of the program');

  const issued = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id,
      code: answered!.get('code')!,
      code_verifier: verifier,
      redirect_uri: redirect,
    }),
  });
  expect(await issued.json()).toMatchObject({ scope: 'generations:read' });

  await page.goto(`${origin}/account`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Disconnect Chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Disconnect Chat' }).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});
