import { AccountArea } from '#web/features/account/account-area.tsx';
import { AccountNotices } from '#web/features/billing/account-notices.tsx';
import { PaymentSuccess } from '#web/features/billing/payment-success.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function SuccessPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <AccountNotices />
      <PaymentSuccess />
    </PageFrame>
  );
}
