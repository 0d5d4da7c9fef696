import { YourAccount } from '#features/my-account/web/your-account.tsx';
import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { FailedPaymentNotice } from '#features/plans/web/failed-payment-notice.tsx';
import { SitePage } from '../site-page.tsx';

export default function AccountPage() {
  return (
    <SitePage>
      <FailedPaymentNotice />
      <AccountNotices />
      <YourAccount />
    </SitePage>
  );
}
