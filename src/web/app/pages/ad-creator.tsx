import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { AdCreator } from '#features/ads/web/ad-creator.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function AdCreatorPage() {
  return (
    <PageFrame wide library={<LibraryButton />} account={<AccountArea />}>
      <AdCreator />
    </PageFrame>
  );
}
