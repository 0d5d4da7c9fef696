import * as phrases from '#phrases';

/** Why a button does nothing, or a page stays empty, in a browser without scripts. */
export function ScriptsOff({ children = phrases.scriptsOff }: { children?: string }) {
  return (
    <noscript>
      <p className="my-2 text-sm text-warning">{children}</p>
    </noscript>
  );
}
