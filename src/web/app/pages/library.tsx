import { LibraryPage as Library } from '#features/library/web/library-page.tsx';
import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { FailedPaymentNotice } from '#features/plans/web/failed-payment-notice.tsx';
import { SitePage } from '../site-page.tsx';

export default function LibraryPage() {
  return (
    <SitePage>
      <FailedPaymentNotice />
      <AccountNotices />
      <Library />
    </SitePage>
  );
}
