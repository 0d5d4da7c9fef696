import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { AdminsOnly } from '#features/admin/web/admins-only.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PaymentTest } from '#features/plans/web/payment-test.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { usePageState } from '#web/state/page-state.tsx';

export default function StripeTestPage() {
  const { user } = usePageState();
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      {user?.isAdmin ? <PaymentTest /> : <AdminsOnly />}
    </PageFrame>
  );
}
