import { AccountArea } from '#web/features/account/account-area.tsx';
import { YourAccount } from '#web/features/account-page/your-account.tsx';
import { AccountNotices } from '#web/features/billing/account-notices.tsx';
import { FailedPaymentNotice } from '#web/features/billing/failed-payment-notice.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function AccountPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <FailedPaymentNotice />
      <AccountNotices />
      <YourAccount />
    </PageFrame>
  );
}
