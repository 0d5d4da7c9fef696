import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '#testing/moderation-factories';
import { signIn } from '#testing/sign-in';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adminAcrs: ['urn:two', 'urn:three'] });
});
afterAll(() => site.close());

test('admins need one of the configured sign-in methods, and a refusal says so', async () => {
  const admin = await createAdmin(site);
  const statusWith = async (acr: string | null) => {
    await site.db.updateTable('sessions').set({ acr }).where('userId', '=', admin.id).execute();
    const answer = await admin.call('/api/admin/users');
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  for (const acr of [null, '', 'urn:one', 'urn:two urn:three', 'URN:TWO'])
    expect(await statusWith(acr)).toEqual([403, 'stronger_sign_in_required']);
  expect(await statusWith('urn:three')).toEqual([200, undefined]);
});

test('only admins are sent to that method when they sign in again', async () => {
  const asked = async (email: string) => {
    const { browser } = await signIn(site.origin, { email });
    const login = await browser.go(`${site.origin}/api/auth/login?fresh=true`);
    return new URL(login.headers.get('location')!).searchParams.get('acr_values');
  };
  expect(await asked('admin@example.test')).toBe('urn:two urn:three');
  expect(await asked('somebody@example.test')).toBeNull();
});
