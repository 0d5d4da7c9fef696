import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { YourAccount } from '#features/my-account/web/your-account.tsx';
import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { FailedPaymentNotice } from '#features/plans/web/failed-payment-notice.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function AccountPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <FailedPaymentNotice />
      <AccountNotices />
      <YourAccount />
    </PageFrame>
  );
}
