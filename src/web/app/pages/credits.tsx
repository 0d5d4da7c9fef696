import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { FailedPaymentNotice } from '#features/plans/web/failed-payment-notice.tsx';
import { SignedOutStatement } from '#features/statement/web/signed-out-statement.tsx';
import { Statement } from '#features/statement/web/statement.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { usePageState } from '#web/state/page-state.tsx';

export default function CreditsPage() {
  const { user } = usePageState();
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <FailedPaymentNotice />
      <AccountNotices />
      {user ? <Statement /> : <SignedOutStatement />}
    </PageFrame>
  );
}
