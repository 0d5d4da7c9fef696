import type { Page, Request } from 'playwright-core';
import type { SightRefusal } from './messages.ts';
import { networkRefusal } from './sight-refusal.ts';

/** Where the page itself has come to: its last navigation, whoever began it. */
export interface Navigation {
  last(): { status: number; isPage: boolean; failure: SightRefusal | undefined };
}

export function watchNavigation(page: Page): Navigation {
  let status = 0;
  let isPage = false;
  let failure: SightRefusal | undefined;
  const isOwn = (request: Request) => {
    try {
      return request.isNavigationRequest() && request.frame() === page.mainFrame();
    } catch {
      // Of a frame that is not there yet, or no more.
      return false;
    }
  };
  page.on('response', (response) => {
    if (!isOwn(response.request())) return;
    const headers = response.headers();
    status = response.status();
    isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
    failure = headers['x-egress-refusal']
      ? networkRefusal(response.url(), 'refused by the proxy')
      : undefined;
  });
  page.on('requestfailed', (request) => {
    if (!isOwn(request)) return;
    const error = request.failure()?.errorText ?? '';
    // Another navigation took its place, or it was none of a page (204, a download).
    if (!error.includes('ERR_ABORTED')) failure = networkRefusal(request.url(), error);
  });
  return { last: () => ({ status, isPage, failure }) };
}
