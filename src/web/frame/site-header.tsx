import { CircleArrowUp, ImagePlus, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Mark } from './mark.tsx';

export interface SiteHeaderProps {
  /** A link back to the landing view, while a result replaces it. */
  home?: ReactNode;
  library?: ReactNode;
  /** On the gallery, the header links to Create instead of the gallery. */
  gallery?: boolean;
  /** Whether the page is as wide as the gallery. */
  wide?: boolean;
  /** Credits and account menu, or Sign In. */
  account?: ReactNode;
}

/** Icons only on phones, text from 640 px on; wraps to two lines if needed. */
export function SiteHeader({ home, library, account, gallery = false, wide = gallery }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-border border-b bg-paper/85 backdrop-blur-md">
      <div
        className={cn(
          wide ? 'max-w-[110rem]' : 'max-w-7xl',
          'mx-auto flex min-h-14 flex-wrap items-center justify-end gap-0.5 px-2 sm:gap-1 sm:px-6 md:min-h-16',
        )}
      >
        <Link
          href="/"
          aria-label="Framewright"
          className="mr-auto flex h-11 min-w-11 items-center gap-2.5 rounded-md px-2.5 sm:-ml-2.5 md:mr-3"
        >
          <Mark className="size-5 shrink-0" />
          <span aria-hidden className="hidden font-medium text-[0.9375rem] tracking-tight min-[480px]:inline">
            Framewright
          </span>
        </Link>
        <nav aria-label="Main" className="flex items-center gap-0.5 sm:gap-1 md:flex-1">
          {home}
          {gallery ? (
            <HeaderLink
              href="/create"
              label="Create"
              icon={<ImagePlus aria-hidden className="size-5 sm:hidden" />}
            />
          ) : (
            <HeaderLink
              href="/gallery"
              label="Gallery"
              icon={<LayoutGrid aria-hidden className="size-5 sm:hidden" />}
            />
          )}
          <HeaderLink
            href="/pricing"
            label="Upgrade"
            icon={<CircleArrowUp aria-hidden className="size-5 sm:hidden" />}
            className="md:ml-auto"
          />
          {library}
        </nav>
        {account}
      </div>
    </header>
  );
}

interface HeaderLinkProps {
  href: string;
  label: string;
  icon: ReactNode;
  className?: string | undefined;
}

function HeaderLink({ href, label, icon, className }: HeaderLinkProps) {
  return (
    <Button asChild variant="ghost" size="small" className={className}>
      <Link href={href}>
        {icon}
        <span className="sr-only sm:not-sr-only">{label}</span>
      </Link>
    </Button>
  );
}
