import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';
import { findPage } from '#features/site/content/pages';
import { shownPath } from '#web/state/overlay-location.ts';
import { loadedPage, loadPage } from './load-page.ts';

/** Follows a link after the next page's code is loaded, so that no empty page shows in between. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const { pathname, search } = new URL(to, location.href);
  const go = () => {
    arrivesByLink = pathname !== shownPath();
    navigate(to, options);
  };
  const name = findPage(pathname, search);
  if (loadedPage(name)) go();
  // A new release has replaced the code: loads the page from the server.
  else loadPage(name).then(go, () => location.assign(to));
};

/** After a link, shows and focuses what its fragment names, or the top of the main part; Back restores the old place. */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    forgetFirstPage();
    if (!arrivesByLink) return;
    arrivesByLink = false;
    scrollTo(0, 0);
    const named = document.getElementById(location.hash.slice(1));
    named?.scrollIntoView({ block: 'center', behavior: 'instant' });
    (named ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [path]);
}

/** Removes the first page's tags for crawlers, which are wrong on any other page. */
function forgetFirstPage(): void {
  const crawlerTags = 'meta[property],meta[name^=twitter],script[type$="ld+json"]';
  for (const tag of document.head.querySelectorAll(crawlerTags)) tag.remove();
}

let arrivesByLink = false;
