import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { isolationReport } from '#platform/isolation/isolation-report';
import type { PageBrowserState } from '#ports/page-browser';
import { reportBrowser } from './browser-report.ts';
import { watchPageBrowser } from './watch-page-browser.ts';

const WELL: PageBrowserState = {
  isOn: true,
  isSandboxed: true,
  usesHelper: false,
  confinement: 'files',
  isOtherUser: true,
};

async function watch(state: PageBrowserState) {
  const told: string[] = [];
  const noted: unknown[] = [];
  await watchPageBrowser({
    pageBrowser: { check: async () => state },
    isRemote: false,
    isolation: { note: async (report) => void noted.push(isolationReport.parse(report)) },
    logger: pino({ level: 'silent' }),
    tell: (warning) => told.push(warning),
    signal: new AbortController().signal,
  });
  return { told, noted };
}

test('a sandboxed browser is reported without a warning', async () => {
  const { told, noted } = await watch(WELL);
  expect(told).toEqual([]);
  expect(noted).toHaveLength(1);
  const { properties } = reportBrowser(WELL, { isRemote: false });
  expect(properties.filter(({ isHeld }) => !isHeld)).toEqual([]);
});

test('a browser without a sandbox causes a console warning that names the variable', async () => {
  const { told, noted } = await watch({ ...WELL, isSandboxed: false });
  expect(told).toEqual(["BROWSER_SANDBOX=off: websites are analyzed without Chromium's sandbox"]);
  expect(noted).toMatchObject([
    {
      properties: expect.arrayContaining([
        { name: 'sandbox', isHeld: false, reason: 'BROWSER_SANDBOX=off.' },
      ]),
    },
  ]);
});

test('disabled analyses cause a warning with the cause and what to do', async () => {
  const { told, noted } = await watch({
    isOn: false,
    isForSandbox: true,
    reason: 'nobody may make namespaces',
  });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('nobody may make namespaces');
  expect(told[0]).toContain('BROWSER_SANDBOX=off');
  expect(noted).toMatchObject([{ properties: [{ name: 'sandbox', isHeld: false }] }]);
});

describe('a missing property has a reason', () => {
  test.each([
    [{ confinement: 'network' }, ['files', 'writing', 'processes']],
    [{ confinement: 'limits' }, ['files', 'writing', 'processes', 'network']],
    [{ isOtherUser: false }, ['user']],
    [
      { confinement: 'none', usesHelper: true },
      [
        'privileges',
        'files',
        'writing',
        'processes',
        'network',
        'memory-limit',
        'process-limit',
        'open-file-limit',
        'file-size-limit',
      ],
    ],
  ] as const)('%o', (change, open) => {
    const { properties } = reportBrowser({ ...WELL, ...change }, { isRemote: false });
    const lacking = properties.filter(({ isHeld }) => !isHeld);
    expect(lacking.map(({ name }) => name)).toEqual(open);
    for (const { reason } of lacking) expect(reason).toMatch(/\.$/);
  });
});
