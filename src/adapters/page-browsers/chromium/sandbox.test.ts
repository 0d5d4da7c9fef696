import { describe, expect, test } from 'vitest';
import {
  asPlainUser,
  reportSandbox,
  type SandboxReport,
  SECRET,
  WITHOUT_NAMESPACES,
} from '#testing/browser-vectors/report-sandbox';
import { tryVectors } from '#testing/browser-vectors/try-vectors';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { findHelperFault, planSandbox } from './sandbox-plan.ts';

function expectSandboxed({ state, outcome, own, processes }: SandboxReport, confinement: string): void {
  expect({ state, outcome }).toEqual({
    state: { isOn: true, isSandboxed: true, usesHelper: false, confinement, isOtherUser: own.user === '0' },
    outcome: 'shown',
  });
  const pages = processes.filter(({ kind }) => kind === 'renderer');
  expect(pages.length).toBeGreaterThan(0);
  const driver = processes.find(({ kind }) => kind === 'node')!;
  for (const page of pages) {
    // System calls are filtered, and it is in a process namespace below its driver's.
    expect(page).toMatchObject({ seccomp: '2', noNewPrivs: '1' });
    expect(page.depth).toBeGreaterThan(driver.depth);
  }
  const chromium = processes.filter(({ kind }) => !['unshare', 'node'].includes(kind));
  for (const one of [driver, ...chromium]) {
    expect(one.noNewPrivs).toBe('1');
    if (own.user === '0') expect(one.user).not.toBe('0');
    if (one.network !== undefined && confinement !== 'limits') expect(one.network).not.toBe(own.network);
  }
  const environments = processes.flatMap(({ environment }) => environment ?? []);
  expect(environments.length).toBeGreaterThan(0);
  expect(environments.join('\n')).not.toContain(SECRET);
}

describe.runIf(TEST_SANDBOX.isRequired)('in the sandbox', () => {
  test('pages have filtered system calls, and no access to the server’s network or environment', async () => {
    const { confinement } = await planSandbox({ isRequired: true });
    expectSandboxed(await reportSandbox(), confinement);
  }, 160_000);

  test('a server that runs as a plain user has the same sandbox', async () => {
    const found = await asPlainUser((before) => reportSandbox(before));
    expect(found.own.user).not.toBe('0');
    expectSandboxed(found, 'files');
  }, 160_000);

  test('without namespaces no page is captured, unless the sandbox is turned off', async () => {
    const [refused, allowed] = await asPlainUser(
      async (before) =>
        [
          await reportSandbox([...before, ...WITHOUT_NAMESPACES]),
          await reportSandbox([...before, ...WITHOUT_NAMESPACES], 'off'),
        ] as const,
    );
    expect(refused).toMatchObject({
      state: { isOn: false, isForSandbox: true, reason: expect.stringContaining('namespaces') },
      outcome: 'noSandbox',
      processes: [],
    });
    expect(allowed).toMatchObject({ state: { isOn: true, isSandboxed: false }, outcome: 'shown' });
    // Control measurement for the test above.
    const pages = allowed.processes.filter(({ kind }) => kind === 'renderer');
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.map(({ seccomp }) => seccomp)).not.toContain('2');
  }, 300_000);

  test('code that escapes the browser reaches nothing of the machine', async () => {
    const { confinement } = await planSandbox({ isRequired: true });
    const { tried, hits, controls } = await tryVectors(confinement);
    expect(tried.length).toBeGreaterThanOrEqual(25);
    // Without namespaces for files and network, the sandbox is the only protection.
    if (confinement === 'files') expect(hits).toEqual([]);
    expect(controls).toEqual(tried);
  }, 120_000);
});

test.each([
  ['a missing file', '/nowhere/chrome-sandbox', 'is no file'],
  ['a program that does not belong to root or gains no rights', process.execPath, 'must belong to root'],
])('%s is not a valid helper', async (_what, helper, words) => {
  await expect(findHelperFault(helper)).resolves.toContain(words);
});
