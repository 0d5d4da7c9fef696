import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { startTraceCollector, type TraceCollector } from '#testing/trace-collector';
import { fillSignInForm, startBrowser, visit } from './support/browser.ts';
import { creditBalance, generateButton, promptBox, waitForHydration } from './support/parts.ts';
import { type Product, startProduct } from './support/product.ts';

const MODEL = 'openai-compatible/picture-1';

let collector: TraceCollector;
let provider: ProviderServer;
let browser: Browser;
let site: Product;
beforeAll(async () => {
  [collector, provider, browser] = await Promise.all([
    startTraceCollector(),
    startProviderServer(findProtocol('openai-compatible')),
    startBrowser(),
  ]);
  site = await startProduct({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      IMAGE_MODEL: MODEL,
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      OPENAI_COMPATIBLE_API_KEY: provider.key,
    },
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  provider?.close();
  collector?.close();
});

test('a click starts a trace that includes the model call', async () => {
  const { page, troubles, close } = await visit(browser, { origin: site.origin });
  await page.goto('/api/auth/login');
  await fillSignInForm(page, 'ada@example.test');
  await creditBalance(page).waitFor();
  await page.goto('/');
  await waitForHydration(page);
  const asked = page.waitForRequest((it) => it.url().endsWith('/api/quick-generate'));
  await promptBox(page).fill('A mountain lake in a storm');
  await generateButton(page).click();
  const { traceparent } = (await asked).headers();
  const [, traceId, clickId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(traceparent ?? '') ?? [];
  expect(traceId).toBeDefined();

  const spans = () => collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => spans().find((span) => span.name === name);
  await expect.poll(() => named(`image ${MODEL}`), { timeout: 90_000 }).toBeDefined();
  await expect.poll(() => named('POST /api/quick-generate')?.parentSpanId, { timeout: 30_000 }).toBe(clickId);
  // Polling is not part of the trace.
  expect(
    new Set(
      spans()
        .filter(({ parentSpanId }) => parentSpanId === clickId)
        .map(({ name }) => name),
    ),
  ).toEqual(new Set(['POST /api/quick-generate']));
  expect(troubles).toEqual([]);
  await close();
});
