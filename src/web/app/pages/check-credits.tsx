import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { AdminsOnly } from '#features/admin/web/admins-only.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { CreditCheck } from '#features/users/web/credit-check.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { usePageState } from '#web/state/page-state.tsx';

export default function CheckCreditsPage() {
  const { user } = usePageState();
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      {user?.isAdmin ? <CreditCheck /> : <AdminsOnly />}
    </PageFrame>
  );
}
