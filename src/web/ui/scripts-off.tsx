import * as phrases from '#phrases';

/** Beside a Generate button: why it does nothing in a browser without scripts. */
export function ScriptsOff() {
  return (
    <noscript>
      <p className="text-sm text-warning">{phrases.scriptsOff}</p>
    </noscript>
  );
}
