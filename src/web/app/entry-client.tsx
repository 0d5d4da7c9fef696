import './styles.css';
import { hydrateRoot } from 'react-dom/client';
import { findPage } from '#features/site/content/pages';
import type { PageInput } from '#features/site/contract/page-state';
import { App } from './app.tsx';
import { PAGE_STATE_ID } from './document.tsx';
import { createFilledQueryClient } from './fill-queries.ts';
import { loadPage } from './load-page.ts';
import { showSession } from './show-session.ts';

/** A page opens its event stream and the like this long after it has loaded. */
const LIVE_AFTER_MS = 2_000;

// Loads the page's code first, so that hydration does not stop half-way to wait for it. No top-level await: that code
// imports this chunk, and each would wait for the other.
void Promise.all([loadPage(findPage(location.pathname, location.search)), untilParsed()]).then(() => {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent ?? '';
  const input = JSON.parse(json) as PageInput;
  showSession(input.state.user?.id ?? null);
  const client = createFilledQueryClient(input);
  hydrateRoot(document, <App input={input} json={json} queryClient={client} />);
  document.dispatchEvent(new Event('hydrating'));
  // Later: the page has other things to load, and its data is fresh. Until then it polls.
  setTimeout(async () => (await import('./after-load.ts')).beginAfterLoad(client), LIVE_AFTER_MS);
});

/** A script may run before the document's end, where the page's state is. */
function untilParsed(): Promise<unknown> | undefined {
  if (document.readyState === 'loading')
    return new Promise((done) => document.addEventListener('DOMContentLoaded', done));
}
