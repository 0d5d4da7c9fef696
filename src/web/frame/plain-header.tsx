import { LibraryBig } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { SiteHeader } from './site-header.tsx';
import { TAB_LOOK } from './tab-look.ts';

/** The header of a page without scripts: links instead of the library's dialog and the account's menu. */
export function PlainHeader() {
  return (
    <SiteHeader
      library={
        <Link href="/library" className={TAB_LOOK}>
          <LibraryBig aria-hidden />
          <span>
            <span className="max-lg:sr-only">View </span>Library
          </span>
        </Link>
      }
      account={
        <Button asChild>
          <Link href="/account">Account</Link>
        </Button>
      }
    />
  );
}
