import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { scrollFocusedIntoView } from '#web/ui/scroll-into-view.ts';

/** Links between the admin pages. */
export function AdminNav() {
  const [path] = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  // On phones the row is wider than the screen.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav aria-label="Admin" className="border-border border-b bg-surface-1">
      {/* On phones the faded edge shows that there is more. */}
      <ul
        onFocus={scrollFocusedIntoView}
        className="mx-auto flex max-w-[110rem] scroll-px-4 scroll-pr-10 gap-1 overflow-x-auto py-1.5 pr-10 pl-1 [scrollbar-width:none] fade-right sm:pl-3"
      >
        {PLACES.map(({ href, label }) => {
          const isCurrent = path.toLowerCase().replace(/\/+$/, '') === href;
          return (
            <li key={href}>
              <Link
                ref={isCurrent ? current : undefined}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className="flex h-11 items-center whitespace-nowrap rounded-md px-3 font-medium text-muted text-sm hover:text-ink aria-[current]:bg-surface-3 aria-[current]:text-ink md:pointer-fine:h-8"
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const PLACES = [
  { href: '/admin/moderation', label: 'Moderation' },
  { href: '/admin/users', label: 'Users' },
  { href: '/admin/check-credits', label: 'Check credits' },
  { href: '/admin/stripe-test', label: 'Payments' },
  { href: '/admin/operations', label: 'Operations' },
  { href: '/admin/audit', label: 'Audit log' },
];
