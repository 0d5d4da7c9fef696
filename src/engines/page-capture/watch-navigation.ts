import type { Page, Request } from 'playwright-core';
import type { SightRefusal } from './messages.ts';
import { networkRefusal, Refused, refusalOfStatus } from './sight-refusal.ts';

/** Tracks the page's last navigation. */
export interface Navigation {
  /**
   * @returns the page's HTTP status
   * @throws Refused if it cannot be captured
   */
  judge(): number;
}

interface Place {
  status: number;
  isPage: boolean;
  failure?: SightRefusal;
}

export function watchNavigation(page: Page): Navigation {
  let place: Place = { status: 0, isPage: false };
  let before = place;
  const isOwn = (request: Request) => {
    try {
      return request.isNavigationRequest() && request.frame() === page.mainFrame();
    } catch {
      // The frame does not exist yet, or any more.
      return false;
    }
  };
  page.on('response', (response) => {
    if (!isOwn(response.request())) return;
    const headers = response.headers();
    const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
    before = place;
    place = { status: response.status(), isPage };
    if (headers['x-egress-refusal']) place.failure = networkRefusal(response.url(), 'refused by the proxy');
  });
  page.on('requestfailed', (request) => {
    if (!isOwn(request)) return;
    const error = request.failure()?.errorText ?? '';
    // A response without a page (204, a download) leaves the previous page in place.
    if (error.includes('ERR_ABORTED')) place = before;
    else place = { ...place, failure: networkRefusal(request.url(), error) };
  });
  return {
    judge() {
      const failure = place.failure ?? refusalOfStatus(place.status, place.isPage, page.url());
      if (failure) throw new Refused(failure);
      return place.status;
    },
  };
}
