import { useLocation, useSearch } from 'wouter';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountButton } from './account-button.tsx';
import { signInAddress } from './api/accounts.ts';
import { CreditBalance } from './credit-balance.tsx';

/** The end of every header: credits and account menu of the user, or the sign-in link. */
export function AccountArea() {
  const { user } = usePageState();
  const [path] = useLocation();
  const search = useSearch();
  if (!user) {
    return (
      <Button asChild>
        <a href={signInAddress(search ? `${path}?${search}` : path)}>Sign In</a>
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <CreditBalance />
      <AccountButton user={user} />
    </div>
  );
}
