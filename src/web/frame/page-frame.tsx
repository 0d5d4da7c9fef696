import { type ReactNode, Suspense } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

/** Header, main part and footer of a page. `#content` is where the focus goes when one page follows another. */
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
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {/* Comes alive in a task of its own, after what is seen first. */}
      <Suspense>
        <SiteFooter wide={slots.wide ?? slots.gallery} />
      </Suspense>
    </>
  );
}
