import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { PaymentSuccess } from '#features/plans/web/payment-success.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function SuccessPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <AccountNotices />
      <PaymentSuccess />
    </PageFrame>
  );
}
