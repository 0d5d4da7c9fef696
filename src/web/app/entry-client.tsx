import './styles.css';
import { hydrateRoot } from 'react-dom/client';
import { findPage } from '#features/site/content/pages';
import type { PageInput } from '#features/site/contract/page-state';
import { LIVE_AFTER_MS } from '#platform/limits/limits';
import { App } from './app.tsx';
import { PAGE_STATE_ID } from './document.tsx';
import { createFilledQueryClient } from './fill-queries.ts';
import { loadPage } from './load-page.ts';
import { showSession } from './show-session.ts';

// The page's own code first: hydration that waited for it would leave the page dead half-way. Not by a
// top-level await: that code imports this file's chunk, and each would wait for the other.
void Promise.all([loadPage(findPage(location.pathname, location.search)), untilParsed()]).then(() => {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent ?? '';
  const input = JSON.parse(json) as PageInput;
  showSession(input.state.user?.id ?? null);
  const client = createFilledQueryClient(input);
  hydrateRoot(document, <App input={input} json={json} queryClient={client} />);
  document.dispatchEvent(new Event('hydrating'));
  // A page that has just come has other things to load, and what it shows is fresh. Without this, it polls.
  setTimeout(async () => (await import('#web/api/live-updates.ts')).startLiveUpdates(client), LIVE_AFTER_MS);
});

/** Scripts may be there before the end of the document is, where the page's state stands. */
function untilParsed(): Promise<unknown> | undefined {
  if (document.readyState === 'loading')
    return new Promise((done) => document.addEventListener('DOMContentLoaded', done));
}
