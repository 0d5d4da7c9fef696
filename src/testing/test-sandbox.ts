import type { SandboxOptions } from '#adapters/page-browsers/chromium/sandbox-plan';

/** The browser's sandbox in tests. `global-sandbox.ts` has turned it off where this machine does not allow it. */
export const TEST_SANDBOX: SandboxOptions = { isRequired: process.env.BROWSER_SANDBOX !== 'off' };
