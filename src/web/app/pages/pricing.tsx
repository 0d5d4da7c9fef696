import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { Pricing } from '#features/plans/web/pricing.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function PricingPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <AccountNotices />
      <Pricing />
    </PageFrame>
  );
}
