import { lazy, Suspense, useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import type { User } from '../contract/user.ts';
import { avatarLetter } from './person.ts';

/** The avatar; its menu is loaded on the first hover, focus or click. */
export function AccountButton({ user }: { user: User }) {
  const [wanted, setWanted] = useState(false);
  const face = <Avatar src={user.profileImageUrl} fallback={avatarLetter(user)} />;
  const closed = (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      aria-expanded={wanted}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
      className={ACCOUNT_BUTTON}
    >
      {face}
    </button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountMenu user={user}>
        <button type="button" aria-label="Account menu" className={ACCOUNT_BUTTON}>
          {face}
        </button>
      </AccountMenu>
    </Suspense>
  );
}

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

const ACCOUNT_BUTTON =
  'grid size-11 place-items-center rounded-full transition-colors hover:bg-surface-2 md:pointer-fine:size-10';
