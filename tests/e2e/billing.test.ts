import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, visit } from './support/browser.ts';
import { creditBalance, expectNotification, notifications, waitForHydration } from './support/parts.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const plan = (page: Page, name: string) => page.getByRole('article', { name });
const subscription = (page: Page) => page.getByRole('region', { name: 'Your subscription: Professional' });
const promoCode = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const isAtCheckout = (url: URL) => url.pathname.startsWith('/c/pay/');

/** Opens the gateway's portal and runs an action there. @returns the gateway's address */
async function inPortal(page: Page, act: () => Promise<void>): Promise<string> {
  await subscription(page).getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your subscription' }).waitFor();
  const { origin } = new URL(page.url());
  await act();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(`${product.origin}/pricing`);
  await waitForHydration(page);
  return origin;
}

test('a new user buys a plan with a promo code, cancels, resumes, and sees a failed renewal', async () => {
  const { page, troubles, close } = await visit(browser, { origin: product.origin });
  const wishes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-subscription')) wishes.push(request.postDataJSON());
  });

  await page.goto('/pricing');
  await waitForHydration(page);
  await page.getByText('This is a development installation: no money moves.').waitFor();
  await page.getByText('Sign in required to subscribe to any plan', { exact: true }).waitFor();
  await expectAccessible(page, 'plans, signed out');
  expect(await apply(page).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Enter a promo code' }).click();
  await expect.poll(() => promoCode(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await promoCode(page).fill('NOSUCHCODE');
  await apply(page).click();
  await expectNotification(page, 'Invalid promo code', 'This promo code is unknown or has expired.');
  expect(troubles.splice(0)).toEqual(['404 GET /api/promo-codes/NOSUCHCODE']);
  await promoCode(page).fill('  welcome20 ');
  await promoCode(page).press('Enter');
  await expectNotification(page, 'Promo code saved', 'Your promo code will be applied at checkout');
  const code = page.getByText('WELCOME20', { exact: true });
  await code.waitFor();
  expect((await code.boundingBox())!.y).toBeLessThan(900);
  await page.getByRole('link', { name: 'Promo code WELCOME20' }).waitFor();

  await plan(page, 'Professional').getByRole('button', { name: 'Subscribe Now' }).click();
  await expectNotification(page, 'Authentication required', 'Please sign in to subscribe to a plan');
  await fillSignInForm(page, 'newcomer@example.test');
  await page.waitForURL(`${product.origin}/pricing`);
  await waitForHydration(page);
  expect(await creditBalance(page).textContent()).toMatch(/^10\b/);
  await page.getByText('WELCOME20', { exact: true }).waitFor();

  // Two clicks at once: the second comes before the button is rendered as disabled.
  await plan(page, 'Professional')
    .getByRole('button', { name: 'Subscribe Now' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await page.waitForURL(isAtCheckout);
  const checkout = page.url();
  expect(wishes).toEqual([{ priceId: expect.any(String), promoCode: 'WELCOME20' }]);
  await page.getByText('$11.99').first().waitFor();
  await page.goBack();
  const subscribe = plan(page, 'Professional').getByRole('button', { name: 'Subscribe Now' });
  await expect.poll(() => subscribe.isEnabled()).toBe(true);
  await waitForHydration(page);
  await subscribe.click();
  await page.waitForURL(checkout);
  await page.getByRole('button', { name: 'Subscribe' }).click();

  await page.waitForURL(`${product.origin}/success?success=true`);
  await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor();
  await page.getByText('You are on Professional: 300 credits every month.').waitFor();
  await expect.poll(() => creditBalance(page).textContent()).toMatch(/^310\b/);
  await expectAccessible(page, 'after the payment');
  await page.getByRole('link', { name: 'Manage Subscription' }).click();

  await subscription(page).getByText('Active', { exact: true }).waitFor();
  for (const name of ['Starter', 'Professional'])
    expect(await plan(page, name).getByRole('button', { name: 'Already Subscribed' }).isDisabled()).toBe(
      true,
    );
  await plan(page, 'Enterprise').getByRole('button', { name: 'Upgrade to Enterprise' }).click();
  await expectNotification(
    page,
    'Upgrade not available',
    'Please cancel your current subscription first, then subscribe to the new plan.',
  );
  await notifications(page).getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page, 'plans of a subscriber');

  await inPortal(page, () => page.getByRole('button', { name: 'Cancel the plan' }).click());
  await subscription(page).getByText('Canceled', { exact: true }).waitFor();
  expect(await subscription(page).textContent()).toMatch(/Ends on [A-Z][a-z]+ \d+, \d{4}\./);
  await expectAccessible(page, 'plans after canceling');
  await inPortal(page, async () => {
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByText(/^\$14\.99 on /).waitFor();
  });
  await subscription(page)
    .getByText(/^Renews on .* for \$14\.99 with 300 new credits\.$/)
    .waitFor();

  const gateway = await inPortal(page, async () => {
    await page.getByLabel(/renewal/i).check();
    await page.getByRole('button', { name: 'Use this card' }).click();
  });
  await page.request.post(`${gateway}/_control/advance`, { data: { months: 1 } });
  await subscription(page).getByText('Payment failed', { exact: true }).waitFor();
  await subscription(page).getByText('A payment of $14.99 failed').waitFor();
  await expectAccessible(page, 'plans while a payment is open');
  await page.goto('/account');
  const due = page.getByRole('region', { name: 'Subscription' });
  await due.getByText(/^\$14\.99 is due\./).waitFor();
  expect(await due.getByText(/Renews on/).count()).toBe(0);
  await expectAccessible(page, 'the account while a payment is open');
  await page.goto('/credits');
  const renewal = page.getByRole('main').getByRole('link', { name: 'Pay $14.99' });
  const invoice = await renewal.getAttribute('href');
  expect(new URL(invoice ?? '').origin).toBe(gateway);
  const notice = page.getByRole('region', { name: 'A payment failed' });
  await notice.getByRole('link', { name: 'See and pay the invoice' }).click();
  await page.getByText('$14.99').first().waitFor();
  expect(new URL(page.url()).origin).toBe(gateway);
  expect(troubles).toEqual([]);
  await close();
});
