import { Eraser, ImagePlus, LayoutGrid, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { Mark } from './mark.tsx';
import { TAB_LOOK } from './tab-look.ts';

export interface SiteHeaderProps {
  /** A link back to the landing view, while a result replaces it. */
  home?: ReactNode;
  library?: ReactNode;
  /** Credits and account menu, or Sign In. */
  account?: ReactNode;
}

/**
 * The same on every page. Below 1024 px the main links are a bar of labeled tabs at the bottom of the screen; the header
 * must then have no backdrop filter, or the bar would be placed inside it.
 */
export function SiteHeader({ home, library, account }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-border border-b bg-paper lg:bg-paper/90 lg:backdrop-blur-md">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-ink px-4 py-3 text-paper text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="site-grid flex min-h-14 items-center gap-1 lg:min-h-16 lg:gap-2 low:flex-wrap">
        <Link
          href="/"
          aria-label="Framewright"
          className="-ml-2.5 mr-auto flex h-11 min-w-11 items-center gap-2.5 rounded-md px-2.5 lg:mr-3"
        >
          <Mark className="size-5 shrink-0" />
          <span aria-hidden className="hidden font-medium text-base tracking-tight min-[400px]:inline">
            Framewright
          </span>
        </Link>
        {home}
        <nav
          aria-label="Main"
          className="max-lg:tab-bar flex items-stretch lg:flex-1 lg:items-center lg:gap-1 print:hidden"
        >
          <MainLink href="/create" label="Create" icon={<ImagePlus aria-hidden />} />
          <MainLink href="/gallery" label="Gallery" icon={<LayoutGrid aria-hidden />} />
          <MainLink href="/ad-creator" label="Ad Creator" icon={<Megaphone aria-hidden />} />
          <MainLink href="/remove-background" label="Remove BG" icon={<Eraser aria-hidden />} />
          {library}
        </nav>
        <Button asChild variant="ghost" className="px-3">
          <Link href="/pricing">Upgrade</Link>
        </Button>
        {account}
      </div>
    </header>
  );
}

function MainLink({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  const [path] = useLocation();
  return (
    <Link href={href} aria-current={path === href ? 'page' : undefined} className={TAB_LOOK}>
      {icon}
      {label}
    </Link>
  );
}
