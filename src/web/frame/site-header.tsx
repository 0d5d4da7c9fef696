import { CircleArrowUp, ImagePlus, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Mark } from './mark.tsx';

export interface SiteHeaderProps {
  /** The way back to the landing view, while a result is viewed in its place. */
  home?: ReactNode;
  library?: ReactNode;
  /** The gallery's own header leads to Create, and not to itself. */
  gallery?: boolean;
  /** Whether the page beneath is as wide as the gallery. */
  wide?: boolean;
  /** Credits and avatar menu, or Sign In. */
  account?: ReactNode;
}

/** Icons alone on phones, words from 640 px on; two lines where one is too narrow for them. */
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
