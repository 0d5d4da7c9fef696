import { AccountArea } from '#web/features/account/account-area.tsx';
import { AccountNotices } from '#web/features/billing/account-notices.tsx';
import { FailedPaymentNotice } from '#web/features/billing/failed-payment-notice.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { SignedOutStatement } from '#web/features/statement/signed-out-statement.tsx';
import { Statement } from '#web/features/statement/statement.tsx';
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
