import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { Pricing } from '#features/plans/web/pricing.tsx';
import { SitePage } from '../site-page.tsx';

export default function PricingPage() {
  return (
    <SitePage>
      <AccountNotices />
      <Pricing />
    </SitePage>
  );
}
