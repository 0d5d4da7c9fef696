import { planSandbox } from '#adapters/page-browsers/chromium/sandbox-plan';

/** Vitest's global setup: where this machine allows no sandbox, tests run browsers and sites without it, and say so. */
export async function setup(): Promise<void> {
  if (process.env.BROWSER_SANDBOX === 'off') return;
  await planSandbox({ isRequired: true }).catch((error: Error) => {
    process.env.BROWSER_SANDBOX = 'off';
    console.warn(`BROWSER_SANDBOX=off for these tests: ${error.message}`);
  });
}
