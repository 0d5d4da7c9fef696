import type { ReactNode } from 'react';
import { AdminNav } from './admin-nav.tsx';

interface AdminPageProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of admin pages: navigation and title. */
export function AdminPage({ title, aside, children }: AdminPageProps) {
  return (
    <>
      <AdminNav />
      {/* As tall as the window, so that the footer does not move while content loads. */}
      <div className="site-grid min-h-svh py-8 md:py-12">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h1 className="font-serif text-title">{title}</h1>
          {aside}
        </header>
        {children}
      </div>
    </>
  );
}
