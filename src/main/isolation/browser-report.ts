import type { IsolationProperty, IsolationReport } from '#platform/isolation/isolation-report';
import type { PageBrowserState } from '#ports/page-browser';

/** The browser's report for `/admin/operations`. */
export function reportBrowser(state: PageBrowserState, { isRemote }: { isRemote: boolean }): IsolationReport {
  return { program: 'browser', properties: state.isOn ? listProperties(state, isRemote) : [off(state)] };
}

/** The warning for the console; `undefined` if there is no problem. */
export function warnOfBrowser(state: PageBrowserState): string | undefined {
  if (!state.isOn && state.isForSandbox)
    return (
      `websites are not analyzed: Chromium has no sandbox on this machine, since ${state.reason}. ` +
      'docs/operations.md says how to allow it; BROWSER_SANDBOX=off does without it'
    );
  if (!state.isOn) return `websites cannot be analyzed: ${state.reason}`;
  if (!state.isSandboxed) return "BROWSER_SANDBOX=off: websites are analyzed without Chromium's sandbox";
  return undefined;
}

type Property = IsolationReport['properties'][number];

function off(state: PageBrowserState & { isOn: false }): Property {
  const reason = `Websites are not analyzed: ${state.reason}.`;
  return { name: 'sandbox', isHeld: state.isForSandbox ? false : null, reason };
}

function listProperties(
  { isSandboxed, usesHelper, confinement, isOtherUser }: PageBrowserState & { isOn: true },
  isRemote: boolean,
): Property[] {
  const isApart = confinement === 'files';
  const hasNetwork = confinement === 'limits' || confinement === 'none';
  const isLimited = confinement !== 'none';
  const refused = usesHelper
    ? 'The helper that builds the sandbox needs rights that it would take away.'
    : 'This machine does not let it have namespaces of its own.';
  const files = isRemote && !isApart ? 'It sees the files and processes of its own service.' : refused;
  const held = (name: IsolationProperty, isHeld: boolean, reason: string): Property => ({
    name,
    isHeld,
    reason: isHeld ? null : reason,
  });
  return [
    held('sandbox', isSandboxed, 'BROWSER_SANDBOX=off.'),
    held('user', isOtherUser || isRemote, 'The server does not run as root, and only root may change users.'),
    held('privileges', isLimited, refused),
    held('files', isApart || isRemote, files),
    held('writing', isApart || isRemote, files),
    held('processes', isApart || isRemote, files),
    hasNetwork
      ? held('network', false, `Chromium is told to use the egress proxy alone. ${refused}`)
      : { name: 'network', isHeld: true, reason: 'It reaches the egress proxy alone.' },
    { name: 'environment', isHeld: true, reason: null },
    ...(['memory-limit', 'process-limit', 'open-file-limit', 'file-size-limit'] as const).map((name) =>
      held(name, isLimited, refused),
    ),
  ];
}
