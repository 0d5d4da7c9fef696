/**
 * The process that drives Chromium. `launch-host.ts` starts it without the server's privileges, settings and secrets: see
 * `confinement.ts`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { openBridge } from './bridge.ts';
import { capturePage } from './capture-page.ts';
import { findSandboxFault } from './measure-sandbox.ts';
import type { Answer, LaunchOrder, Order } from './messages.ts';

let browser: Browser | undefined;
let browserPid: number | undefined;
const captures = new Map<number, AbortController>();

// The server has priority. If memory runs out, the kernel should kill this process first (Linux).
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Not supported on other systems.
}

process.on('disconnect', () => {
  if (browserPid !== undefined) killGroup(browserPid);
  process.exit();
});
process.on('message', async (order: Order) => {
  if (order.kind === 'launch') return tell(await launch(order.launch));
  if (order.kind === 'drop') return captures.get(order.id)?.abort();
  const dropped = new AbortController();
  captures.set(order.id, dropped);
  const seen = await capturePage(browser!, order, dropped.signal);
  captures.delete(order.id);
  if ('refusal' in seen) tell({ kind: 'refused', id: order.id, refusal: seen.refusal });
  else tell({ kind: 'captured', id: order.id, sight: seen.sight });
});

async function launch(order: LaunchOrder): Promise<Answer> {
  const { isSandboxed } = order;
  try {
    browser = await launchChromium(order);
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    browserPid = processInfo.find(({ type }) => type === 'browser')!.id;
    const fault = isSandboxed ? await findSandboxFault(browser) : undefined;
    if (fault) {
      killGroup(browserPid);
      return { kind: 'failed', message: fault, isSandbox: true };
    }
    browser.once('disconnected', () => process.exit(1));
    return { kind: 'launched', pid: browserPid };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      kind: 'failed',
      message,
      isSandbox: isSandboxed && /no usable sandbox|SUID sandbox/i.test(message),
    };
  }
}

async function launchChromium({
  egress,
  token,
  folder,
  unpacked,
  userAgent,
  isSandboxed,
  sandboxHelper,
}: LaunchOrder): Promise<Browser> {
  const { port } = await openBridge({ host: '127.0.0.1', port: 0 }, { path: egress });
  return await chromium.launch({
    executablePath: join(unpacked, 'chromium'),
    env: {
      HOME: folder,
      TMPDIR: folder,
      ...fontsOf(unpacked),
      ...(sandboxHelper === undefined ? {} : { CHROME_DEVEL_SANDBOX: sandboxHelper }),
    },
    // Loopback addresses use the proxy too.
    proxy: {
      server: `http://127.0.0.1:${port}`,
      bypass: '<-loopback>',
      username: 'framewright',
      password: token,
    },
    args: chromiumFlags(userAgent),
    chromiumSandbox: isSandboxed,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

function chromiumFlags(userAgent: string): string[] {
  return [
    `--user-agent=${userAgent}`,
    // Disables DNS: the proxy resolves names.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    // WebRTC would bypass the proxy.
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--disable-translate',
    '--disable-notifications',
    '--disable-speech-api',
    '--disable-gpu',
    '--disable-3d-apis',
    '--disable-file-system',
    '--disable-print-preview',
    '--dns-prefetch-disable',
    '--no-pings',
    '--no-first-run',
    '--no-default-browser-check',
    '--mute-audio',
    '--disk-cache-size=1',
    '--media-cache-size=1',
    '--renderer-process-limit=8',
    '--js-flags=--max-old-space-size=512',
  ];
}

/** Uses the package's fonts on machines without fonts. */
function fontsOf(unpacked: string): Record<string, string> {
  return existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(unpacked, 'fonts') };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

function tell(answer: Answer): void {
  process.send!(answer);
}
