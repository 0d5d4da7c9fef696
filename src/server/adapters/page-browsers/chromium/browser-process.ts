/**
 * The process that drives Chromium for `launch-host.ts`. It knows no setting and no secret and, where it is started as root,
 * gives root's rights away before it starts the browser.
 */
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { capturePage } from './capture-page.ts';
import type { Answer, Order } from './messages.ts';
import { unpackChromium } from './unpack-chromium.ts';

/** `nobody` on every Linux: also what the kernel shows for users that it does not know. */
const NOBODY = 65_534;

let browser: Browser | undefined;
let browserPid: number | undefined;
const captures = new Map<number, AbortController>();

// Pages come first, and where memory runs out, this process goes before those who can launch it again (Linux).
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Elsewhere the system chooses.
}

// Now: it is killed in the end, and soon has no right to write there.
flushCompileCache();

process.on('disconnect', () => {
  if (browserPid !== undefined) killGroup(browserPid);
  process.exit();
});
process.on('message', async (order: Order) => {
  if (order.kind === 'launch') return tell(await launch(order));
  if (order.kind === 'drop') return captures.get(order.id)?.abort();
  const dropped = new AbortController();
  captures.set(order.id, dropped);
  const seen = await capturePage(browser!, order, dropped.signal);
  captures.delete(order.id);
  if ('refusal' in seen) tell({ kind: 'refused', id: order.id, refusal: seen.refusal });
  else tell({ kind: 'captured', id: order.id, sight: seen.sight });
});

async function launch({ proxy, folder, userAgent }: Extract<Order, { kind: 'launch' }>): Promise<Answer> {
  try {
    const unpacked = await unpackChromium();
    if (process.getuid?.() === 0) becomeNobody(folder);
    process.env.TMPDIR = folder;
    const options: LaunchOptions = {
      executablePath: join(unpacked, 'chromium'),
      env: { HOME: folder, TMPDIR: folder, ...fontsOf(unpacked) },
      // Not even loopback goes past the proxy.
      proxy: {
        server: proxy.origin,
        bypass: '<-loopback>',
        username: 'framewright',
        password: proxy.token,
      },
      args: chromiumFlags(userAgent),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    };
    // Machines differ in whether they let a program build a sandbox.
    let isSandboxed = true;
    browser = await chromium.launch({ ...options, chromiumSandbox: true }).catch(() => {
      isSandboxed = false;
      return chromium.launch({ ...options, chromiumSandbox: false });
    });
    browser.once('disconnected', () => process.exit(1));
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    browserPid = processInfo.find(({ type }) => type === 'browser')!.id;
    return { kind: 'launched', pid: browserPid, isSandboxed };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function chromiumFlags(userAgent: string): string[] {
  return [
    `--user-agent=${userAgent}`,
    // Whatever would look a name up by itself finds nothing.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    // WebRTC sends its packets past any proxy otherwise.
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

/** Machines without fonts get those of the package. */
function fontsOf(unpacked: string): Record<string, string> {
  return existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(unpacked, 'fonts') };
}

function becomeNobody(folder: string): void {
  chownSync(folder, NOBODY, NOBODY);
  process.setgroups!([]);
  process.setgid!(NOBODY);
  process.setuid!(NOBODY);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function tell(answer: Answer): void {
  process.send!(answer);
}
