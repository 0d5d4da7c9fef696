import { lazy, type ReactNode, Suspense } from 'react';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

/** Header, main part and footer of a page. `#content` gets the focus after a navigation. */
export function PageFrame({ children, ...slots }: SiteHeaderProps & { children: ReactNode }) {
  return (
    <>
      <SiteHeader {...slots} />
      {OFFLINE_NOTICE}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {FOOTER}
    </>
  );
}

// Chunks of their own, which no page waits for.
const OfflineNotice = lazy(async () => ({
  default: (await import('#web/ui/offline-notice.tsx')).OfflineNotice,
}));
const SiteFooter = lazy(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }));

/**
 * These hydrate in tasks of their own, after the first screen. One element for all renders: a new one would replace what
 * the server sent with nothing until its chunk is there.
 */
const OFFLINE_NOTICE = (
  <Suspense>
    <OfflineNotice />
  </Suspense>
);
const FOOTER = (
  <Suspense>
    <SiteFooter />
  </Suspense>
);
