import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';
import { findPage } from '#features/site/content/pages';
import { shownPath } from '#web/state/overlay-location.ts';
import { loadedPage, loadPage } from './load-page.ts';

/** Follows a link once the next page's code is there, so that no empty page is seen in between. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const { pathname, search } = new URL(to, location.href);
  const go = () => {
    arrivesByLink = pathname !== shownPath();
    navigate(to, options);
  };
  const name = findPage(pathname, search);
  if (loadedPage(name)) go();
  // Code that is gone was replaced by a newer version's: the server has its pages.
  else loadPage(name).then(go, () => location.assign(to));
};

/** A page reached by a link begins at its top with the focus on its main part; Back returns to its place. */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    forgetFirstPage();
    if (!arrivesByLink) return;
    arrivesByLink = false;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}

/** What the server said of the page that was loaded, to those who run no scripts, holds for no other. */
function forgetFirstPage(): void {
  const said = 'meta[property],meta[name^=twitter],script[type$="ld+json"]';
  for (const tag of document.head.querySelectorAll(said)) tag.remove();
}

let arrivesByLink = false;
