import { planSandbox } from '#adapters/page-browsers/chromium/sandbox-plan';
import {
  asPlainUser,
  reportSandbox,
  type SandboxReport,
  WITHOUT_NAMESPACES,
} from '#testing/browser-vectors/report-sandbox';
import { tryVectors } from '#testing/browser-vectors/try-vectors';
import type { Attack } from './attack.ts';

/** The browser of the ad creator: its sandbox, and the confinement around that. */
export const attack: Attack = {
  name: 'browser',
  async *run() {
    const { confinement } = await planSandbox({ isRequired: true });
    const { tried, hits, controls } = await tryVectors(confinement);
    yield {
      claim:
        'a page that broke out of Chromium’s sandbox reaches no file, process, network or secret of the machine',
      tried: tried.length,
      hits,
      controls: controls.length,
    };

    const reports = await asPlainUser(async (plain) => {
      const ways: Record<string, readonly string[]> = {
        'as the user that the server runs as': [],
        'as a plain user': plain,
        'without namespaces': [...plain, ...WITHOUT_NAMESPACES],
      };
      const found: { way: string; on: SandboxReport; off: SandboxReport }[] = [];
      for (const [way, before] of Object.entries(ways))
        found.push({ way, on: await reportSandbox(before), off: await reportSandbox(before, 'off') });
      return found;
    });
    yield {
      claim: 'pages are opened in Chromium’s sandbox or not at all (control: BROWSER_SANDBOX=off)',
      tried: reports.length,
      hits: reports.filter(({ on }) => isUnsandboxed(on)).map(({ way }) => way),
      controls: reports.filter(({ off }) => isUnsandboxed(off)).length,
    };
  },
};

/** Whether a page was shown by a process without a filter of system calls. */
function isUnsandboxed({ outcome, processes }: SandboxReport): boolean {
  const pages = processes.filter(({ kind }) => kind === 'renderer');
  return outcome === 'shown' && (pages.length === 0 || pages.some(({ seccomp }) => seccomp !== '2'));
}
