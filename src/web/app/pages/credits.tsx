import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { FailedPaymentNotice } from '#features/plans/web/failed-payment-notice.tsx';
import { SignedOutStatement } from '#features/statement/web/signed-out-statement.tsx';
import { Statement } from '#features/statement/web/statement.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { SitePage } from '../site-page.tsx';

export default function CreditsPage() {
  const { user } = usePageState();
  return (
    <SitePage>
      <FailedPaymentNotice />
      <AccountNotices />
      {user ? <Statement /> : <SignedOutStatement />}
    </SitePage>
  );
}
