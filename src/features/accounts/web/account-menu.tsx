import { CircleUserRound, Coins, LibraryBig, LogOut, ShieldCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { signOut } from '../contract/sign-in.ts';
import type { User } from '../contract/user.ts';
import { fullName } from './person.ts';

interface AccountMenuProps {
  user: User;
  /** The button that opens it. */
  children: ReactNode;
}

/** Opens at once, because it is only loaded after a click. */
export function AccountMenu({ user, children }: AccountMenuProps) {
  const name = fullName(user);
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="max-w-72">
          {name && <p className="font-medium">{name}</p>}
          <p className="text-muted [overflow-wrap:anywhere]">{user.email}</p>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/library">
            <LibraryBig aria-hidden />
            Library
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/favorites">
            <Star aria-hidden />
            Favorites
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/credits">
            <Coins aria-hidden />
            Credits
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/account">
            <CircleUserRound aria-hidden />
            Account
          </Link>
        </DropdownMenuItem>
        {user.isAdmin && (
          <DropdownMenuItem asChild>
            <Link href="/admin/moderation">
              <ShieldCheck aria-hidden />
              Admin
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <a href={signOut.path}>
            <LogOut aria-hidden />
            Log out
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
