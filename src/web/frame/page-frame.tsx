import { lazy, type ReactNode, Suspense } from 'react';
import { OfflineNotice } from '#web/ui/offline-notice.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

/** Header, main part and footer of a page. `#content` gets the focus after a navigation. */
export function PageFrame({ children, ...slots }: SiteHeaderProps & { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-ink px-4 py-3 text-paper text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader {...slots} />
      <OfflineNotice />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {FOOTER}
    </>
  );
}

// Its own chunk, which no page waits for.
const SiteFooter = lazy(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }));

/**
 * Hydrates in its own task, after the first screen. One element for all renders: a new one would replace the footer
 * from the server with nothing until its chunk is there.
 */
const FOOTER = (
  <Suspense>
    <SiteFooter />
  </Suspense>
);
