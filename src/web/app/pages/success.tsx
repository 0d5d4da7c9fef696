import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { PaymentSuccess } from '#features/plans/web/payment-success.tsx';
import { SitePage } from '../site-page.tsx';

export default function SuccessPage() {
  return (
    <SitePage>
      <AccountNotices />
      <PaymentSuccess />
    </SitePage>
  );
}
