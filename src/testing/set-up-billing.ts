import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SOUND_LEDGER } from './audit-ledger.ts';
import { closeBooks } from './payer.ts';
import { startTestBilling, type TestBilling } from './test-billing.ts';

/** Starts a test app with payments for the tests of a file. Its ledger must add up after each test. */
export function setUpBilling(
  keep: (site: TestBilling) => void,
  options?: Parameters<typeof startTestBilling>[0],
): void {
  let site: TestBilling;
  beforeAll(async () => {
    site = await startTestBilling(options);
    keep(site);
  });
  afterEach(async () => {
    expect(await closeBooks(site)).toEqual(SOUND_LEDGER);
  });
  afterAll(() => site.close());
}
