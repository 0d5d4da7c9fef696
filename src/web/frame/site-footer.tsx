import { Link } from 'wouter';
import { usePageState } from '#web/state/page-state.tsx';
import { Mark } from './mark.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function SiteFooter() {
  const { supportEmail } = usePageState();
  return (
    <footer id="footer" tabIndex={-1} className="outline-none mt-auto border-border border-t">
      <div className="site-grid flex flex-col gap-4 py-6 md:flex-row md:flex-wrap md:items-center md:gap-x-8 md:gap-y-3">
        <p className="flex items-center gap-2.5 text-muted text-sm">
          <Mark className="size-4 shrink-0" />
          <span>
            Pictures made here are generated, and{' '}
            <Link href="/verify" className="underline underline-offset-4 hover:text-ink">
              say so in their metadata
            </Link>
            .
          </span>
        </p>
        {/* On its own line until it fits beside the rest. */}
        <nav
          aria-label="Footer"
          className="-mx-2 flex flex-wrap text-sm md:order-last md:basis-full xl:order-none xl:ml-auto xl:basis-auto"
        >
          {LINKS.map(([href, label]) => (
            <Link key={href} href={href} className={LINK_LOOK}>
              {label}
            </Link>
          ))}
          <a href={`mailto:${supportEmail}`} className={LINK_LOOK}>
            Contact Support
          </a>
        </nav>
        <div className="flex items-center gap-2 md:ml-auto xl:ml-0">
          <Shortcuts />
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}

const LINKS = [
  ['/ad-creator', 'Ad Creator'],
  ['/ai-image-generator-comparison', 'Comparisons'],
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cookie-policy', 'Cookie Policy'],
] as const;

const LINK_LOOK =
  'inline-flex h-11 items-center rounded-sm px-2 text-muted underline-offset-4 transition-colors hover:text-ink hover:underline md:pointer-fine:h-8';
