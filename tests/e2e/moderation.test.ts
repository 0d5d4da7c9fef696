import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase } from '#features/moderation/rules/open-case';
import { createSession, createUser } from '#testing/factories';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, type Visit, visit, visitSignedIn } from './support/browser.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { expectNotification, waitForHydration } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
let ids: string[];
beforeAll(async () => {
  [stage, browser] = await Promise.all([
    startStage({ env: { ADMIN_EMAILS: 'admin@example.test' } }),
    startBrowser(),
  ]);
  ids = await publishPictures(
    stage,
    ['A pier', 'A harbour', 'A lighthouse', 'A dune'].map((prompt) => ({ prompt, category: 'travel' })),
  );
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

async function visitAsAdmin(options: { width?: number } = {}): Promise<Visit> {
  const visitor = await visit(browser, { origin: stage.origin, ...options });
  const { id } = await createUser(stage.db, { email: 'admin@example.test' });
  const value = await createSession(stage.db, id);
  await visitor.page
    .context()
    .addCookies([{ name: 'framewright', value, url: stage.origin, httpOnly: true }]);
  return visitor;
}

const isPublic = async (id: string) =>
  (await stage.db.selectFrom('galleryImages').select('id').where('id', '=', id).execute()).length === 1;
const cases = (page: Page) => page.getByRole('list', { name: 'Open cases' }).locator('[data-case]');

/** Opens moderation cases for gallery pictures, as their judge would; the last is the newest. */
async function doubt(...doubted: string[]): Promise<void> {
  for (const id of doubted)
    await stage.db.transaction().execute(async (trx) => {
      const row = await trx
        .deleteFrom('galleryImages')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await openCase(trx, { ...row, origin: 'judged', reason: 'sexual' });
      const scores = JSON.stringify({ sexy: 0.72, neutral: 0.2 });
      await trx
        .insertInto('imageVerdicts')
        .values({ imageId: row.imageId, decision: 'review', reason: 'sexual', scores, judge: 'test' })
        .execute();
    });
}

test('a visitor reports a picture from its dialog, by keyboard, and an admin removes it', async () => {
  const visitor = await visit(browser, { ...stage, width: 390 });
  const { page, troubles } = visitor;
  await page.goto('/gallery');
  await waitForHydration(page);
  await page.locator(`[data-picture="${ids[0]}"] a`).click();
  const dialog = page.getByRole('dialog', { name: 'Image Details' });
  await dialog.getByRole('button', { name: 'Report' }).focus();
  await page.keyboard.press('Enter');
  const send = dialog.getByRole('button', { name: 'Send report' });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await dialog.getByLabel('A child shown in a harmful way').isChecked()).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(page.url()).toContain(ids[0]);
  await dialog.getByLabel('Anything to add').fill('Far too little of it is covered.');
  await expectAccessible(page, 'report form');
  await send.click();
  await expectNotification(page, 'Thank you for the report', 'We will review the picture.');
  await dialog.getByRole('button', { name: 'Reported' }).waitFor();
  expect(troubles).toEqual([]);
  await visitor.close();

  const admin = await visitAsAdmin();
  await admin.page.goto('/');
  await waitForHydration(admin.page);
  await admin.page.getByRole('button', { name: 'Account menu' }).click();
  await admin.page.getByRole('menuitem', { name: 'Admin' }).click();
  await admin.page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();
  const row = cases(admin.page);
  await row.getByText('Far too little of it is covered.').waitFor();
  await row.getByText('One person reported it.').waitFor();
  expect(await row.getByRole('button', { name: 'Show the picture' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  await expectAccessible(admin.page, 'review queue');
  await row.getByRole('button', { name: 'Remove' }).click();
  await row.getByText('The picture is permanently deleted.').waitFor();
  await row.getByRole('button', { name: 'Remove' }).click();
  await expectNotification(admin.page, 'Removed', 'The picture has been deleted.');
  await admin.page.getByText('Nothing to review').waitFor();
  expect(await isPublic(ids[0]!)).toBe(false);
  await admin.page.getByRole('link', { name: /^Done/ }).click();
  await admin.page.getByText('Removed by admin@example.test').waitFor();
  expect(admin.troubles).toEqual([]);
  await admin.close();
});

test('keyboard shortcuts move through the queue and decide; a case decided by another admin says so', async () => {
  await doubt(ids[1]!, ids[2]!);
  const { page, troubles, close } = await visitAsAdmin();
  await page.goto('/admin/moderation');
  await waitForHydration(page);
  await expect.poll(() => cases(page).count()).toBe(2);
  await page.getByText('It is likely suggestive (72%), possibly harmless (20%).').first().waitFor();
  await page.keyboard.press('j');
  expect(await cases(page).nth(1).getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('a');
  await expectNotification(page, 'Approved', 'The picture is in the gallery.');
  await expect.poll(() => cases(page).count()).toBe(1);

  await stage.db
    .updateTable('moderationCases')
    .set({ status: 'removed', decidedAt: new Date() })
    .where('status', '=', 'open')
    .execute();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expectNotification(page, 'Nothing left to decide', 'This picture has been removed already.');
  await page.getByText('Nothing to review').waitFor();
  expect(troubles).toEqual([expect.stringMatching(/^409 POST .*\/remove$/)]);
  await close();
});

test('an admin removes a public picture from its own page', async () => {
  const { page, troubles, close } = await visitAsAdmin();
  await page.goto(`/gallery/${ids[3]}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove from the gallery' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectNotification(page, 'Removed from the gallery', 'The decision is recorded.');
  expect(await isPublic(ids[3]!)).toBe(false);
  expect(troubles).toEqual([]);
  await close();
});

test('other users see that the queue is for admins', async () => {
  const visitor = await visit(browser, stage);
  expect((await visitor.page.goto('/admin/moderation'))?.status()).toBe(401);
  await visitor.page.getByText('Please sign in with an admin account.').waitFor();
  await visitor.close();
  const user = await visitSignedIn(browser, stage);
  expect((await user.page.goto('/admin/moderation'))?.status()).toBe(403);
  await user.page.getByText('is not an admin of this site').waitFor();
  await waitForHydration(user.page);
  await expectAccessible(user.page, 'refused queue');
  await user.close();
});
